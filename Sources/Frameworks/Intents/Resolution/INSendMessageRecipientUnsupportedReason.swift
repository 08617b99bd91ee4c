/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  /// No account.
  case noAccount = 1
  /// Offline.
  case offline = 2
  /// Messaging service not enabled for recipient.
  case messagingServiceNotEnabledForRecipient = 3
  /// No valid handle.
  case noValidHandle = 4
  /// Requested handle invalid.
  case requestedHandleInvalid = 5
  /// No handle for label.
  case noHandleForLabel = 6
  /// Requiring in app authentication.
  case requiringInAppAuthentication = 7
}
