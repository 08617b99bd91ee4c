/// The scaling modes of a movie in its view.
public enum MPMovieScalingMode: Int, Sendable {
  case none = 0
  case aspectFit = 1
  case aspectFill = 2
  case fill = 3
}
