/// One step of a drawing.
///
/// Painters keep a state: transform, clip, opacity, blend mode and shadow. At the beginning nothing is
/// transformed or clipped, the opacity is 1, the mode normal, and there is no shadow.
public enum DrawingCommand: Sendable, Hashable {
  // The state.

  /// Keeps the state, to come back to it.
  case save
  /// Comes back to the state that was kept last; where none was, does nothing.
  case restore
  /// Changes the coordinates of what follows, before what already changes them.
  case transform(DrawingTransform)
  /// Keeps what follows within the inside of a path as well.
  case clip(DrawingPath, FillRule)
  /// Makes what follows as opaque, 0…1.
  case opacity(Double)
  /// Mixes what follows in another way.
  case blend(BlendMode)
  /// Throws a shadow from each thing that follows, or no more.
  case shadow(DrawingShadow?)

  /// Whether edges of what follows are smooth; at first they are.
  case antialias(Bool)

  // What is seen.

  /// Fills the inside of a path.
  case fill(DrawingPath, FillRule, DrawingPaint)
  /// Draws the line along a path.
  case stroke(DrawingPath, StrokeStyle, DrawingPaint)
  /// Fills all that the clip leaves.
  case paint(DrawingPaint)
  /// Paints a picture.
  case image(ImageDrawing)
  /// Writes letters.
  case text(TextRun)
  /// Blurs what is there already.
  case backdrop(DrawingBackdrop)

  // Several as one.

  /// Begins a layer: what follows is painted apart, with opacity 1, mode normal and no shadow.
  ///
  /// The rectangle is where the layer has anything to show, or `nil`, which takes all of the clip.
  case beginLayer(DrawingRect?)
  /// Mixes the layer with what is beneath, with the state in which it began.
  case endLayer
}
