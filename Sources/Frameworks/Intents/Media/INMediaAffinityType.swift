/// Whether the user likes media.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaAffinityType: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Like.
  case like = 1
  /// Dislike.
  case dislike = 2
}
