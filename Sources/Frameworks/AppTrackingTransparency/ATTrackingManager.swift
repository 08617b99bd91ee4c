internal import TactusPermissions
internal import TactusPhoneLink
internal import TactusVirtualTime

/// The permission to track the user across apps and websites.
///
/// App Tracking Transparency is described in Permissions.TR1….
///
/// - Thread: any.
open class ATTrackingManager: NSObject {
  /// The status of the permission.
  public enum AuthorizationStatus: UInt, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// No app may track, and the user is not asked.
    case restricted = 1
    /// The user has asked the app not to track.
    case denied = 2
    /// The user allows the app to track.
    case authorized = 3
  }

  /// Creates a manager, which has no state of its own.
  public override init() { super.init() }

  /// The status of the app's permission to track; the user is not asked (Permissions.TR1).
  open class var trackingAuthorizationStatus: AuthorizationStatus {
    AppPermissions.permission(.tracking).status.trackingStatus
  }

  /// Asks the user for permission to track, unless already decided, and calls the closure on
  /// another thread with the status (Permissions.TR1).
  @preconcurrency
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    AppPermissions.ask(.tracking) { permission in
      PhoneTime.callOnAnotherThread { completion(permission.status.trackingStatus) }
    }
  }

  /// Asks the user for permission to track, unless already decided, and returns the status
  /// (Permissions.TR1).
  nonisolated(nonsending) open class func requestTrackingAuthorization() async
    -> AuthorizationStatus
  { await AppPermissions.ask(.tracking).status.trackingStatus }
}

extension PermissionStatus {
  /// The tracking status that the phone reports to the app.
  fileprivate var trackingStatus: ATTrackingManager.AuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .limited, .whenInUse, .always: .authorized
    }
  }
}
