/// The orders of a player of music.
public enum MPMusicShuffleMode: Int, Sendable {
  /// The user's preference; acts as off.
  case `default` = 0
  /// The order of the queue.
  case off = 1
  /// The items are shuffled.
  case songs = 2
  /// The albums are shuffled.
  case albums = 3
}
