import DisplayList

extension CGContext {
  /// The font that glyphs are of.
  public func setFont(_ font: CGFont) { state.font = font }

  /// The size of letters.
  public func setFontSize(_ size: CGFloat) { state.fontSize = Double(size) }

  /// How far letters are apart beyond their own width; who shows glyphs says where each of them is.
  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = Double(spacing) }

  /// How letters are drawn; only filled and invisible ones are to be had.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Where the next text begins.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Writes shapes of the font, upright where y goes up.
  ///
  /// - Parameters:
  ///   - glyphs: The numbers of the shapes.
  ///   - positions: Where each of them is, in the coordinates of text.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    guard let font = state.font, case .color(let color) = state.fill,
      state.textMode != .invisible
    else { return }
    canvas.perform(.save)
    canvas.perform(.transform(textMatrix.drawing))
    canvas.perform(.transform(.scale(1, -1)))
    let placed = zip(glyphs, positions).map { glyph, place in
      TextRun.Glyph(
        id: UInt32(glyph), offset: DrawingPoint(Double(place.x), -Double(place.y)), cluster: 0)
    }
    canvas.perform(
      .text(
        TextRun(
          font: font.drawing, size: state.fontSize, color: color, origin: .zero, glyphs: placed,
          text: "")))
    canvas.perform(.restore)
  }

  /// Paints text that is laid out, in coordinates whose y goes down.
  package func draw(_ layout: TextLayout, at corner: CGPoint) {
    for command in layout.commands(at: corner.drawing) { canvas.perform(command) }
  }

  /// Paints any drawing in the coordinates of now.
  package func draw(_ drawing: Drawing) {
    canvas.perform(.save)
    for command in drawing.commands { canvas.perform(command) }
    canvas.perform(.restore)
  }
}
