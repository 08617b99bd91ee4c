import CPangoCairo
import Synchronization

/// The fonts of the phone, found by name: Inter, colourful emoji, symbols, and what stands in for the rest.
///
/// Only fonts in known folders are looked at, and not what else a machine has, so that the same text
/// has the same letters everywhere. Where those folders have none, the machine's own are taken.
///
/// - Thread: any.
public final class FontLibrary: Sendable {
  /// The fonts that painters and layouts use.
  public static let shared = FontLibrary()

  /// Where fonts are looked for, the most wanted first.
  ///
  /// - Source: where Debian's `fonts-inter`, `fonts-noto-color-emoji`, `fonts-noto-core`,
  ///   `fonts-dejavu-core` and `fonts-material-design-icons-iconfont` put theirs (documented).
  private static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/dejavu",
    "/usr/share/fonts/truetype/material-design-icons-iconfont",
  ]

  /// Fonts that are kept at most; drawings from elsewhere may name any number.
  ///
  /// - Source: guess; two families of Inter have 36.
  private static let faceLimit = 512

  /// What Pango and fontconfig keep; used by one thread at a time.
  private struct Fonts: @unchecked Sendable {
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    var faces: [DrawingFont: Face] = [:]
  }

  /// A font's shapes as Cairo knows them.
  private struct Face {
    let cairo: OpaquePointer
    /// Whether they are pictures with colours of their own.
    let hasColors: Bool
  }

  private let fonts: Mutex<Fonts>

  private init() {
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      preconditionFailure("Debian's Pango is built with FreeType")
    }
    if let config = Self.makeConfiguration() {
      pango_fc_font_map_set_config(OpaquePointer(map), config)
      FcConfigDestroy(config)
    }
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("a font map makes contexts")
    }
    let options = Self.makeOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    fonts = Mutex(Fonts(map: map, context: context))
  }

  // MARK: Observing

  /// Whether there is a font of a family; where there is none, another stands in.
  public func contains(family: String) -> Bool {
    fonts.withLock { fonts in
      Self.load(DrawingFont(family: family), fonts) { Self.name(of: $0) }?.family.lowercased()
        == family.lowercased()
    }
  }

  /// The path of the file that a font is in, or the one that stands in, for whoever paints with it
  /// elsewhere.
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

  /// How high the letters of a font are, as its file says, or that of the font that stands in.
  package func measures(of font: DrawingFont) -> FontMeasures {
    let found = fonts.withLock { fonts in
      Self.load(font, fonts) { found -> FontMeasures? in
        guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(found)) else {
          return nil
        }
        // Fonts are loaded in a size of their own here.
        let size = Self.loadedSize
        var whole = cairo_font_extents_t()
        cairo_scaled_font_extents(scaled, &whole)
        func height(_ letter: String) -> Double {
          var extents = cairo_text_extents_t()
          cairo_scaled_font_text_extents(scaled, letter, &extents)
          return -extents.y_bearing / size
        }
        return FontMeasures(
          ascent: whole.ascent / size, descent: whole.descent / size, capHeight: height("H"),
          xHeight: height("x"))
      }
    }
    return found
      ?? FontMeasures(
        ascent: SystemFont.ascent, descent: SystemFont.descent, capHeight: SystemFont.capHeight,
        xHeight: SystemFont.xHeight)
  }

  // MARK: Internals

  /// The size in which fonts are loaded to be asked or painted: outlines have none.
  private static let loadedSize = 100.0

  /// Calls a closure with the context that layouts are made in; nobody else uses it meanwhile.
  func withContext<Result: Sendable>(_ body: (OpaquePointer) -> Result) -> Result {
    fonts.withLock { body($0.context) }
  }

  /// What kind of letters a font has.
  enum Letters { case outlines, pictures }

  /// Makes a font the one that Cairo writes with; `nil` where there is none.
  func select(_ font: DrawingFont, size: Double, on cairo: OpaquePointer) -> Letters? {
    fonts.withLock { fonts in
      if fonts.faces[font] == nil, fonts.faces.count < Self.faceLimit {
        fonts.faces[font] = Self.load(font, fonts) { found in
          let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(found))
          guard let face = cairo_scaled_font_get_font_face(scaled) else { return nil }
          var hasColors: FcBool = 0
          FcPatternGetBool(Self.pattern(found), FC_COLOR, 0, &hasColors)
          return Face(cairo: cairo_font_face_reference(face), hasColors: hasColors != 0)
        }
      }
      guard let face = fonts.faces[font] else { return nil }
      cairo_set_font_face(cairo, face.cairo)
      cairo_set_font_size(cairo, size)
      let options = Self.makeOptions()
      cairo_set_font_options(cairo, options)
      cairo_font_options_destroy(options)
      return face.hasColors ? .pictures : .outlines
    }
  }

  /// A font's description, in the size that a layout asks for.
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

  /// The name of a font that Pango has chosen.
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

  private static func load<Result>(
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

  /// The known folders' fonts, or `nil` where there are none.
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

  /// No hinting: it would move letters by fractions of a pixel that differ from scale to scale.
  private static func makeOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }
}
