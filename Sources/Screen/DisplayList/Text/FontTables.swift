import CTactusPangoCairo

/// The tables of the file that has a font's glyphs.
///
/// - Thread: any. Several threads may read HarfBuzz's immutable objects.
package final class FontTables: @unchecked Sendable {
  /// The number of units of the design per font size.
  package let unitsPerEm: Int
  /// The number of glyphs.
  package let glyphCount: Int

  let face: OpaquePointer
  /// The font in the size of the design's units.
  let font: OpaquePointer

  /// Creates the tables of a font of HarfBuzz, in the same variation.
  init?(_ shaped: OpaquePointer?) {
    guard let face = hb_face_reference(hb_font_get_face(shaped)) else { return nil }
    guard let font = hb_font_create(face) else {
      hb_face_destroy(face)
      return nil
    }
    var count: UInt32 = 0
    if let values = hb_font_get_var_coords_design(shaped, &count), count > 0 {
      hb_font_set_var_coords_design(font, values, count)
    }
    hb_font_make_immutable(font)
    (self.face, self.font) = (face, font)
    unitsPerEm = max(1, Int(hb_face_get_upem(face)))
    glyphCount = Int(hb_face_get_glyph_count(face))
  }

  deinit {
    hb_font_destroy(font)
    hb_face_destroy(face)
  }

  // MARK: Tables

  /// The tags of the tables.
  package var tags: [UInt32] {
    var count: UInt32 = 0
    let all = hb_face_get_table_tags(face, 0, &count, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(all))
    count = all
    hb_face_get_table_tags(face, 0, &count, &tags)
    return Array(tags.prefix(Int(count)))
  }

  /// Returns the bytes of a table; `nil` if the file has none of that tag.
  package func table(_ tag: UInt32) -> [UInt8]? {
    guard let blob = hb_face_reference_table(face, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else {
      return tags.contains(tag) ? [] : nil
    }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// Returns the big-endian number of two bytes in a table; `nil` if the table is too short.
  package func number(_ tag: UInt32, at offset: Int) -> UInt16? {
    guard let blob = hb_face_reference_table(face, tag) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), offset >= 0, offset + 2 <= Int(length)
    else { return nil }
    return UnsafeRawBufferPointer(start: bytes, count: Int(length))
      .loadUnaligned(fromByteOffset: offset, as: UInt16.self).bigEndian
  }

  // MARK: Characters

  /// The characters that have glyphs.
  package var characters: [ClosedRange<UInt32>] {
    guard let set = hb_set_create() else { return [] }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(face, set)
    var found: [ClosedRange<UInt32>] = []
    // The greatest number means that the search begins.
    var (first, last) = (UInt32.max, UInt32.max)
    while hb_set_next_range(set, &first, &last) != 0 { found.append(first...last) }
    return found
  }

  // MARK: Variations

  /// The axes of a variable font; none for others.
  package var axes: [FontVariationAxis] {
    var count = hb_ot_var_get_axis_count(face)
    var found = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &found)
    return found.prefix(Int(count)).map { axis in
      FontVariationAxis(
        tag: axis.tag, nameID: axis.name_id, minimum: Double(axis.min_value),
        usual: Double(axis.default_value), maximum: Double(axis.max_value),
        isHidden: axis.flags.rawValue & HB_OT_VAR_AXIS_FLAG_HIDDEN.rawValue != 0)
    }
  }

  /// The value of each axis of a variable font, in their order.
  package var variation: [Double] {
    var count: UInt32 = 0
    guard let values = hb_font_get_var_coords_design(font, &count), count > 0 else {
      return axes.map(\.usual)
    }
    return (0..<Int(count)).map { Double(values[$0]) }
  }
}
