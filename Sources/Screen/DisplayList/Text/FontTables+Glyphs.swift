import CTactusPangoCairo

// Glyphs. Lengths are in font sizes, y upwards.
extension FontTables {
  /// Returns the name of a glyph; `nil` if the file has none.
  package func name(of glyph: UInt32) -> String? {
    // The maximum length of a name in a PostScript font is 127.
    var name = [CChar](repeating: 0, count: 128)
    guard hb_font_get_glyph_name(font, glyph, &name, UInt32(name.count)) != 0 else { return nil }
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the glyph of a name; `nil` if the file has none.
  package func glyph(named name: String) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : nil
  }

  /// Returns whether there is a glyph for a character.
  package func contains(_ character: Unicode.Scalar) -> Bool { glyph(of: character) != nil }

  /// Returns the glyph of a character; `nil` if the file has none.
  package func glyph(of character: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the distance from a glyph to the next one, in units of the design.
  package func advance(of glyph: UInt32) -> Int { Int(hb_font_get_glyph_h_advance(font, glyph)) }

  /// Returns the rectangle around a glyph's outline, in units of the design; empty for none.
  package func bounds(of glyph: UInt32) -> DrawingRect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else {
      return DrawingRect(x: 0, y: 0, width: 0, height: 0)
    }
    // HarfBuzz measures from the upper left corner, so that the height is negative.
    return DrawingRect(
      x: Double(extents.x_bearing), y: Double(extents.y_bearing + extents.height),
      width: Double(extents.width), height: Double(-extents.height))
  }

  /// Returns the distance from a glyph to the next one below it.
  package func verticalAdvance(of glyph: UInt32) -> Double {
    -inSizes(Int(hb_font_get_glyph_v_advance(font, glyph)))
  }

  /// Returns the origin of a glyph in a line that runs down, from its horizontal origin.
  package func verticalOrigin(of glyph: UInt32) -> DrawingPoint {
    var (x, y) = (hb_position_t(0), hb_position_t(0))
    hb_font_get_glyph_v_origin(font, glyph, &x, &y)
    return DrawingPoint(inSizes(Int(x)), inSizes(Int(y)))
  }

  /// Returns the places between the letters of a ligature, from its origin.
  package func caretPositions(of glyph: UInt32) -> [Double] {
    var count: UInt32 = 0
    let all = hb_ot_layout_get_ligature_carets(font, HB_DIRECTION_LTR, glyph, 0, &count, nil)
    var positions = [hb_position_t](repeating: 0, count: Int(all))
    count = all
    hb_ot_layout_get_ligature_carets(font, HB_DIRECTION_LTR, glyph, 0, &count, &positions)
    return positions.prefix(Int(count)).map { inSizes(Int($0)) }
  }

  /// Returns a length in units of the design in font sizes.
  package func inSizes(_ units: Int) -> Double { Double(units) / Double(unitsPerEm) }
}
