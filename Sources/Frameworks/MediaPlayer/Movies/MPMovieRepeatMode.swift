/// The repetition of a movie.
public enum MPMovieRepeatMode: Int, Sendable {
  case none = 0
  case one = 1
}
