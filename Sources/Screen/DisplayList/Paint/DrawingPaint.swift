/// The paint that fills an area.
public enum DrawingPaint: Sendable, Hashable {
  /// A color.
  case color(DrawingColor)
  /// A gradient.
  case gradient(DrawingGradient)
  /// An image repeated in both directions; the rectangle is that of one tile.
  case tiles(DrawingImage, DrawingRect)
}
