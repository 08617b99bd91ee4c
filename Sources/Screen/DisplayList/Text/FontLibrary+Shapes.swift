import CTactusPangoCairo
import TactusPango

extension FontLibrary {
  /// The size in pixels at which bitmap glyphs are painted.
  ///
  /// - Source: the size of the bitmaps in Debian's Noto Color Emoji (measured); larger ones would
  ///   only be blurred.
  private static let bitmapSize = 109.0

  /// Returns the shape of a glyph, or `empty` if there is no such font or glyph.
  ///
  /// It is the shape that `DrawingPainter` paints: unhinted outlines are the same at any size.
  ///
  /// - Parameters:
  ///   - glyph: The number of the glyph in the font's file.
  ///   - font: The font.
  public func shape(of glyph: UInt32, in font: DrawingFont) -> GlyphShape {
    guard let surface = try? DrawingSurface(width: 1, height: 1),
      let cairo = cairo_create(surface.cairo)
    else { return .empty }
    defer { cairo_destroy(cairo) }
    var glyphs = [
      cairo_glyph_t(index: UInt(min(glyph, UInt32(UInt16.max))), x: 0, y: 0)
    ]
    switch select(font, size: GlyphShape.unitsPerSize, on: cairo) {
    case nil: return .empty
    case .outlines:
      PangoLock.withLock { cairo_glyph_path(cairo, &glyphs, 1) }
      let path = DrawingPath(tracedOn: cairo)
      return path.isEmpty ? .empty : .outline(path)
    case .bitmaps:
      return picture(&glyphs, of: font)
    }
  }

  /// Returns the width of a glyph, and the frame of its shape from the glyph's origin on the
  /// baseline, y downwards, in font sizes; zeros if there is no such font or glyph.
  package func extents(
    of glyph: UInt32, in font: DrawingFont
  ) -> (advance: Double, frame: DrawingRect) {
    let none = (advance: 0.0, frame: DrawingRect(x: 0, y: 0, width: 0, height: 0))
    guard let surface = try? DrawingSurface(width: 1, height: 1),
      let cairo = cairo_create(surface.cairo)
    else { return none }
    defer { cairo_destroy(cairo) }
    let size = Self.bitmapSize
    guard select(font, size: size, on: cairo) != nil else { return none }
    var glyph = cairo_glyph_t(index: UInt(min(glyph, UInt32(UInt16.max))), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    PangoLock.withLock { cairo_glyph_extents(cairo, &glyph, 1, &extents) }
    return (
      extents.x_advance / size,
      DrawingRect(
        x: extents.x_bearing / size, y: extents.y_bearing / size, width: extents.width / size,
        height: extents.height / size)
    )
  }

  // MARK: Internals

  /// Paints a bitmap glyph.
  private func picture(_ glyphs: inout [cairo_glyph_t], of font: DrawingFont) -> GlyphShape {
    let margin = 8.0
    let side = Int(2 * Self.bitmapSize)
    guard let surface = try? DrawingSurface(width: side, height: side),
      let cairo = cairo_create(surface.cairo)
    else { return .empty }
    defer { cairo_destroy(cairo) }
    // The origin is near the left and three quarters down, so that the whole glyph fits.
    let (left, baseline) = (margin, (1.5 * Self.bitmapSize).rounded())
    cairo_translate(cairo, left, baseline)
    guard select(font, size: Self.bitmapSize, on: cairo) != nil else { return .empty }
    var extents = cairo_text_extents_t()
    PangoLock.withLock { cairo_glyph_extents(cairo, &glyphs, 1, &extents) }
    guard extents.width > 0, extents.height > 0 else { return .empty }
    PangoLock.withLock { cairo_show_glyphs(cairo, &glyphs, 1) }
    let whole = surface.image
    let scale = GlyphShape.unitsPerSize / Self.bitmapSize
    let frame = DrawingRect(
      x: -left * scale, y: -baseline * scale, width: Double(side) * scale,
      height: Double(side) * scale)
    return .picture(whole, frame)
  }
}
