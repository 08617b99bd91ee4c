/// A shuffle mode.
public enum MPShuffleType: Int, Sendable {
  /// Nothing is shuffled.
  case off = 0
  /// Items are shuffled.
  case items = 1
  /// Collections, such as albums, are shuffled.
  case collections = 2
}
