/// The kinds of messages to be sent.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INOutgoingMessageType: Int, Sendable {
  /// An unknown kind.
  case unknown = 0
  /// Plain text.
  case outgoingMessageText = 1
  /// A voice message.
  case outgoingMessageAudio = 2
}
