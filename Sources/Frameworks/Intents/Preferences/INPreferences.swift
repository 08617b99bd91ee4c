internal import TactusPermissions
internal import TactusPhoneLink
internal import TactusVirtualTime

/// The settings of Siri.
///
/// - Thread: any.
open class INPreferences: NSObject {
  /// Returns the authorization for Siri without asking (Intents.AU1).
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    AppPermissions.permission(.siri).status.siriStatus
  }

  /// Asks the user for authorization, unless it is determined, and calls the closure on another
  /// thread (Intents.AU1).
  @preconcurrency
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    AppPermissions.ask(.siri) { permission in
      PhoneTime.callOnAnotherThread { handler(permission.status.siriStatus) }
    }
  }

  /// Asks the user for authorization, unless it is determined, and returns the status
  /// (Intents.AU1).
  nonisolated(nonsending) open class func requestSiriAuthorization() async
    -> INSiriAuthorizationStatus
  { await AppPermissions.ask(.siri).status.siriStatus }

  /// Returns the language of Siri: that of the phone.
  open class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}

extension PermissionStatus {
  /// The app's authorization for Siri.
  fileprivate var siriStatus: INSiriAuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .limited, .whenInUse, .always: .authorized
    }
  }
}
