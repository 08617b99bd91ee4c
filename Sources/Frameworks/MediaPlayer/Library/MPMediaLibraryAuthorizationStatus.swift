/// The app's permission to use the media library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user has denied the permission.
  case denied = 1
  /// No app may use it.
  case restricted = 2
  /// The user has permitted it.
  case authorized = 3
}
