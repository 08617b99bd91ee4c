/// A satellite map; drawn like any other.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates a flat configuration.
  public convenience init() { self.init(elevationStyle: .flat) }

  /// Creates a configuration with an elevation style.
  public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

  /// Returns a configuration with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    MKImageryMapConfiguration(elevationStyle: elevationStyle)
  }
}
