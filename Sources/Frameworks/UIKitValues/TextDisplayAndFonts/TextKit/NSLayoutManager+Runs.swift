import TactusDisplayList

// Lines and runs passed through overridable methods (TextKit.TK30, TextKit.TK31).
extension NSLayoutManager {
  /// The transform of text space, whose y axis points up.
  static let textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)

  /// Returns the rectangles of a line, as changed by an override (TextKit.TK30).
  ///
  /// - Parameters:
  ///   - fragment: The line fragment rectangle.
  ///   - used: Its used part.
  ///   - glyphs: The glyphs of the line; none for the extra line.
  ///   - container: The container.
  func decideRectangles(
    _ fragment: CGRect, _ used: CGRect, _ glyphs: NSRange, _ container: NSTextContainer
  ) -> (fragment: CGRect, used: CGRect) {
    placing = (fragment, used)
    defer { placing = nil }
    if glyphs.length > 0 {
      setLineFragmentRect(fragment, forGlyphRange: glyphs, usedRect: used)
    } else {
      setExtraLineFragmentRect(fragment, usedRect: used, textContainer: container)
    }
    return placing ?? (fragment, used)
  }

  /// Sets the rectangles of the line being laid out.
  func setRectangles(_ fragment: CGRect, _ used: CGRect) {
    guard placing != nil else {
      RuntimeWarning.once(
        "the rectangles of a line are set only while an NSLayoutManager lays it out",
        namesPlace: true)
      return
    }
    placing = (fragment, used)
  }

  /// Draws the runs of a line through the overridable method (TextKit.TK31).
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - position: The position of the line in the layout.
  ///   - corner: The position of the line's corner.
  ///   - context: The context.
  func show(
    _ line: TextLine, _ position: LinePosition, at corner: CGPoint, in context: CGContext
  ) {
    let source = self.line(position).source
    let offsets = source.offsets
    for index in line.runs.indices {
      let run = line.runs[index]
      var part = line
      (part.runs, part.runStarts) = ([run], [])
      part.effects = line.effects[index].map { [0: $0] } ?? [:]
      (part.decorations, part.backgrounds, part.attachments) = ([], [], [])
      // An ellipsis has the attributes of the line's first character.
      let start =
        line.runStarts[index].map { source.start + offsets.unit(at: $0) }
        ?? self.line(position).range.location
      let attributes = attributes(at: starts[position.paragraph] + start)
      let shown = ShownRun(
        line: part, corner: corner, glyphs: run.glyphs.map { CGGlyph(truncatingIfNeeded: $0.id) },
        positions: run.glyphs.map {
          CGPoint(
            x: corner.x + CGFloat(run.origin.x + $0.offset.x),
            y: -(corner.y + CGFloat(run.origin.y + $0.offset.y)))
        },
        font: Self.font(of: run, attributes))
      context.saveGState()
      context.fillColor = run.color
      shownRun = shown
      showCGGlyphs(
        shown.glyphs, positions: shown.positions, count: shown.glyphs.count, font: shown.font,
        textMatrix: Self.textMatrix, attributes: attributes, in: context)
      shownRun = nil
      context.restoreGState()
    }
  }

  /// Draws glyphs in the current fill color; those of the current run with its effects.
  func paint(
    _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ font: UIFont, _ matrix: CGAffineTransform, _ context: CGContext
  ) {
    let glyphs = Array(UnsafeBufferPointer(start: glyphs, count: max(0, count)))
    let positions = Array(UnsafeBufferPointer(start: positions, count: glyphs.count))
    if let shownRun, shownRun.glyphs == glyphs, shownRun.positions == positions,
      shownRun.font == font, matrix == Self.textMatrix
    {
      var line = shownRun.line
      if let color = context.fillColor { line.runs[0].color = color }
      context.draw(TextLayout(line: line), at: shownRun.corner)
      return
    }
    let before = context.textMatrix
    context.textMatrix = matrix
    context.setFont(CGFont(font.drawing))
    context.setFontSize(font.pointSize)
    context.showGlyphs(glyphs, at: positions)
    context.textMatrix = before
  }

  private func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
    guard let textStorage, place >= 0, place < textStorage.length else { return [:] }
    let range = NSRange(location: place, length: 1)
    let part = NSMutableAttributedString(
      attributedString: textStorage.attributedSubstring(from: range))
    addDisplayAttributes(to: part, place)
    return part.attributes(at: 0, effectiveRange: nil)
  }

  /// Returns the font that contains a run's glyphs: that of the text or a fallback.
  private static func font(
    of run: TextRun, _ attributes: [NSAttributedString.Key: Any]
  ) -> UIFont {
    let font = attributes[.font] as? UIFont ?? .ofPlainText
    guard font.drawing.family != run.font.family else { return font }
    var face = FontFace(
      .family(run.font.family), weight: FontFace.weight(ofNumber: run.font.weight))
    face.isItalic = run.font.isItalic
    return UIFont(face, size: CGFloat(run.size))
  }
}
