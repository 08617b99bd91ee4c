/// A change of coordinates that keeps straight lines straight and parallels parallel.
///
/// A place (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
public struct DrawingTransform: Sendable, Hashable {
  /// The six numbers of the change.
  public var a, b, c, d, tx, ty: Double

  /// Makes the change of six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The change that leaves everything where it is.
  public static let identity = DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves everything by as much.
  public static func translation(_ x: Double, _ y: Double) -> DrawingTransform {
    DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Stretches everything, seen from the origin.
  public static func scale(_ x: Double, _ y: Double) -> DrawingTransform {
    DrawingTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// How many times larger areas become; below 0 where the picture is also mirrored.
  public var determinant: Double { a * d - b * c }

  /// How many times longer a length becomes on average.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// How many times longer a line becomes at most, whichever way it goes.
  public var greatestScale: Double {
    let squares = a * a + b * b + c * c + d * d
    let spread = max(0, squares * squares - 4 * determinant * determinant)
    return ((squares + spread.squareRoot()) / 2).squareRoot()
  }

  /// Where a place goes.
  public func apply(_ point: DrawingPoint) -> DrawingPoint {
    DrawingPoint(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The least upright rectangle around where a rectangle goes.
  public func bounds(of rect: DrawingRect) -> DrawingRect {
    DrawingRect(around: rect.corners.map(apply)) ?? rect
  }

  /// This change, and another after it.
  public func then(_ next: DrawingTransform) -> DrawingTransform {
    DrawingTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The way back, or `nil` where everything has become one line or one place.
  public var inverse: DrawingTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    return DrawingTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
