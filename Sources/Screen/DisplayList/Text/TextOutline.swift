/// A line along the edges of letters.
public struct TextOutline: Sendable, Hashable {
  /// How wide it is, in points.
  public var width: Double
  /// Its colour; `nil` for that of the letters.
  public var color: DrawingColor?
  /// Whether the letters are filled as well.
  public var isFilled: Bool

  /// Makes a line.
  public init(width: Double, color: DrawingColor? = nil, isFilled: Bool = false) {
    (self.width, self.color, self.isFilled) = (width, color, isFilled)
  }
}
