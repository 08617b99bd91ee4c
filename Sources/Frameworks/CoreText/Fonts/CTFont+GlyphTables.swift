public import CoreGraphics
internal import TactusCrashReports
internal import TactusDisplayList
public import TactusUIKitValues

/// Returns the glyph of a name, such as `Adieresis`; 0 if the font's file lacks the name.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  CGGlyph(truncatingIfNeeded: font.tables?.glyph(named: glyphName) ?? 0)
}

/// Returns the name of a glyph; nil if the font's file has none.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
  font.tables?.name(of: UInt32(glyph))
}

/// Returns the optical bounds of glyphs: the font's ascent and descent, and each glyph's width
/// (CoreText.CT24).
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The glyphs.
///   - boundingRects: A buffer for as many rectangles, in points from the glyph's origin, y
///     upwards; nil if only the union is needed.
///   - count: The number of glyphs.
///   - options: The options; there are none.
/// - Returns: The union of the rectangles.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex, _ options: CFOptionFlags
) -> CGRect {
  if CTFontHasTable(font, CTFontTableTag(kCTFontTableOpbd)) {
    RuntimeWarning.once(
      "the optical bounds of \(font.fontName) are not read; typographic bounds replace them"
    )
  }
  var union = CGRect.null
  for index in 0..<max(0, count) {
    let bounds = CGRect(
      x: 0, y: font.descender, width: font.extents(of: glyphs[index]).advance,
      height: font.ascender - font.descender)
    boundingRects?[index] = bounds
    union = union.union(bounds)
  }
  return union.isNull ? .zero : union
}

/// Stores the translations of glyph origins from horizontal to vertical lines.
///
/// - Parameters:
///   - font: The font.
///   - glyphs: The glyphs.
///   - translations: A buffer for as many distances, in points, y upwards.
///   - count: The number of glyphs.
public func CTFontGetVerticalTranslationsForGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>,
  _ count: CFIndex
) {
  let tables = font.tables
  for index in 0..<max(0, count) {
    guard let origin = tables?.verticalOrigin(of: UInt32(glyphs[index])) else {
      translations[index] = .zero
      continue
    }
    translations[index] = CGSize(
      width: -font.pointSize * origin.x, height: -font.pointSize * origin.y)
  }
}

/// Stores the caret positions within a ligature.
///
/// - Parameters:
///   - font: The font.
///   - glyph: The glyph of the ligature.
///   - positions: A buffer for the distances from the glyph's origin, in points; nil if only the
///     number is needed.
///   - maxPositions: The capacity of the buffer.
/// - Returns: The number of positions; 0 if the font's file has none.
@discardableResult
public func CTFontGetLigatureCaretPositions(
  _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?,
  _ maxPositions: CFIndex
) -> CFIndex {
  let carets = font.tables?.caretPositions(of: UInt32(glyph)) ?? []
  for (index, caret) in carets.prefix(max(0, maxPositions)).enumerated() {
    positions?[index] = font.pointSize * caret
  }
  return carets.count
}
