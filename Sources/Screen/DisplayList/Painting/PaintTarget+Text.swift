import CPangoCairo

extension PaintTarget {
  /// Pixels of size up to which letters are put where they belong to the fraction of a pixel.
  ///
  /// Cairo 1.16 puts ready-made letters at whole pixels, which is seen where a point is one pixel.
  /// Filling their outlines instead takes eight times as long.
  ///
  /// - Source: guess.
  private static let exactSize = 30.0

  /// Pixels of size up to which letters are written at all; larger ones would be some shape that is
  /// cut off on all sides.
  ///
  /// FreeType refuses sizes that 16 bits do not hold, and Cairo 1.16 then never lets go of what it
  /// has made for the font.
  ///
  /// - Source: measured for that limit, of which this is a quarter.
  private static let greatestSize = 16_384.0

  /// Writes letters with the source that is set.
  func draw(_ run: TextRun) {
    let scale = transform.greatestScale
    guard let (glyphs, letters) = Self.select(run, on: cairo, scale: scale) else { return }
    if letters == .outlines, run.size * transform.meanScale < Self.exactSize {
      cairo_new_path(cairo)
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      set(.winding)
      cairo_fill(cairo)
    } else {
      cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    }
  }

  /// Makes the outlines of letters the current path.
  func tracePath(of run: TextRun) {
    Self.trace(run, on: cairo, scale: transform.greatestScale)
  }

  /// Makes the outlines of letters the current path of anything that Cairo draws on.
  static func trace(_ run: TextRun, on cairo: OpaquePointer, scale: Double = 1) {
    cairo_new_path(cairo)
    guard let (glyphs, _) = select(run, on: cairo, scale: scale) else { return }
    cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
  }

  /// Makes a run's font the current one, and tells where its glyphs are.
  private static func select(
    _ run: TextRun, on cairo: OpaquePointer, scale: Double
  ) -> ([cairo_glyph_t], FontLibrary.Letters)? {
    guard run.size > 0, run.size * scale <= greatestSize, !run.glyphs.isEmpty,
      let letters = FontLibrary.shared.select(run.font, size: run.size, on: cairo)
    else { return nil }
    let glyphs = run.glyphs.map {
      // OpenType numbers shapes with 16 bits.
      cairo_glyph_t(
        index: UInt(min($0.id, UInt32(UInt16.max))), x: run.origin.x + $0.offset.x,
        y: run.origin.y + $0.offset.y)
    }
    return (glyphs, letters)
  }
}

extension TextRun {
  /// A rectangle that holds all letters, with room to spare: no letter is larger than twice its size.
  var roughBounds: DrawingRect? {
    DrawingRect(around: glyphs.map { origin + $0.offset })?.grown(by: 2 * size)
  }
}
