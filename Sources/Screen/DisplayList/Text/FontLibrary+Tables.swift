import CTactusPangoCairo
import TactusPango

extension FontLibrary {
  /// Returns the tables of a font's file, or of its fallback's; `nil` if there is no font at all.
  package func tables(of font: DrawingFont) -> FontTables? {
    fonts.withLock { fonts in
      if let tables = fonts.tables[font] { return tables }
      let tables = Self.load(font, fonts) { found in
        PangoLock.withLock { FontTables(pango_font_get_hb_font(found)) }
      }
      if fonts.tables.count >= Self.fontLimit { fonts.tables = [:] }
      fonts.tables[font] = tables
      return tables
    }
  }

  /// Returns the fonts that have characters which a font lacks, the first choice first.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - language: The language of the text, such as `ja`; characters that several languages share
  ///     have its forms.
  package func fallbacks(of font: DrawingFont, language: String) -> [DrawingFont] {
    let all = fonts.withLock { fonts in
      PangoLock.withLock { () -> [DrawingFont] in
        let description = Self.describe(font, size: 100)
        defer { pango_font_description_free(description) }
        guard
          let set = pango_font_map_load_fontset(
            fonts.map, fonts.context, description, pango_language_from_string(language))
        else { return [] }
        defer { g_object_unref(set) }
        var found: [DrawingFont] = []
        withUnsafeMutablePointer(to: &found) { found in
          pango_fontset_foreach(
            set,
            { _, font, list in
              if let font, let name = FontLibrary.name(of: font) {
                list?.assumingMemoryBound(to: [DrawingFont].self).pointee.append(name)
              }
              return 0
            }, found)
        }
        return found
      }
    }
    var families: Set<String> = all.first.map { [$0.family] } ?? []
    return all.filter { families.insert($0.family).inserted }
  }
}
