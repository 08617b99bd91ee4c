// The keys of places' metadata. Their texts are those of Apple's reference.

/// The GPS version, an array of numbers.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// The half of the earth of the latitude: N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The latitude in degrees, not negative.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The half of the earth of the longitude: E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The longitude in degrees, not negative.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The reference of the altitude; 1 for below the sea level.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The altitude, in meters.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time in UTC.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The satellites of the measurement.
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// The state of the receiver.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// The number of dimensions of the measurement.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// The precision of the measurement.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The unit of the speed.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The speed.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The reference of the direction of movement.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The direction of movement, in degrees.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// The reference of the direction of the image.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The direction of the image in degrees.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The survey of the coordinates.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The half of the earth of the latitude of the destination.
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// The latitude of the destination, in degrees.
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// The half of the earth of the longitude of the destination.
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// The longitude of the destination, in degrees.
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// The reference of the direction to the destination.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The direction to the destination, in degrees.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The unit of the distance to the destination.
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// The distance to the destination.
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// The method of the measurement.
public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
/// The name of the area.
public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
/// The date in UTC.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// Whether a differential correction was applied.
public let kCGImagePropertyGPSDifferental: CFString = "Differential"
/// The horizontal error, in meters.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"
