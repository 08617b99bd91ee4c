/// The permission and the settings of an app's notifications at one time.
///
/// Steps Notifications.AU1….
///
/// - Thread: any; all its properties are constants.
open class UNNotificationSettings: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The permission.
  public let authorizationStatus: UNAuthorizationStatus
  /// The options that the app has requested.
  private let options: UNAuthorizationOptions

  init(_ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions) {
    (authorizationStatus, self.options) = (status, options)
    super.init()
  }

  // MARK: Settings

  /// Whether sounds are played.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether the app's icon shows badges.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether notifications are shown.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the list contains the app's delivered notifications.
  open var notificationCenterSetting: UNNotificationSetting {
    authorizationStatus == .provisional ? .enabled : setting(.alert)
  }
  /// Whether a locked phone may show notifications.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications are shown in CarPlay; the phone has none.
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  /// The alert style of notifications.
  open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
  /// The setting when content is shown; always.
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether critical sounds are played in spite of the ring switch; not supported.
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Whether the app has declared its own notification settings.
  open var providesAppNotificationSettings: Bool {
    options.contains(.providesAppNotificationSettings)
  }
  /// Whether notifications are announced by voice; not supported.
  open var announcementSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications interrupt a focus; not supported.
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Whether notifications are delivered in a summary; not supported.
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Whether notifications of messages interrupt a focus; not supported.
  open var directMessagesSetting: UNNotificationSetting { .notSupported }

  /// Returns the setting of one option (Notifications.AU5).
  private func setting(_ kind: UNAuthorizationOptions) -> UNNotificationSetting {
    switch authorizationStatus {
    case .authorized, .ephemeral: options.contains(kind) ? .enabled : .notSupported
    case .provisional: .disabled
    case .denied: options.contains(kind) ? .disabled : .notSupported
    case .notDetermined: .notSupported
    }
  }

  // MARK: Objects

  /// Returns whether another object has the same permission and settings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSettings else { return false }
    return (authorizationStatus, options) == (other.authorizationStatus, other.options)
  }
  /// The hash of permission and settings.
  open override var hash: Int { authorizationStatus.rawValue &* 1024 &+ Int(options.rawValue) }
  /// Returns the settings themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether settings support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores settings.
  public required init?(coder: NSCoder) {
    guard let status = UNAuthorizationStatus(rawValue: coder.number("status").intValue) else {
      return nil
    }
    authorizationStatus = status
    options = UNAuthorizationOptions(rawValue: UInt(max(0, coder.number("options").intValue)))
    super.init()
  }

  /// Archives the settings.
  open func encode(with coder: NSCoder) {
    coder.encode(number: NSNumber(value: authorizationStatus.rawValue), "status")
    coder.encode(number: NSNumber(value: Int(options.rawValue)), "options")
  }
}
