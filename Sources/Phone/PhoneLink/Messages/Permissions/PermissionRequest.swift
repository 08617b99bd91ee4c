/// A request of an app to the permission service.
public enum PermissionRequest: Sendable, Equatable {
  /// Requests the app's permissions; the answer comes at once.
  case table
  /// Asks the user for a permission, unless that is decided; the answer comes after the user's.
  ///
  /// The purpose is the text of the app's property list, at most `LinkLimits.shortTextBytes` long.
  case ask(ProtectedResource, PermissionLevel = .standard, purpose: String)
  /// Reports which sensors the app uses from now on; the answer comes at once (Permissions.US1).
  case use(Set<ProtectedResource>)
}
