import TactusDisplayList

extension CGContext {
  /// Sets the font.
  public func setFont(_ font: CGFont) { state.font = font }

  /// Sets the font size.
  public func setFontSize(_ size: CGFloat) { state.fontSize = Double(size) }

  /// Sets the character spacing; `showGlyphs(_:at:)` does not use it, since each glyph has a
  /// position.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = Double(spacing) }

  /// Sets the text drawing mode; all modes but `invisible` fill.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// The position of the next text.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Draws glyphs, upright if y points up.
  ///
  /// - Parameters:
  ///   - glyphs: The numbers of the glyphs.
  ///   - positions: The position of each glyph, in text space.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font, case .color(let color) = state.fill,
      state.textMode != .invisible
    else { return }
    canvas.execute(.save)
    canvas.execute(.transform(textMatrix.drawing))
    canvas.execute(.transform(.scale(1, -1)))
    let placed = zip(glyphs, positions).map { glyph, place in
      TextRun.Glyph(
        id: UInt32(glyph), offset: DrawingPoint(Double(place.x), -Double(place.y)), cluster: 0)
    }
    canvas.execute(
      .text(
        TextRun(
          font: font.drawing, size: state.fontSize, color: color, origin: .zero, glyphs: placed,
          text: "")))
    canvas.execute(.restore)
  }

  /// Draws a text layout, in coordinates whose y points down.
  package func draw(_ layout: TextLayout, at corner: CGPoint) {
    for command in layout.commands(at: corner.drawing) { canvas.execute(command) }
  }

  /// Draws a drawing in the current user space.
  package func draw(_ drawing: Drawing) {
    canvas.execute(.save)
    for command in drawing.commands { canvas.execute(command) }
    canvas.execute(.restore)
  }
}
