/// A point of a drawing; x grows to the right and y downwards.
public struct DrawingPoint: Sendable, Hashable {
  /// The coordinates, in points.
  public var x, y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The origin.
  public static let zero = DrawingPoint(0, 0)

  static func + (a: DrawingPoint, b: DrawingPoint) -> DrawingPoint {
    DrawingPoint(a.x + b.x, a.y + b.y)
  }

  static func - (a: DrawingPoint, b: DrawingPoint) -> DrawingPoint {
    DrawingPoint(a.x - b.x, a.y - b.y)
  }

  static func * (a: DrawingPoint, factor: Double) -> DrawingPoint {
    DrawingPoint(a.x * factor, a.y * factor)
  }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector rotated by a quarter turn, from x towards y.
  var quarterTurn: DrawingPoint { DrawingPoint(-y, x) }

  /// Returns the dot product, which is 0 for perpendicular vectors.
  func dot(_ other: DrawingPoint) -> Double { x * other.x + y * other.y }

  /// Returns the cross product, which is 0 for parallel vectors.
  func cross(_ other: DrawingPoint) -> Double { x * other.y - y * other.x }

  /// Returns a point on the straight line to another point.
  ///
  /// - Parameters:
  ///   - other: The other end of the line.
  ///   - fraction: The fraction of the distance, 0…1.
  func toward(_ other: DrawingPoint, _ fraction: Double) -> DrawingPoint {
    DrawingPoint(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}
