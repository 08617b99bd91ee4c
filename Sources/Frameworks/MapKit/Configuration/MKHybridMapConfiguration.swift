/// The look of a map of photographs with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// The points of interest that are shown; there are none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the traffic is shown; it is not known.
  open var showsTraffic = false

  /// Creates the look of a flat map.
  public convenience init() { self.init(elevationStyle: .flat) }

  /// Creates a look with a relief.
  public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

  /// Returns a configuration with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
    (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
    return copy
  }
}
