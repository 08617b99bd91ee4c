/// The way in which a movie fills its view.
public enum MPMovieScalingMode: Int, Sendable {
  case none = 0
  case aspectFit = 1
  case aspectFill = 2
  case fill = 3
}
