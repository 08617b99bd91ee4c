/// An outline along the edges of glyphs.
public struct TextOutline: Sendable, Hashable {
  /// The line width, in points.
  public var width: Double
  /// The color, or `nil` for that of the text.
  public var color: DrawingColor?
  /// Whether the glyphs are also filled.
  public var isFilled: Bool

  /// Creates an outline.
  public init(width: Double, color: DrawingColor? = nil, isFilled: Bool = false) {
    (self.width, self.color, self.isFilled) = (width, color, isFilled)
  }
}
