internal import CTactusChipmunk

/// A part of a body's area or edge, in points around the body's node.
enum BodyPart: Sendable {
  /// A circle.
  case circle(center: CGPoint, radius: CGFloat)
  /// A convex polygon, counterclockwise.
  case polygon([CGPoint])
  /// A line without an area.
  case edge(CGPoint, CGPoint)

  /// The area in square points.
  var area: CGFloat {
    switch self {
    case .circle(_, let radius): cpAreaForCircle(0, radius)
    case .polygon(let points): abs(cpAreaForPoly(Int32(points.count), points.map(\.vector), 0))
    case .edge: 0
    }
  }

  /// The center of the area.
  var center: CGPoint {
    switch self {
    case .circle(let center, _): center
    case .polygon(let points): CGPoint(cpCentroidForPoly(Int32(points.count), points.map(\.vector)))
    case .edge: .zero
    }
  }

  /// The integral of the squared distance from the node's origin, over the area.
  var secondMoment: CGFloat {
    switch self {
    case .circle(let center, let radius): cpMomentForCircle(area, 0, radius, center.vector)
    case .polygon(let points):
      cpMomentForPoly(area, Int32(points.count), points.map(\.vector), cpVect(x: 0, y: 0), 0)
    case .edge: 0
    }
  }

  /// Returns the smallest convex polygon around points, counterclockwise; empty without an area.
  static func hull(of points: [CGPoint]) -> [CGPoint] {
    guard points.count > 2, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return []
    }
    var corners = points.map(\.vector)
    let count = Int(cpConvexHull(Int32(points.count), points.map(\.vector), &corners, nil, 0))
    let hull = corners.prefix(count).map { CGPoint($0) }
    return count > 2 && BodyPart.polygon(hull).area > 0 ? hull : []
  }

  /// Creates a shape in Chipmunk; nil for a part without a size.
  ///
  /// - Parameters:
  ///   - body: The shape's body in Chipmunk's space.
  ///   - change: The transform by the scales and reflections of nodes.
  func makeShape(_ body: OpaquePointer, _ change: CGAffineTransform) -> OpaquePointer? {
    switch self {
    case .circle(let center, let radius):
      // An ellipse is simulated as a circle with the same area.
      let size = radius * sqrt(abs(change.a * change.d - change.b * change.c))
      guard size > 0, size.isFinite else { return nil }
      return cpCircleShapeNew(body, size, center.applying(change).vector)
    case .polygon(let points):
      let hull = Self.hull(of: points.map { $0.applying(change) })
      guard !hull.isEmpty else { return nil }
      return cpPolyShapeNewRaw(body, Int32(hull.count), hull.map(\.vector), 0)
    case .edge(let start, let end):
      let (start, end) = (start.applying(change).vector, end.applying(change).vector)
      guard start != end else { return nil }
      return cpSegmentShapeNew(body, start, end, 0)
    }
  }
}
