/// The permissions of an app; without an entry the user has not been asked.
public struct PermissionTable: Sendable, Equatable {
  /// The version of the payload.
  public static let version = 1

  /// The permissions that differ from the one of a new app.
  public var permissions: [ProtectedResource: Permission]

  /// Creates a table.
  public init(_ permissions: [ProtectedResource: Permission] = [:]) {
    self.permissions = permissions
  }

  /// Returns the permission to use a resource.
  public subscript(_ resource: ProtectedResource) -> Permission {
    permissions[resource] ?? Permission(.notDetermined)
  }
}
