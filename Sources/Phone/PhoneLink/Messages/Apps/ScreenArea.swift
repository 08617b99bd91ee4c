/// A rectangle with rounded corners on the screen held upright, in points.
public struct ScreenArea: Sendable, Equatable {
  /// The distance from the left edge of the screen.
  public var x: Double
  /// The distance from the top edge of the screen.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double
  /// The radius of the corners.
  public var radius: Double

  /// Creates an area.
  public init(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.radius = radius
  }

  /// Returns the area at a fraction of the way to another one.
  package func interpolated(to other: ScreenArea, at fraction: Double) -> ScreenArea {
    func between(_ one: Double, _ other: Double) -> Double { one + (other - one) * fraction }
    return ScreenArea(
      x: between(x, other.x), y: between(y, other.y), width: between(width, other.width),
      height: between(height, other.height), radius: between(radius, other.radius))
  }
}
