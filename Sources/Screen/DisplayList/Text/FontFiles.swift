import CTactusPangoCairo

/// The font files that are open for painting.
///
/// FreeType opens the files here, because Cairo 1.16 cannot share the files that it opens itself
/// between threads that paint; see `PangoLock`. Files stay open: their number is that of the
/// installed fonts.
///
/// - Thread: one at a time; several may paint with the faces.
final class FontFiles {
  /// A Cairo font face.
  struct Face {
    let cairo: OpaquePointer
    /// Whether the glyphs are bitmaps with their own colors.
    let hasColors: Bool
  }

  /// A font of a file, as Cairo paints it.
  private struct Key: Hashable {
    let path: String
    /// The index of the font in the file; the upper 16 bits are the index of a named instance.
    let index: Int
    let isEmboldened: Bool
  }

  private let library: FT_Library?
  private var faces: [Key: Face] = [:]

  init() {
    var library: FT_Library?
    FT_Init_FreeType(&library)
    self.library = library
  }

  /// Returns the face of a font that fontconfig has found; returns `nil` if FreeType cannot open
  /// the file.
  func face(of pattern: OpaquePointer) -> Face? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &text) == FcResultMatch, let text else {
      return nil
    }
    var index: Int32 = 0
    FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
    let key = Key(
      path: String(cString: text), index: Int(index),
      isEmboldened: Self.flag(FC_EMBOLDEN, of: pattern))
    if let face = faces[key] { return face }
    var file: FT_Face?
    guard FT_New_Face(library, key.path, FT_Long(key.index), &file) == 0, let file,
      let cairo = cairo_ft_font_face_create_for_ft_face(file, FT_LOAD_DEFAULT)
    else { return nil }
    if key.isEmboldened {
      cairo_ft_font_face_set_synthesize(cairo, UInt32(CAIRO_FT_SYNTHESIZE_BOLD.rawValue))
    }
    let face = Face(cairo: cairo, hasColors: Self.flag(FC_COLOR, of: pattern))
    faces[key] = face
    return face
  }

  private static func flag(_ name: String, of pattern: OpaquePointer) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, name, 0, &value) == FcResultMatch && value != 0
  }
}
