/// The states of a player of music.
public enum MPMusicPlaybackState: Int, Sendable {
  /// Playback is stopped; the queue starts over.
  case stopped = 0
  /// The player plays.
  case playing = 1
  /// The player is paused.
  case paused = 2
  /// The session was interrupted.
  case interrupted = 3
  /// The player plays fast forwards.
  case seekingForward = 4
  /// The player seeks backward.
  case seekingBackward = 5
}
