/// A property of a message.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMessageAttribute: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Read.
  case read = 1
  /// Unread.
  case unread = 2
  /// Flagged.
  case flagged = 3
  /// Unflagged.
  case unflagged = 4
  /// Played.
  case played = 5
}
