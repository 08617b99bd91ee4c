internal import Glibc

/// The number of screen points per map point.
public typealias MKZoomScale = CGFloat

/// Returns the length of a map point in meters at a latitude (Maps.MP3).
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  cos(latitude * .pi / 180) * 2 * .pi * Earth.radius / MKMapSize.world.width
}

/// Returns the number of map points per meter at a latitude (Maps.MP3).
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// Returns the distance between two points along the earth's surface, in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

/// Returns whether two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

/// Returns whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
  size1.width == size2.width && size1.height == size2.height
}

/// Returns whether two rectangles are the same.
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  MKMapPointEqualToPoint(rect1.origin, rect2.origin)
    && MKMapSizeEqualToSize(rect1.size, rect2.size)
}

/// Returns a point as a string: `{x, y}` with one decimal.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String {
  String(format: "{%.1f, %.1f}", point.x, point.y)
}

/// Returns a size as a string: `{width, height}` with one decimal.
public func MKStringFromMapSize(_ size: MKMapSize) -> String {
  String(format: "{%.1f, %.1f}", size.width, size.height)
}

/// Returns a rectangle as a string: its origin and its size.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
  "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}

/// Divides a rectangle into two parts.
///
/// - Parameters:
///   - rect: The rectangle.
///   - slice: The first part.
///   - remainder: The other part.
///   - amount: The width or height of the first part.
///   - edge: The edge at which the first part lies.
public func MKMapRectDivide(
  _ rect: MKMapRect, _ slice: UnsafeMutablePointer<MKMapRect>,
  _ remainder: UnsafeMutablePointer<MKMapRect>, _ amount: Double, _ edge: CGRectEdge
) {
  (slice.pointee, remainder.pointee) = rect.divided(atDistance: amount, from: edge)
}

/// Returns the width at which a renderer draws roads, in map points.
///
/// - Source: ours: six points on the screen (guess).
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  zoomScale > 0 ? 6 / zoomScale : 0
}
