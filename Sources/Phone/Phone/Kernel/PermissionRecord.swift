import TactusPhoneLink

/// The phone's record of the permission of an app to use a protected resource.
public struct PermissionRecord: Sendable, Equatable {
  /// The status.
  public var status: PermissionStatus
  /// Whether the app gets the precise location.
  public var isPrecise: Bool
  /// Whether the user has been asked for the location also while the app is not in use, which
  /// happens once (Permissions.LO3).
  public var wasAskedForAlways: Bool

  /// Creates a record.
  public init(_ status: PermissionStatus, isPrecise: Bool = true, wasAskedForAlways: Bool = false) {
    self.status = status
    self.isPrecise = isPrecise
    self.wasAskedForAlways = wasAskedForAlways
  }

  /// The record in scripts and stores: the status, and `+reduced` and `+asked` if they hold.
  public var text: String {
    status.rawValue + (isPrecise ? "" : "+reduced") + (wasAskedForAlways ? "+asked" : "")
  }

  /// Creates a record of a resource from its text; `nil` for another text, and for a status that
  /// the resource does not have.
  public init?(_ text: String, of resource: ProtectedResource) {
    let words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    guard let status = PermissionStatus(rawValue: words[0]), resource.statuses.contains(status)
    else { return nil }
    self.init(status)
    for word in words.dropFirst() {
      switch word {
      case "reduced" where resource == .location: isPrecise = false
      case "asked" where resource == .location: wasAskedForAlways = true
      default: return nil
      }
    }
  }
}
