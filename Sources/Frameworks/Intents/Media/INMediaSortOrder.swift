/// An order of media.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaSortOrder: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// Newest.
  case newest = 1
  /// Oldest.
  case oldest = 2
  /// Best.
  case best = 3
  /// Worst.
  case worst = 4
  /// Popular.
  case popular = 5
  /// Unpopular.
  case unpopular = 6
  /// Trending.
  case trending = 7
  /// Recommended.
  case recommended = 8
}
