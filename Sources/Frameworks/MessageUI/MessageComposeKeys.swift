// The names of a controller for text messages.
//
// - Source: the texts follow the names. Confidence: guess.

extension Notification.Name {
  /// A notification that text messages can be sent, or cannot any more; never posted.
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange =
    Notification.Name("MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

/// The key of whether text messages can be sent, in the notification about it.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"
/// The key of an attached file.
public let MFMessageComposeViewControllerAttachmentURL =
  "MFMessageComposeViewControllerAttachmentURL"
/// The key of the name of an attached file in the message.
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
