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
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .notificationInvalidNoContent }

  /// The code `notificationsNotAllowed`.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// The code `attachmentInvalidURL`.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The code `attachmentUnrecognizedType`.
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  /// The code `attachmentInvalidFileSize`.
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  /// The code `attachmentNotInDataStore`.
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  /// The code `attachmentMoveIntoDataStoreFailed`.
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  /// The code `attachmentCorrupt`.
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  /// The code `notificationInvalidNoDate`.
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  /// The code `notificationInvalidNoContent`.
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  /// The code `contentProvidingObjectNotAllowed`.
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  /// The code `contentProvidingInvalid`.
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  /// The code `badgeInputInvalid`.
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
