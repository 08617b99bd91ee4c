/// A point in points from the upper left corner of the screen held upright.
public struct ScreenPoint: Sendable, Hashable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
