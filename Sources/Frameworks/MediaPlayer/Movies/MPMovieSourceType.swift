/// The types of a movie's source.
public enum MPMovieSourceType: Int, Sendable {
  case unknown = 0
  case file = 1
  case streaming = 2
}
