/// A kind of message that is sent.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INOutgoingMessageType: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Outgoing message text.
  case outgoingMessageText = 1
  /// Outgoing message audio.
  case outgoingMessageAudio = 2
}
