/// The configuration of a map; all are drawn alike, because there is no map data (Maps.MV1).
open class MKMapConfiguration: NSObject, NSCopying {
  /// The elevation styles of a map.
  public enum ElevationStyle: Int, Sendable {
    case flat = 0
    case realistic = 1
  }

  /// The elevation style; stored.
  open var elevationStyle: ElevationStyle

  init(_ elevationStyle: ElevationStyle) {
    self.elevationStyle = elevationStyle
    super.init()
  }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { MKMapConfiguration(elevationStyle) }
}
