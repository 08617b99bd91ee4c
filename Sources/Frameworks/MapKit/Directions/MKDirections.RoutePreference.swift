extension MKDirections {
  /// The preferences about a property of routes.
  public enum RoutePreference: Int, Sendable {
    /// No preference.
    case any = 0
    /// Such routes are avoided.
    case avoid = 1
  }
}
