/// A satellite map with labels; drawn like any other.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The filter of points of interest; stored.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; stored.
  open var showsTraffic = false

  /// Creates a flat configuration.
  public convenience init() { self.init(elevationStyle: .flat) }

  /// Creates a configuration with an elevation style.
  public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

  /// Returns a configuration with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
    (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
    return copy
  }
}
