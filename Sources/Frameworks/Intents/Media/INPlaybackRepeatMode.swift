/// The media that are repeated.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INPlaybackRepeatMode: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// None.
  case none = 1
  /// All.
  case all = 2
  /// One.
  case one = 3
}
