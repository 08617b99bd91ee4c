/// An affine transform.
///
/// It maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
public struct DrawingTransform: Sendable, Hashable {
  /// The six coefficients.
  public var a, b, c, d, tx, ty: Double

  /// Creates a transform from six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The identity transform.
  public static let identity = DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a translation.
  public static func translation(_ x: Double, _ y: Double) -> DrawingTransform {
    DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a scaling about the origin.
  public static func scale(_ x: Double, _ y: Double) -> DrawingTransform {
    DrawingTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The factor by which areas grow; negative if the transform mirrors.
  public var determinant: Double { a * d - b * c }

  /// The average factor by which lengths grow.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// The greatest factor by which a length grows, over all directions.
  public var maxScale: Double {
    let squares = a * a + b * b + c * c + d * d
    let spread = max(0, squares * squares - 4 * determinant * determinant)
    return ((squares + spread.squareRoot()) / 2).squareRoot()
  }

  /// Returns the image of a point.
  public func apply(_ point: DrawingPoint) -> DrawingPoint {
    DrawingPoint(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the bounding rectangle of a transformed rectangle.
  public func bounds(of rect: DrawingRect) -> DrawingRect {
    DrawingRect(around: rect.corners.map(apply)) ?? rect
  }

  /// Returns this transform followed by another.
  public func then(_ next: DrawingTransform) -> DrawingTransform {
    DrawingTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse transform, or `nil` if the transform is singular.
  public var inverse: DrawingTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return DrawingTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
