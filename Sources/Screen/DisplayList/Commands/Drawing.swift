/// A picture as what is painted one after another.
///
/// Coordinates are in points from the upper left corner. The same drawing can be painted at any scale.
public struct Drawing: Sendable, Hashable {
  /// The size, in points.
  public var width, height: Double
  /// What is painted, in order.
  public var commands: [DrawingCommand]

  /// Makes a drawing.
  public init(width: Double, height: Double, commands: [DrawingCommand] = []) {
    (self.width, self.height, self.commands) = (width, height, commands)
  }
}
