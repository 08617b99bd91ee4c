internal import TactusPermissions
internal import TactusPhoneLink

/// The permission to read the user's movement (Device.MO2).
enum MotionPermission {
  /// Whether the app may read movement; asks nobody.
  static var status: CMAuthorizationStatus {
    switch AppPermissions.permission(.motion).status {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .limited, .whenInUse, .always: .authorized
    }
  }

  /// Asks the user, unless that is decided, and calls a function on the main queue with the error
  /// that a query has: without the permission, or because nothing is measured.
  static func ask(_ report: @escaping @Sendable (NSError) -> Void) {
    AppPermissions.ask(.motion) { permission in
      report(
        NSError(
          permission.status.permitsUse
            ? CMErrorMotionActivityNotAvailable : CMErrorMotionActivityNotAuthorized))
    }
  }
}
