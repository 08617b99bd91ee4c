import TactusDisplayList

/// A run of a line while a layout manager draws it.
struct ShownRun {
  /// The line, reduced to the run.
  let line: TextLine
  /// The position of the line's corner.
  let corner: CGPoint
  /// The glyphs.
  let glyphs: [CGGlyph]
  /// The positions of the glyphs in text space.
  let positions: [CGPoint]
  /// The font.
  let font: UIFont
}
