/// A shape of points (Maps.OV1).
open class MKMultiPoint: MKShape, MKGeoJSONObject {
  private var buffer = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: 0)

  /// Creates a shape without points.
  public override init() { super.init() }

  deinit { buffer.deallocate() }

  /// Returns the points; valid as long as the shape.
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    guard let start = buffer.baseAddress else { preconditionFailure("memory has an address") }
    return start
  }

  /// The number of points.
  open var pointCount: Int { buffer.count }

  /// Writes coordinates of points.
  ///
  /// - Parameters:
  ///   - coords: The memory for them.
  ///   - range: The indexes of the points.
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length {
      coords[index] = buffer[range.location + index].coordinate
    }
  }

  /// Returns the position of a point along the line, 0…1.
  open func location(atPointIndex index: Int) -> CGFloat {
    let lengths = zip(buffer, buffer.dropFirst()).map { $0.distance(to: $1) }
    let whole = lengths.reduce(0, +)
    guard whole > 0, buffer.indices.contains(index) else { return 0 }
    return CGFloat(lengths.prefix(index).reduce(0, +) / whole)
  }

  /// Returns the positions of points along the line, 0…1.
  open func locations(at indexes: IndexSet) -> [CGFloat] {
    indexes.map { location(atPointIndex: $0) }
  }

  // MARK: Internals

  /// The points.
  var mapPoints: [MKMapPoint] {
    get { Array(buffer) }
    set {
      buffer.deallocate()
      buffer = .allocate(capacity: newValue.count)
      _ = buffer.initialize(from: newValue)
    }
  }

  /// The smallest rectangle with all points.
  var pointsRect: MKMapRect {
    buffer.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }
}

extension MKMapRect {
  /// The coordinate of the middle; not a valid one if the rectangle is null.
  var centerCoordinate: CLLocationCoordinate2D {
    isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate
  }
}
