/// The sort orders of media.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INMediaSortOrder: Int, Sendable {
  /// An unknown order.
  case unknown = 0
  /// The newest first.
  case newest = 1
  /// The oldest first.
  case oldest = 2
  /// The best rated first.
  case best = 3
  /// The worst rated first.
  case worst = 4
  /// The most popular first.
  case popular = 5
  /// The least popular first.
  case unpopular = 6
  /// The fastest rising in popularity first.
  case trending = 7
  /// The recommendations for the user first.
  case recommended = 8
}
