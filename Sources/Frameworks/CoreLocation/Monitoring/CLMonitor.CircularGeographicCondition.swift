extension CLMonitor {
  /// The condition to be in a circle on the earth.
  public struct CircularGeographicCondition: CLCondition {
    /// The center.
    public var center: CLLocationCoordinate2D
    /// The radius in meters.
    public var radius: CLLocationDistance

    /// Creates a condition.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
}
