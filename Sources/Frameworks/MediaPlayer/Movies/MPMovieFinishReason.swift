/// The reason why a movie ended.
public enum MPMovieFinishReason: Int, Sendable {
  case playbackEnded = 0
  case playbackError = 1
  case userExited = 2
}
