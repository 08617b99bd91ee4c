/// A command of a drawing.
///
/// Painters keep a graphics state: transform, clip, opacity, blend mode and shadow. Initially the
/// transform is the identity, nothing is clipped, the opacity is 1, the mode is normal, and there
/// is no shadow.
public enum DrawingCommand: Sendable, Hashable {
  // Graphics state.

  /// Pushes a copy of the graphics state on the stack.
  case save
  /// Pops the graphics state that was pushed last; without effect if there is none.
  case restore
  /// Concatenates a transform to the current one.
  case transform(DrawingTransform)
  /// Intersects the clip with the interior of a path.
  case clip(DrawingPath, FillRule)
  /// Sets the opacity, 0…1.
  case opacity(Double)
  /// Sets the blend mode.
  case blend(BlendMode)
  /// Sets the shadow, or removes it.
  case shadow(DrawingShadow?)

  /// Sets whether edges are antialiased; initially they are.
  case antialias(Bool)

  // Painting.

  /// Fills the interior of a path.
  case fill(DrawingPath, FillRule, DrawingPaint)
  /// Strokes a path.
  case stroke(DrawingPath, StrokeStyle, DrawingPaint)
  /// Fills the whole clip.
  case paint(DrawingPaint)
  /// Draws an image.
  case image(ImageDrawing)
  /// Draws a run of glyphs.
  case text(TextRun)
  /// Blurs and tints the content beneath a region.
  case backdrop(DrawingBackdrop)

  // Layers.

  /// Begins a transparency layer, in which opacity, mode and shadow have their initial values.
  ///
  /// The rectangle bounds the layer's content; `nil` stands for the whole clip.
  case beginLayer(DrawingRect?)
  /// Composites the layer with the graphics state in which it began.
  case endLayer
}
