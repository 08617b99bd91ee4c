/// A place in a drawing, in points; x grows to the right and y downwards.
public struct DrawingPoint: Sendable, Hashable {
  /// The two coordinates, in points.
  public var x, y: Double

  /// Makes the place with two coordinates.
  public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The place where both coordinates are 0.
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

  /// How far it is from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The same direction, a quarter turn on from x towards y.
  var quarterTurn: DrawingPoint { DrawingPoint(-y, x) }

  /// The product that is 0 for places at right angles.
  func dot(_ other: DrawingPoint) -> Double { x * other.x + y * other.y }

  /// The product that is 0 for places in one line with the origin.
  func cross(_ other: DrawingPoint) -> Double { x * other.y - y * other.x }

  /// A place on the straight way to another.
  ///
  /// - Parameters:
  ///   - other: Where the way ends.
  ///   - fraction: How much of the way, 0…1.
  func toward(_ other: DrawingPoint, _ fraction: Double) -> DrawingPoint {
    DrawingPoint(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }
}
