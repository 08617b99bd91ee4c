import TactusDisplayList

extension UIFont {
  /// Returns the glyph of a character; nil if the font lacks it.
  package func glyph(of text: String) -> CGGlyph? {
    let style = TactusDisplayList.TextStyle(
      font: drawing, size: Double(pointSize), ascent: 1, descent: 0)
    let layout = TextLayout(text, style: style)
    let run = layout.lines.first?.runs.first { !$0.glyphs.isEmpty }
    guard let run, run.font.family == FontLibrary.shared.family(of: drawing),
      let glyph = run.glyphs.first, glyph.id != 0
    else { return nil }
    return CGGlyph(truncatingIfNeeded: glyph.id)
  }
}
