import TactusPhoneLink

/// A question that decides the permission of an app to use a resource.
enum PermissionQuestion: Sendable, Hashable {
  /// Whether the app may use the resource; of the location, while the app is in use.
  case access
  /// Whether the app may use the location also while it is not in use.
  case always
  /// Whether the app gets the precise location for the time being.
  case temporaryFullAccuracy
}
