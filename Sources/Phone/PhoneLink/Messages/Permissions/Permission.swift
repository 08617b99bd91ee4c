/// The permission of an app to use a protected resource, as the app sees it.
public struct Permission: Sendable, Hashable {
  /// The status.
  public var status: PermissionStatus
  /// Whether the app gets the precise location.
  public var isPrecise: Bool

  /// Creates a permission.
  public init(_ status: PermissionStatus, isPrecise: Bool = true) {
    self.status = status
    self.isPrecise = isPrecise
  }
}
