/// The user's opinions about media.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaAffinityType: Int, Sendable {
  /// An unknown opinion.
  case unknown = 0
  /// The user likes them.
  case like = 1
  /// The user does not like them.
  case dislike = 2
}
