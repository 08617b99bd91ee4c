// The options of opening Maps.

/// The key of the kind of directions.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// The key of the kind of map.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// The key of whether the traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The key of the middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// The key of the span of the map.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// The key of the camera.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
/// The directions that the user prefers.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// The directions for driving.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// The directions for walking.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// The directions for public transport.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
/// The type identifier of map items.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"
