/// The states of a player of music.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Nothing plays, and the queue begins anew.
  case stopped = 0
  /// The player plays.
  case playing = 1
  /// The player is paused.
  case paused = 2
  /// The session was interrupted.
  case interrupted = 3
  /// The player plays fast forwards.
  case seekingForward = 4
  /// The player plays backwards.
  case seekingBackward = 5
}
