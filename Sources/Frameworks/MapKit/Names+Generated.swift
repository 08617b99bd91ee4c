// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/MapKit.tsv.
// Do not edit.

/// The colors of pins of older systems.
public enum MKPinAnnotationColor: UInt, Sendable {
  case red = 0
  case green = 1
  case purple = 2
}

extension MKDirections {
  /// The preferences about a property of routes.
  public enum RoutePreference: Int, Sendable {
    /// No preference.
    case any = 0
    /// Such routes are avoided.
    case avoid = 1
  }
}

/// The transport types of directions.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// By car.
  public static let automobile = Self(rawValue: 1 << 0)
  /// On foot.
  public static let walking = Self(rawValue: 1 << 1)
  /// By public transport.
  public static let transit = Self(rawValue: 1 << 2)
  /// Any means of transport.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// The map features that the user can select.
///
/// - Source: the bits follow the order in Apple's reference. Confidence: guess.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates a value from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Points of interest.
  public static let pointsOfInterest = Self(rawValue: 1 << 0)
  /// Cities, regions and countries.
  public static let territories = Self(rawValue: 1 << 1)
  /// Physical features, such as mountains and rivers.
  public static let physicalFeatures = Self(rawValue: 1 << 2)
}

/// The corners of the badge of a scene.
///
/// - Source: the numbers follow the order in public bindings. Confidence: documented.
public enum MKLookAroundBadgePosition: Int, Sendable {
  /// The upper leading corner.
  case topLeading = 0
  /// The upper trailing corner.
  case topTrailing = 1
  /// The lower trailing corner.
  case bottomTrailing = 2
}

/// The levels of overlays.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, and below labels.
  case aboveRoads = 0
  /// Above labels.
  case aboveLabels = 1
}

/// The option for the directions mode.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The option for the map type.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The option to show traffic.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The option for the map's center.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The option for the map's span.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The option for the camera.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// The user's preferred directions mode.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// Driving directions.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// Walking directions.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// Transit directions.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The type identifier of map items.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"

/// The priorities of a search region.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum MKLocalSearchRegionPriority: Int, Sendable {
  /// Results outside of the region are allowed.
  case `default` = 0
  /// Only results in the region are allowed.
  case required = 1
}

/// The visibility modes of an element of a map.
public enum MKFeatureVisibility: Int, Sendable {
  /// The map decides.
  case adaptive = 0
  /// Never visible.
  case hidden = 1
  /// Always visible.
  case visible = 2
}

/// The map types; all are drawn alike, because there is no map data (Maps.MV1).
public enum MKMapType: UInt, Sendable {
  case standard = 0
  case satellite = 1
  case hybrid = 2
  case satelliteFlyover = 3
  case hybridFlyover = 4
  case mutedStandard = 5
}

/// The user tracking modes.
public enum MKUserTrackingMode: Int, Sendable {
  case none = 0
  case follow = 1
  case followWithHeading = 2
}

/// The rectangle of the world.
@available(*, deprecated, renamed: "MKMapRect.world")
public let MKMapRectWorld = MKMapRect.world
/// The null rectangle, which contains not even a point.
@available(*, deprecated, renamed: "MKMapRect.null")
public let MKMapRectNull = MKMapRect.null
/// The size of the world.
@available(*, deprecated, renamed: "MKMapSize.world")
public let MKMapSizeWorld = MKMapSize.world
