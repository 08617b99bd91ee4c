/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// An error of notifications, with the codes of the public header.
public struct UNError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The user does not permit notifications.
    case notificationsNotAllowed = 1
    /// The address of an attachment is not that of a readable file.
    case attachmentInvalidURL = 100
    /// The kind of an attachment's file is not supported.
    case attachmentUnrecognizedType = 101
    /// The file of an attachment is too large.
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
    /// The number for the badge is invalid.
    case badgeInputInvalid = 1600

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? UNError)?.code == code
    }
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { UNErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// The code `notificationsNotAllowed`.
  public static let notificationsNotAllowed = Code.notificationsNotAllowed
  /// The code `attachmentInvalidURL`.
  public static let attachmentInvalidURL = Code.attachmentInvalidURL
  /// The code `attachmentUnrecognizedType`.
  public static let attachmentUnrecognizedType = Code.attachmentUnrecognizedType
  /// The code `attachmentInvalidFileSize`.
  public static let attachmentInvalidFileSize = Code.attachmentInvalidFileSize
  /// The code `attachmentNotInDataStore`.
  public static let attachmentNotInDataStore = Code.attachmentNotInDataStore
  /// The code `attachmentMoveIntoDataStoreFailed`.
  public static let attachmentMoveIntoDataStoreFailed = Code.attachmentMoveIntoDataStoreFailed
  /// The code `attachmentCorrupt`.
  public static let attachmentCorrupt = Code.attachmentCorrupt
  /// The code `notificationInvalidNoDate`.
  public static let notificationInvalidNoDate = Code.notificationInvalidNoDate
  /// The code `notificationInvalidNoContent`.
  public static let notificationInvalidNoContent = Code.notificationInvalidNoContent
  /// The code `contentProvidingObjectNotAllowed`.
  public static let contentProvidingObjectNotAllowed = Code.contentProvidingObjectNotAllowed
  /// The code `contentProvidingInvalid`.
  public static let contentProvidingInvalid = Code.contentProvidingInvalid
  /// The code `badgeInputInvalid`.
  public static let badgeInputInvalid = Code.badgeInputInvalid
}
