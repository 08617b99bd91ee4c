/// The attributes of a message.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMessageAttribute: Int, Sendable {
  /// An unknown attribute.
  case unknown = 0
  /// The message was read.
  case read = 1
  /// The message was not read.
  case unread = 2
  /// The message has a flag.
  case flagged = 3
  /// The message has no flag.
  case unflagged = 4
  /// The audio of the message was played.
  case played = 5
}
