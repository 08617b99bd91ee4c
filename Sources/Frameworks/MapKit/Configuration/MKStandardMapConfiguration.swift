/// A drawn map.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The emphasis styles of a map.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted = 1
  }

  /// The emphasis style; stored.
  open var emphasisStyle: EmphasisStyle
  /// The filter of points of interest; stored.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether traffic is shown; stored.
  open var showsTraffic = false

  /// Creates a flat configuration.
  public convenience init() { self.init(elevationStyle: .flat, emphasisStyle: .default) }

  /// Creates a configuration with an elevation style.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }

  /// Creates a configuration with an emphasis style.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }

  /// Creates a configuration with an elevation and an emphasis style.
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }

  /// Returns a configuration with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKStandardMapConfiguration(
      elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
    (copy.pointOfInterestFilter, copy.showsTraffic) = (pointOfInterestFilter, showsTraffic)
    return copy
  }
}
