internal import TactusDisplayList
public import TactusFoundation
public import TactusUIKitValues

// A font that cannot be packaged is represented by its substitute's file (CoreText.CT21).

/// Returns the tags of the tables in a font's file; nil if there are none.
///
/// - Parameters:
///   - font: The font.
///   - options: The options; none has an effect.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
  guard let tags = font.tables?.tags, !tags.isEmpty else { return nil }
  return tags.map { CTFontTableTag($0) }
}

/// Returns whether a font's file has a table.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool {
  font.tables?.tags.contains(tag) ?? false
}

/// Returns the bytes of a table in a font's file; nil if there is no such table.
///
/// - Parameters:
///   - font: The font.
///   - table: The tag of the table.
///   - options: The options; none has an effect.
public func CTFontCopyTable(
  _ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions
) -> CFData? { font.tables?.table(table).map { Data($0) } }

/// Returns the number of glyphs in a font's file.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.tables?.glyphCount ?? 0 }

/// Returns the number of design units per em; 1,000 if the machine has no font.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(font.tables?.unitsPerEm ?? 1_000)
}

/// Returns the bounding box of the outlines of all glyphs, in points from a glyph's origin, y
/// upwards.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let edges = [36, 38, 40, 42].map { font.length(kCTFontTableHead, at: $0) }
  return CGRect(
    x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
}

/// Returns the distance of an underline from the baseline, in points; negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  font.length(kCTFontTablePost, at: 8)
}

/// Returns the thickness of an underline, in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  font.length(kCTFontTablePost, at: 10)
}

/// Returns the slant angle of a font, in degrees; negative if it leans to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  // The file has a 16.16 fixed-point number.
  guard let tables = font.tables, let whole = tables.number(UInt32(kCTFontTablePost), at: 4),
    let part = tables.number(UInt32(kCTFontTablePost), at: 6)
  else { return 0 }
  return CGFloat(Int16(bitPattern: whole)) + CGFloat(part) / 65_536
}

extension UIFont {
  /// The tables of the font file that provides the glyphs; nil if the machine has no font.
  var tables: FontTables? { FontLibrary.shared.tables(of: drawing) }

  /// Returns a length of a table in points, converted from design units; 0 if the table lacks it.
  fileprivate func length(_ tag: Int, at offset: Int) -> CGFloat {
    guard let tables, let number = tables.number(UInt32(tag), at: offset) else { return 0 }
    return pointSize * tables.inSizes(Int(Int16(bitPattern: number)))
  }
}
