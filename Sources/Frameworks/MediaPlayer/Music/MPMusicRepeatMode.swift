/// The repetitions of a player of music.
public enum MPMusicRepeatMode: Int, Sendable {
  /// The user's preference; acts as off.
  case `default` = 0
  /// The queue is played once.
  case none = 1
  /// The current item is repeated.
  case one = 2
  /// The queue is repeated.
  case all = 3
}
