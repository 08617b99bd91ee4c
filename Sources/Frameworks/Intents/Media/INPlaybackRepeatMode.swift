/// The repeat modes of playback.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPlaybackRepeatMode: Int, Sendable {
  /// An unknown mode.
  case unknown = 0
  /// Nothing is repeated.
  case none = 1
  /// The whole queue is repeated.
  case all = 2
  /// The current item is repeated.
  case one = 3
}
