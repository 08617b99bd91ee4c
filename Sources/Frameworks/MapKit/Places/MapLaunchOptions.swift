// The options of opening Maps.

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
