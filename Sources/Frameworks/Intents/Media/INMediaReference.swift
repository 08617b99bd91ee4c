/// A reference of a search.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaReference: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Currently playing.
  case currentlyPlaying = 1
  /// My.
  case my = 2
}
