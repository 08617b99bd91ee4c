import CTactusPangoCairo
import TactusPango

extension CairoContext {
  /// The font size in pixels up to which glyphs are positioned at fractions of a pixel.
  ///
  /// Cairo 1.16 aligns cached glyphs to whole pixels, which is visible at a scale of 1. Filling
  /// their outlines instead takes eight times as long.
  ///
  /// - Source: guess.
  private static let exactSize = 30.0

  /// The greatest font size in pixels at which glyphs are drawn.
  ///
  /// FreeType refuses sizes beyond 16 bits, and Cairo 1.16 then never frees what it has allocated
  /// for the font.
  ///
  /// - Source: measured for that limit, of which this is a quarter.
  private static let maxFontSize = 16_384.0

  /// Draws a run of glyphs with the current source.
  func draw(_ run: TextRun) {
    let scale = transform.maxScale
    guard let (glyphs, kind) = Self.select(run, on: cairo, scale: scale) else { return }
    if keepsText, kind == .outlines {
      show(glyphs, with: TextClusters(of: run))
    } else if kind == .outlines, run.size * transform.meanScale < Self.exactSize {
      cairo_new_path(cairo)
      PangoLock.withLock { cairo_glyph_path(cairo, glyphs, Int32(glyphs.count)) }
      set(.winding)
      cairo_fill(cairo)
    } else {
      PangoLock.withLock { cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count)) }
    }
  }

  /// Draws glyphs with the text that they stand for.
  private func show(_ glyphs: [cairo_glyph_t], with clusters: TextClusters?) {
    guard let clusters else {
      return PangoLock.withLock { cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count)) }
    }
    let ordered = clusters.isBackward ? glyphs.reversed() : glyphs
    PangoLock.withLock {
      cairo_show_text_glyphs(
        cairo, clusters.text, Int32(clusters.text.utf8.count), ordered, Int32(ordered.count),
        clusters.clusters, Int32(clusters.clusters.count), cairo_text_cluster_flags_t(0))
    }
  }

  /// Makes the outlines of a run's glyphs the current path.
  func tracePath(of run: TextRun) {
    Self.trace(run, on: cairo, scale: transform.maxScale)
  }

  /// Makes the outlines of a run's glyphs the current path of a Cairo context.
  static func trace(_ run: TextRun, on cairo: OpaquePointer, scale: Double = 1) {
    cairo_new_path(cairo)
    guard let (glyphs, _) = select(run, on: cairo, scale: scale) else { return }
    PangoLock.withLock { cairo_glyph_path(cairo, glyphs, Int32(glyphs.count)) }
  }

  /// Selects a run's font, and returns the glyphs with their positions.
  private static func select(
    _ run: TextRun, on cairo: OpaquePointer, scale: Double
  ) -> ([cairo_glyph_t], FontLibrary.GlyphKind)? {
    guard run.size > 0, run.size * scale <= maxFontSize, !run.glyphs.isEmpty,
      let kind = FontLibrary.shared.select(run.font, size: run.size, on: cairo)
    else { return nil }
    let glyphs = run.glyphs.map {
      // Glyph numbers of OpenType have 16 bits.
      cairo_glyph_t(
        index: UInt(min($0.id, UInt32(UInt16.max))), x: run.origin.x + $0.offset.x,
        y: run.origin.y + $0.offset.y)
    }
    return (glyphs, kind)
  }
}

extension TextRun {
  /// A rectangle that contains all glyphs; no glyph is larger than twice the font size.
  var roughBounds: DrawingRect? {
    DrawingRect(around: glyphs.map { origin + $0.offset })?.grown(by: 2 * size)
  }
}
