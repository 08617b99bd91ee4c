extension MKDirections {
  /// Whether ways with a property are wanted.
  public enum RoutePreference: Int, Sendable {
    /// Such ways are as good as others.
    case any = 0
    /// Other ways are better.
    case avoid = 1
  }
}
