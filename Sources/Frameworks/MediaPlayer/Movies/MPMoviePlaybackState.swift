/// The state of a movie's playback.
public enum MPMoviePlaybackState: Int, Sendable {
  case stopped = 0
  case playing = 1
  case paused = 2
  case interrupted = 3
  case seekingForward = 4
  case seekingBackward = 5
}
