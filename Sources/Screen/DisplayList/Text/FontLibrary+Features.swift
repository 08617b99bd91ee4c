import CTactusPangoCairo
import TactusPango

extension FontLibrary {
  /// Returns the tags of the OpenType features by which a font, or its fallback, replaces glyphs.
  package func features(of font: DrawingFont) -> Set<String> {
    let found = fonts.withLock { fonts in
      Self.load(font, fonts) { found -> Set<String>? in
        PangoLock.withLock {
          guard let shaped = pango_font_get_hb_font(found) else { return nil }
          return Self.features(of: hb_font_get_face(shaped))
        }
      }
    }
    return found ?? []
  }

  private static func features(of face: OpaquePointer?) -> Set<String> {
    // "GSUB", the table of substitutions.
    let table: hb_tag_t = 0x4753_5542
    var count: UInt32 = 0
    let all = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(all))
    count = all
    hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return Set(
      tags.prefix(Int(count)).map { tag in
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
        return String(decoding: bytes, as: UTF8.self)
      })
  }
}
