// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UserNotifications.tsv.
// Do not edit.

/// The behavior of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The action requires an unlocked phone; banners appear on an unlocked phone only.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// The title is red.
  public static let destructive = Self(rawValue: 1 << 1)
  /// The action brings the app to the front; it already is.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// The behavior of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is notified when the user dismisses a notification.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// Notifications may be shown in CarPlay; the phone has none.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title is shown while the content is hidden, which it never is.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown while the content is hidden, which it never is.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
  /// Notifications may be announced by voice; the phone does not announce them.
  public static let allowAnnouncement = Self(rawValue: 1 << 4)
}

/// The option with the uniform type of a file without a filename extension, a `String`.
public let UNNotificationAttachmentOptionsTypeHintKey =
  "UNNotificationAttachmentOptionsTypeHintKey"
/// The option that hides the thumbnail of an attachment, a `Bool` in an `NSNumber`.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The option with the part of an image that is the thumbnail, in unit coordinates, the
/// dictionary of a `CGRect`; ignored: the center is shown.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The option with the time of the video frame that is the thumbnail; ignored: videos have no
/// thumbnail.
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The interruption levels of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification is only added to the list, without a banner and without a sound.
  case passive = 0
  /// The notification is presented.
  case active = 1
  /// The notification is presented like an active one, since the phone has no focus modes.
  case timeSensitive = 2
  /// The notification is presented like an active one; sounds follow the ring switch.
  case critical = 3
}

/// The name of a sound file of an app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a value from its raw value.
  public init(_ rawValue: String) { self.rawValue = rawValue }

}

/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications, with the codes of the public header.
public struct UNError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = UNError

    /// The user does not permit notifications.
    case notificationsNotAllowed = 1
    /// The address of an attachment is not that of a readable file.
    case attachmentInvalidURL = 100
    /// The file is neither an image nor a sound nor a video.
    case attachmentUnrecognizedType = 101
    /// The file exceeds the maximum size of its type.
    case attachmentInvalidFileSize = 102
    /// The attachment is not in the store of the system; never reported here.
    case attachmentNotInDataStore = 103
    /// The attachment could not be moved into the store of the system; never reported here.
    case attachmentMoveIntoDataStoreFailed = 104
    /// The file of an attachment is damaged; never reported here.
    case attachmentCorrupt = 105
    /// The trigger of a notification has no date in the future.
    case notificationInvalidNoDate = 1400
    /// The notification has no content; never reported here.
    case notificationInvalidNoContent = 1401
    /// The object may not provide content; never reported here.
    case contentProvidingObjectNotAllowed = 1500
    /// The provided content is invalid; never reported here.
    case contentProvidingInvalid = 1501
    /// The badge number is invalid.
    case badgeInputInvalid = 1600
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { UNErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .notificationInvalidNoContent }

  /// The user does not permit notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The address of an attachment is not that of a readable file.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The file is neither an image nor a sound nor a video.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The file exceeds the maximum size of its type.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The attachment is not in the store of the system; never reported here.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The attachment could not be moved into the store of the system; never reported here.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The file of an attachment is damaged; never reported here.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The trigger of a notification has no date in the future.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The notification has no content; never reported here.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The object may not provide content; never reported here.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The provided content is invalid; never reported here.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The badge number is invalid.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

/// The alert styles of notifications.
public enum UNAlertStyle: Int, Sendable {
  /// No alert.
  case none = 0
  /// A banner, which disappears by itself.
  case banner = 1
  /// An alert that the user closes; never the case on this phone.
  case alert = 2
}

/// The options for which an app requests authorization.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Badges on the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Banners, and entries in the list.
  public static let alert = Self(rawValue: 1 << 2)
  /// Notifications in CarPlay; the phone has none.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Critical sounds in spite of the ring switch; not supported.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// The app offers its own notification settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Provisional notifications, for which the user is not asked (Notifications.AU4).
  public static let provisional = Self(rawValue: 1 << 6)
  /// Announcements by voice; not supported.
  public static let announcement = Self(rawValue: 1 << 7)
  /// Notifications that interrupt a focus; not supported.
  public static let timeSensitive = Self(rawValue: 1 << 8)
}

/// The authorization to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not been asked yet.
  case notDetermined = 0
  /// The user does not permit notifications.
  case denied = 1
  /// The user permits notifications.
  case authorized = 2
  /// Provisional notifications are permitted without asking the user.
  case provisional = 3
  /// Notifications are permitted for some time, as to an app clip; never the case here.
  case ephemeral = 4
}

/// The state of a setting of notifications.
public enum UNNotificationSetting: Int, Sendable {
  /// The app does not have the setting.
  case notSupported = 0
  /// The setting is off.
  case disabled = 1
  /// The setting is on.
  case enabled = 2
}

/// The settings when notifications show their content.
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always = 0
  /// While the phone is not locked.
  case whenAuthenticated = 1
  /// Never.
  case never = 2
}
