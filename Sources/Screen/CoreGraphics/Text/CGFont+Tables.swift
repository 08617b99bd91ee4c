import TactusDisplayList

// The tables of the font's file. Step Drawing.CG10.
extension CGFont {
  /// The number of glyphs.
  public var numberOfGlyphs: Int { tables?.glyphCount ?? 0 }

  /// The number of units of the design per font size; 1,000 if the machine has no font.
  public var unitsPerEm: Int32 { Int32(tables?.unitsPerEm ?? 1_000) }

  /// The height of the line above the baseline, in units of the design.
  public var ascent: Int32 { number("hhea", at: 4) }

  /// The depth of the line below the baseline, in units of the design; negative.
  public var descent: Int32 { number("hhea", at: 6) }

  /// The additional space between lines, in units of the design.
  public var leading: Int32 { number("hhea", at: 8) }

  /// The height of capital letters, in units of the design: that of the H if the file has no other.
  public var capHeight: Int32 { height(at: 88, or: "H") }

  /// The height of a lowercase x, in units of the design: that of its glyph if the file has no
  /// other.
  public var xHeight: Int32 { height(at: 86, or: "x") }

  /// The rectangle around the outlines of all glyphs, in units of the design from a glyph's origin,
  /// y upwards.
  public var fontBBox: CGRect {
    let edges = [36, 38, 40, 42].map { Int(number("head", at: $0)) }
    return CGRect(
      x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }

  /// The slant, in degrees; negative if the glyphs lean to the right.
  public var italicAngle: CGFloat {
    // The file has a number of 32 bits, with the binary point in its middle.
    let part = tables?.number(Self.tag("post"), at: 6) ?? 0
    return CGFloat(number("post", at: 4)) + CGFloat(part) / 65_536
  }

  /// The tags of the tables, a list of numbers; `nil` if there are none.
  public var tableTags: CFArray? {
    guard let tags = tables?.tags, !tags.isEmpty else { return nil }
    return tags
  }

  /// Returns the bytes of a table; `nil` if there is no such table.
  ///
  /// - Parameter tag: The tag, its four characters.
  public func table(for tag: UInt32) -> CFData? { tables?.table(tag).map { Data($0) } }

  // MARK: Internals

  /// The tables of the file that has the glyphs; `nil` if the machine has no font.
  var tables: FontTables? {
    openFile()
    return FontLibrary.shared.tables(of: drawing)
  }

  private func number(_ table: String, at offset: Int) -> Int32 {
    let number = tables?.number(Self.tag(table), at: offset) ?? 0
    return Int32(Int16(bitPattern: number))
  }

  private func height(at offset: Int, or letter: Unicode.Scalar) -> Int32 {
    guard let tables else { return 0 }
    if let height = tables.number(Self.tag("OS/2"), at: offset), height != 0 {
      return Int32(Int16(bitPattern: height))
    }
    let box = tables.glyph(of: letter).map { tables.bounds(of: $0) }
    return box.map { Int32($0.y + $0.height) } ?? 0
  }

  private static func tag(_ name: String) -> UInt32 {
    name.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
