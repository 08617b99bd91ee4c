/// The look of a drawn map.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// The strength of colors.
  public enum EmphasisStyle: Int, Sendable {
    case `default` = 0
    case muted = 1
  }

  /// The strength of colors.
  open var emphasisStyle: EmphasisStyle
  /// The points of interest that are shown; there are none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether the traffic is shown; it is not known.
  open var showsTraffic = false

  /// Creates the look of a flat map.
  public convenience init() { self.init(elevationStyle: .flat, emphasisStyle: .default) }

  /// Creates a look with a relief.
  public convenience init(elevationStyle: ElevationStyle) {
    self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
  }

  /// Creates a look with colors.
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }

  /// Creates a look with a relief and colors.
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
