/// A place in the queue of media.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPlaybackQueueLocation: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Now.
  case now = 1
  /// Next.
  case next = 2
  /// Later.
  case later = 3
}
