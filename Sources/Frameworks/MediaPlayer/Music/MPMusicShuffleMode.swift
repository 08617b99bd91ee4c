/// The orders of a player of music.
public enum MPMusicShuffleMode: Int, Sendable {
  /// The user's choice: off.
  case `default` = 0
  /// The order of the queue.
  case off = 1
  /// The items in another order.
  case songs = 2
  /// The albums in another order.
  case albums = 3
}
