/// The extent of the permission that an app asks for.
public enum PermissionLevel: String, Sendable, CaseIterable {
  /// The usual extent; of the location, while the app is in use.
  case standard
  /// Also while the app is not in use; of the location only.
  case always
  /// The precise location for the time being, after the user has permitted the approximate one.
  case temporaryFullAccuracy = "temporary-full-accuracy"
}
