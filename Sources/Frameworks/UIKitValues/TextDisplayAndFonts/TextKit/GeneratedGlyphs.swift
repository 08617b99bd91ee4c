/// The glyphs of a paragraph as the delegate generated them (TextKit.TK28).
struct GeneratedGlyphs {
  /// A glyph.
  struct Glyph: Equatable {
    var id: CGGlyph
    var property: NSLayoutManager.GlyphProperty
    /// The offset of its character in the paragraph.
    var unit: Int
  }

  /// A glyph for each unit; the delegate may have changed it.
  var bases: [Glyph]
  /// The glyphs that the delegate inserted behind those of some units.
  private(set) var inserted: [Int: [Glyph]] = [:]
  /// Whether the delegate has changed any glyph.
  private(set) var isChanged = false
  /// The number of inserted glyphs.
  private(set) var insertedCount = 0

  /// Creates the glyphs of a paragraph without any inserted ones.
  init(bases: [Glyph]) { self.bases = bases }

  /// Takes the glyphs that the delegate set in place of those of some units.
  mutating func replace(_ units: Range<Int>, by glyphs: [Glyph]) {
    guard glyphs != Array(bases[units]) else { return }
    isChanged = true
    // Units without a glyph are not shown.
    for unit in units { bases[unit].property = .null }
    var seen: Set<Int> = []
    for glyph in glyphs where units.contains(glyph.unit) {
      if seen.insert(glyph.unit).inserted {
        bases[glyph.unit] = glyph
      } else {
        inserted[glyph.unit, default: []].append(glyph)
        insertedCount += 1
      }
    }
  }
}
