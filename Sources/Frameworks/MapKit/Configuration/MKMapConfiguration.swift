/// The look of a map; all maps look the same, as there is no map data (Maps.MV1).
open class MKMapConfiguration: NSObject, NSCopying {
  /// The relief of a map.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic = 1
  }

  /// The relief.
  open var elevationStyle: ElevationStyle

  init(_ elevationStyle: ElevationStyle) {
    self.elevationStyle = elevationStyle
    super.init()
  }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { MKMapConfiguration(elevationStyle) }
}
