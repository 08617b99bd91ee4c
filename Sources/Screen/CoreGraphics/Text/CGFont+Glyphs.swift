import TactusDisplayList

// The glyphs of the font's file. Step Drawing.CG10.
extension CGFont {
  /// Returns the glyph of a name, such as `Adieresis`; 0 if the file does not have the name.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: tables?.glyph(named: name) ?? 0)
  }

  /// Returns the name of a glyph; `nil` if the file does not have one.
  public func name(for glyph: CGGlyph) -> CFString? { tables?.name(of: UInt32(glyph)) }

  /// Finds the widths of glyphs.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - count: The number of glyphs.
  ///   - advances: Memory for as many widths, in units of the design.
  /// - Returns: Whether the file has all glyphs.
  @discardableResult
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    guard let tables else { return false }
    var hasAll = true
    for index in 0..<max(0, count) {
      hasAll = hasAll && Int(glyphs[index]) < tables.glyphCount
      advances[index] = Int32(tables.advance(of: UInt32(glyphs[index])))
    }
    return hasAll
  }

  /// Finds the rectangles around the outlines of glyphs.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - count: The number of glyphs.
  ///   - bboxes: Memory for as many rectangles, in units of the design from the glyph's origin, y
  ///     upwards.
  /// - Returns: Whether the file has all glyphs.
  @discardableResult
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    guard let tables else { return false }
    var hasAll = true
    for index in 0..<max(0, count) {
      hasAll = hasAll && Int(glyphs[index]) < tables.glyphCount
      let box = tables.bounds(of: UInt32(glyphs[index]))
      bboxes[index] = CGRect(
        x: box.x, y: box.y, width: box.width, height: box.height)
    }
    return hasAll
  }
}
