// The names of keys and notifications of the message compose controller.
//
// - Source: the texts follow the names. Confidence: guess.

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
