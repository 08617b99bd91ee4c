// The functions of Swift 3 and 4, which later versions call otherwise.

/// Creates a span.
@available(*, deprecated, renamed: "MKCoordinateSpan.init(latitudeDelta:longitudeDelta:)")
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Creates a region.
@available(*, deprecated, renamed: "MKCoordinateRegion.init(center:span:)")
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Creates a region from distances in meters.
@available(
  *, deprecated, renamed: "MKCoordinateRegion.init(center:latitudinalMeters:longitudinalMeters:)"
)
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// Creates the region of a rectangle.
@available(*, deprecated, renamed: "MKCoordinateRegion.init(_:)")
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}

/// Creates the point of a coordinate.
@available(*, deprecated, renamed: "MKMapPoint.init(_:)")
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

/// Returns the coordinate of a point.
@available(*, deprecated, message: "use MKMapPoint.coordinate")
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}

/// Creates a point.
@available(*, deprecated, renamed: "MKMapPoint.init(x:y:)")
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Creates a size.
@available(*, deprecated, renamed: "MKMapSize.init(width:height:)")
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}

/// Creates a rectangle.
@available(*, deprecated, renamed: "MKMapRect.init(x:y:width:height:)")
public func MKMapRectMake(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }

/// Returns the smallest rectangle that contains both.
@available(*, deprecated, renamed: "MKMapRect.union(self:_:)")
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}

/// Returns what is common to both rectangles.
@available(*, deprecated, renamed: "MKMapRect.intersection(self:_:)")
public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.intersection(rect2)
}

/// Returns a rectangle with its edges moved inwards.
@available(*, deprecated, renamed: "MKMapRect.insetBy(self:dx:dy:)")
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns a rectangle moved by an offset.
@available(*, deprecated, renamed: "MKMapRect.offsetBy(self:dx:dy:)")
public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns whether a point is in a rectangle.
@available(*, deprecated, renamed: "MKMapRect.contains(self:_:)")
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}

/// Returns whether a rectangle contains another.
@available(*, deprecated, renamed: "MKMapRect.contains(self:_:)")
public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.contains(rect2)
}

/// Returns whether two rectangles overlap.
@available(*, deprecated, renamed: "MKMapRect.intersects(self:_:)")
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.intersects(rect2)
}

/// Returns whether a rectangle is null.
@available(*, deprecated, message: "use MKMapRect.isNull")
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
/// Returns whether a rectangle has neither width nor height.
@available(*, deprecated, message: "use MKMapRect.isEmpty")
public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }
/// Returns the western edge.
@available(*, deprecated, message: "use MKMapRect.minX")
public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }
/// Returns the northern edge.
@available(*, deprecated, message: "use MKMapRect.minY")
public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }
/// Returns the middle between the western and the eastern edge.
@available(*, deprecated, message: "use MKMapRect.midX")
public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }
/// Returns the middle between the northern and the southern edge.
@available(*, deprecated, message: "use MKMapRect.midY")
public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }
/// Returns the eastern edge.
@available(*, deprecated, message: "use MKMapRect.maxX")
public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }
/// Returns the southern edge.
@available(*, deprecated, message: "use MKMapRect.maxY")
public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }
/// Returns the width.
@available(*, deprecated, message: "use MKMapRect.width")
public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }
/// Returns the height.
@available(*, deprecated, message: "use MKMapRect.height")
public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }
