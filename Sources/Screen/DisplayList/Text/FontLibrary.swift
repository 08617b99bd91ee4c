import CTactusPangoCairo
import Synchronization
import TactusPango

/// A library of the phone's fonts: Inter, emoji, symbols, and their fallbacks.
///
/// It searches only known folders, so that text looks the same on every machine. If these contain
/// no fonts, it uses those of the machine.
///
/// - Thread: any.
public final class FontLibrary: Sendable {
  /// The library that painters and layouts share.
  public static let shared = FontLibrary()

  /// The folders that are searched for fonts, by descending priority.
  ///
  /// - Source: where Debian's `fonts-inter`, `fonts-noto-color-emoji`, `fonts-noto-core`,
  ///   `fonts-dejavu-core`, `fonts-material-design-icons-iconfont` and `fonts-liberation2` put
  ///   theirs (documented).
  private static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/material-design-icons-iconfont",
    "/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/truetype/liberation",
  ]

  /// The maximum number of fonts whose faces are remembered; drawings may name any number.
  ///
  /// - Source: guess; two families of Inter have 36.
  static let fontLimit = 4_096

  /// The objects of Pango and fontconfig, which one thread uses at a time.
  ///
  /// Sendable because the lock around it is held while it is used.
  struct Fonts: @unchecked Sendable {
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    let files: FontFiles
    /// The faces of fonts; several fonts may have the same fallback.
    var faces: [DrawingFont: FontFiles.Face] = [:]
    /// The tables of fonts.
    var tables: [DrawingFont: FontTables] = [:]
    /// The fonts that the app has registered, in this order.
    var registered: [RegisteredFont] = []
    /// The fonts that the app has opened by their files without a registration.
    var opened: [RegisteredFont] = []
  }

  let fonts: Mutex<Fonts>
  /// Whether the app has registered or opened any font.
  let hasRegisteredFonts = Atomic(false)

  private init() {
    // Han characters have different forms in Chinese, Japanese and Korean. Pango and fontconfig
    // choose the font by these variables, or else by the machine's language.
    let language = getenv("TACTUS_LANGUAGE").map { String(cString: $0) } ?? "en"
    setenv("PANGO_LANGUAGE", language, 1)
    setenv("FC_LANG", language, 1)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      preconditionFailure("Pango must be built with FreeType")
    }
    if let config = Self.makeConfiguration() {
      pango_fc_font_map_set_config(OpaquePointer(map), config)
      FcConfigDestroy(config)
    }
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango could not create a context")
    }
    let options = Self.makeOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    fonts = Mutex(Fonts(map: map, context: context, files: FontFiles()))
  }

  // MARK: Observing

  /// Returns whether there is a font of a family; otherwise a fallback is used.
  public func contains(family: String) -> Bool {
    fonts.withLock { fonts in
      Self.load(DrawingFont(family: family), fonts) { Self.name(of: $0) }?.family.lowercased()
        == family.lowercased()
    }
  }

  /// Returns the family of the font that is used for a font: its own, or that of a fallback.
  package func family(of font: DrawingFont) -> String? {
    fonts.withLock { fonts in Self.load(font, fonts) { Self.name(of: $0)?.family } }
  }

  /// Returns the path of a font's file, or of its fallback's.
  public func file(of font: DrawingFont) -> String? {
    fonts.withLock { fonts in
      Self.load(font, fonts) { found in
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(Self.pattern(found), FC_FILE, 0, &text) == FcResultMatch, let text
        else {
          return nil
        }
        return String(cString: text)
      }
    }
  }

  /// Returns the identifiers of the languages whose letters a font, or its fallback, has.
  package func languages(of font: DrawingFont) -> [String] {
    let found = fonts.withLock { fonts in
      Self.load(font, fonts) { found -> [String]? in
        var set: OpaquePointer?
        guard FcPatternGetLangSet(Self.pattern(found), FC_LANG, 0, &set) == FcResultMatch,
          let names = FcLangSetGetLangs(set)
        else { return nil }
        defer { FcStrSetDestroy(names) }
        guard let list = FcStrListCreate(names) else { return nil }
        defer { FcStrListDone(list) }
        var languages: [String] = []
        while let name = FcStrListNext(list) { languages.append(String(cString: name)) }
        return languages
      }
    }
    return found ?? []
  }

  /// Returns the metrics of a font, or of its fallback.
  package func metrics(of font: DrawingFont) -> FontMetrics {
    let found = fonts.withLock { fonts in
      Self.load(font, fonts) { found -> FontMetrics? in
        PangoLock.withLock { Self.metrics(of: found) }
      }
    }
    return found
      ?? FontMetrics(
        ascent: SystemFont.ascent, descent: SystemFont.descent, capHeight: SystemFont.capHeight,
        xHeight: SystemFont.xHeight)
  }

  // MARK: Internals

  /// The size at which fonts are loaded to be measured or painted; outlines do not depend on it.
  private static let loadedSize = 100.0

  /// Calls a closure with the Pango context for layouts, under the lock.
  func withContext<Result: Sendable>(_ body: (OpaquePointer) -> Result) -> Result {
    fonts.withLock { fonts in PangoLock.withLock { body(fonts.context) } }
  }

  /// The kind of a font's glyphs.
  enum GlyphKind { case outlines, bitmaps }

  /// Selects a font in a Cairo context; returns `nil` if there is none.
  func select(_ font: DrawingFont, size: Double, on cairo: OpaquePointer) -> GlyphKind? {
    fonts.withLock { fonts in
      if fonts.faces[font] == nil {
        if fonts.faces.count >= Self.fontLimit { fonts.faces = [:] }
        fonts.faces[font] = Self.load(font, fonts) { found in
          Self.pattern(found).flatMap(fonts.files.face)
        }
      }
      guard let face = fonts.faces[font] else { return nil }
      cairo_set_font_face(cairo, face.cairo)
      cairo_set_font_size(cairo, size)
      let options = Self.makeOptions()
      cairo_set_font_options(cairo, options)
      cairo_font_options_destroy(options)
      return face.hasColors ? .bitmaps : .outlines
    }
  }

  /// Returns the Pango description of a font in a size.
  static func describe(_ font: DrawingFont, size: Double) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.family)
    pango_font_description_set_weight(
      description, PangoWeight(UInt32(max(1, min(1_000, font.weight)))))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    return description
  }

  /// Returns the name of a font that Pango has chosen.
  static func name(of font: UnsafeMutablePointer<PangoFont>) -> DrawingFont? {
    guard let description = pango_font_describe(font) else { return nil }
    defer { pango_font_description_free(description) }
    guard let family = pango_font_description_get_family(description) else { return nil }
    return DrawingFont(
      family: String(cString: family),
      weight: Int(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL)
  }

  private static func pattern(_ font: UnsafeMutablePointer<PangoFont>) -> OpaquePointer? {
    pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
  }

  private static func metrics(of font: UnsafeMutablePointer<PangoFont>) -> FontMetrics? {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
    // Fonts are loaded at a fixed size here.
    let size = loadedSize
    var whole = cairo_font_extents_t()
    cairo_scaled_font_extents(scaled, &whole)
    func height(_ letter: String) -> Double {
      var extents = cairo_text_extents_t()
      cairo_scaled_font_text_extents(scaled, letter, &extents)
      return -extents.y_bearing / size
    }
    return FontMetrics(
      ascent: whole.ascent / size, descent: whole.descent / size, capHeight: height("H"),
      xHeight: height("x"))
  }

  static func load<Result>(
    _ font: DrawingFont, _ fonts: Fonts,
    _ body: (UnsafeMutablePointer<PangoFont>) -> Result?
  ) -> Result? {
    let description = describe(font, size: loadedSize)
    defer { pango_font_description_free(description) }
    guard let found = pango_font_map_load_font(fonts.map, fonts.context, description) else {
      return nil
    }
    defer { g_object_unref(found) }
    return body(found)
  }

  /// Returns a fontconfig configuration of the known folders, or `nil` if they contain no fonts.
  private static func makeConfiguration() -> OpaquePointer? {
    guard let config = FcConfigCreate() else { return nil }
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
      \(folders.map { "<dir>\($0)</dir>" }.joined(separator: "\n"))
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <include ignore_missing="yes">/etc/fonts/conf.d/10-scale-bitmap-fonts.conf</include>
      <alias binding="same">
        <family>emoji</family><prefer><family>Noto Color Emoji</family></prefer>
      </alias>
      </fontconfig>
      """
    guard FcConfigParseAndLoadFromMemory(config, text, 0) != 0, FcConfigBuildFonts(config) != 0,
      let found = FcConfigGetFonts(config, FcSetSystem), found.pointee.nfont > 0
    else {
      FcConfigDestroy(config)
      return nil
    }
    return config
  }

  /// Returns font options without hinting, which would move glyphs by different amounts at each
  /// scale.
  private static func makeOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }
}
