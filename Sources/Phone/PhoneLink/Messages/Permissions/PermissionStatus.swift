/// The status of an app's permission to use a protected resource.
public enum PermissionStatus: String, Sendable, CaseIterable {
  /// The user has not been asked.
  case notDetermined = "not-determined"
  /// The user cannot give the permission, such as because of parental controls.
  case restricted
  /// The user has denied it.
  case denied
  /// The user has allowed limited access, such as to some photos.
  case limited
  /// The user has given it.
  case authorized
  /// The user has given it while the app is in use; of the location only.
  case whenInUse = "when-in-use"
  /// The user has given it also while the app is not in use; of the location only.
  case always

  /// Whether the app may use the resource, at least in part or at times.
  public var permitsUse: Bool {
    switch self {
    case .notDetermined, .restricted, .denied: false
    case .limited, .authorized, .whenInUse, .always: true
    }
  }
}
