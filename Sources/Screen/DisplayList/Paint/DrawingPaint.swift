/// What an area is filled with.
public enum DrawingPaint: Sendable, Hashable {
  /// One colour.
  case color(DrawingColor)
  /// Colours that go over into one another.
  case gradient(DrawingGradient)
  /// A picture again and again, its first at a rectangle.
  case tiles(DrawingImage, DrawingRect)
}
