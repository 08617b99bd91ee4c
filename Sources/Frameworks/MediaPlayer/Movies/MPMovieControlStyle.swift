/// The controls of a movie.
public enum MPMovieControlStyle: Int, Sendable {
  case none = 0
  case embedded = 1
  case fullscreen = 2

  /// The controls of a movie in a view.
  public static let `default` = MPMovieControlStyle.embedded
}
