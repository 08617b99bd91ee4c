// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/MessageUI.tsv.
// Do not edit.

/// An error of a message by mail, with the codes of the public header.
public struct MFMailComposeError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = MFMailComposeError

    /// The message could not be saved.
    case saveFailed = 0
    /// The message could not be sent.
    case sendFailed = 1
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .sendFailed }

  /// The message could not be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The message could not be sent.
  public static var sendFailed: Code { .sendFailed }
}

/// The result of composing mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved = 1
  case sent = 2
  case failed = 3
}

/// The mail compose error domain.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

extension Notification.Name {
  /// The notification that the availability of text messages has changed; never posted.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange =
    Notification.Name("MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

/// The user info key of the availability, a Boolean.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"
/// The key of an attached file.
public let MFMessageComposeViewControllerAttachmentURL =
  "MFMessageComposeViewControllerAttachmentURL"
/// The key of the name of an attached file in the message.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"

/// The result of composing a text message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled = 0
  case sent = 1
  case failed = 2
}
