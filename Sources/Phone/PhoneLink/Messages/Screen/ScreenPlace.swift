/// A place in points, from the upper left corner of the screen held upright.
public struct ScreenPlace: Sendable, Equatable {
  /// From the left.
  public var x: Double
  /// From the top.
  public var y: Double

  /// Names both.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
