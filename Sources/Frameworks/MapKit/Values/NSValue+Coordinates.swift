internal import TactusCoreFoundation

// As on an iPhone, spans can be used directly or boxed in an `NSValue`.
extension MKCoordinateSpan: BoxedValue {}

/// A coordinate as boxed in an `NSValue`.
private struct BoxedCoordinate: BoxedValue {
  var latitude, longitude: Double
}

extension NSValue {
  /// Creates a value that contains a coordinate.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(
      boxing: BoxedCoordinate(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// The coordinate in the value; 0, 0 for another type.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    guard let boxed: BoxedCoordinate = unboxed() else { return CLLocationCoordinate2D() }
    return CLLocationCoordinate2D(latitude: boxed.latitude, longitude: boxed.longitude)
  }

  /// Creates a value that contains a span.
  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) { self.init(boxing: span) }

  /// The span in the value; empty for another type.
  public var mkCoordinateSpanValue: MKCoordinateSpan { unboxed() ?? MKCoordinateSpan() }
}
