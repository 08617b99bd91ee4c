/// The look of a map of photographs.
open class MKImageryMapConfiguration: MKMapConfiguration {
  /// Creates the look of a flat map.
  public convenience init() { self.init(elevationStyle: .flat) }

  /// Creates a look with a relief.
  public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

  /// Returns a configuration with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    MKImageryMapConfiguration(elevationStyle: elevationStyle)
  }
}
