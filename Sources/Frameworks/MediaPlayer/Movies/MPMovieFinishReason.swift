/// The reason for the end of a movie.
public enum MPMovieFinishReason: Int, Sendable {
  case playbackEnded = 0
  case playbackError = 1
  case userExited = 2
}
