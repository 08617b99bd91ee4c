/// A picture described by a list of drawing commands.
///
/// Coordinates are in points from the upper left corner. The same drawing can be painted at any
/// scale.
public struct Drawing: Sendable, Hashable {
  /// The size, in points.
  public var width, height: Double
  /// The commands, in the order of painting.
  public var commands: [DrawingCommand]

  /// Creates a drawing.
  public init(width: Double, height: Double, commands: [DrawingCommand] = []) {
    (self.width, self.height, self.commands) = (width, height, commands)
  }
}
