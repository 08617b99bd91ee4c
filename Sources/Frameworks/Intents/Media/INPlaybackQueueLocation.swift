/// The locations in a playback queue.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPlaybackQueueLocation: Int, Sendable {
  /// An unknown location.
  case unknown = 0
  /// In place of the current item.
  case now = 1
  /// After the current item.
  case next = 2
  /// At the end of the queue.
  case later = 3
}
