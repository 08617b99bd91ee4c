import TactusDisplayList

/// The projective transform of the plane z = 0 to the screen, as a 3 × 3 matrix.
///
/// A point is a row vector (x, y, 1) to the left of the matrix; the result is divided by its last
/// component.
package struct PlaneTransform: Sendable, Equatable {
  private typealias Row = SIMD3<Double>
  private var r1, r2, r3: Row

  private init(_ r1: Row, _ r2: Row, _ r3: Row) { (self.r1, self.r2, self.r3) = (r1, r2, r3) }

  /// The identity transform.
  package static let identity = PlaneTransform(Row(1, 0, 0), Row(0, 1, 0), Row(0, 0, 1))

  /// Creates the projection of a three-dimensional transform, for points with z = 0.
  package init(_ t: CATransform3D) {
    self.init(
      Row(t.m11, t.m12, t.m14), Row(t.m21, t.m22, t.m24), Row(t.m41, t.m42, t.m44))
  }

  /// Creates an affine transform.
  package init(_ t: CGAffineTransform) {
    self.init(Row(t.a, t.b, 0), Row(t.c, t.d, 0), Row(t.tx, t.ty, 1))
  }

  /// Returns a translation.
  package static func translation(_ x: CGFloat, _ y: CGFloat) -> PlaneTransform {
    PlaneTransform(Row(1, 0, 0), Row(0, 1, 0), Row(x, y, 1))
  }

  /// The equivalent affine transform, or `nil` if there is perspective.
  package var affine: CGAffineTransform? {
    guard r1.z == 0, r2.z == 0, r3.z != 0 else { return nil }
    let share = 1 / r3.z
    return CGAffineTransform(
      a: r1.x * share, b: r1.y * share, c: r2.x * share, d: r2.y * share, tx: r3.x * share,
      ty: r3.y * share)
  }

  /// The determinant; negative if the back of the plane is visible.
  package var determinant: Double {
    let minors = Row(
      r2.y * r3.z - r2.z * r3.y, r2.z * r3.x - r2.x * r3.z, r2.x * r3.y - r2.y * r3.x)
    return (r1 * minors).sum()
  }

  /// Returns the image of a point; also for points behind the eye.
  package func apply(_ point: CGPoint) -> CGPoint {
    let place = r1 * Double(point.x) + r2 * Double(point.y) + r3
    let share = place.z == 0 ? 1 : 1 / place.z
    return CGPoint(x: place.x * share, y: place.y * share)
  }

  /// Returns the image of a point and its divisor, which is positive in front of the eye.
  func seen(_ point: DrawingPoint) -> (DrawingPoint, Double) {
    let place = r1 * point.x + r2 * point.y + r3
    let share = place.z == 0 ? 1 : 1 / place.z
    return (DrawingPoint(place.x * share, place.y * share), place.z)
  }

  /// Returns the bounding box of a transformed rectangle.
  package func apply(_ rect: CGRect) -> CGRect {
    if let affine { return rect.applying(affine) }
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Returns this transform followed by another.
  package func then(_ next: PlaneTransform) -> PlaneTransform {
    func row(_ r: Row) -> Row { next.r1 * r.x + next.r2 * r.y + next.r3 * r.z }
    return PlaneTransform(row(r1), row(r2), row(r3))
  }

  /// The inverse, or `nil` if the plane is seen from its edge.
  package var inverse: PlaneTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let share = 1 / determinant
    // The columns of the inverse are the cross products of the rows.
    let (c1, c2, c3) = (Self.cross(r2, r3), Self.cross(r3, r1), Self.cross(r1, r2))
    return PlaneTransform(
      Row(c1.x, c2.x, c3.x) * share, Row(c1.y, c2.y, c3.y) * share, Row(c1.z, c2.z, c3.z) * share)
  }

  private static func cross(_ a: Row, _ b: Row) -> Row {
    Row(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
