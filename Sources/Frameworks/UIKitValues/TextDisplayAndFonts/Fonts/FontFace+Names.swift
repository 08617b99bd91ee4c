import TactusDisplayList

// Names of fonts (Text.FO2).
extension FontFace {
  /// Finds a face by its family, or by family and style, as in `Inter-BoldItalic`.
  package init?(name: String) {
    AppFonts.register()
    if let font = FontLibrary.shared.registeredFont(named: name) {
      self.init(font)
      return
    }
    if name.hasPrefix(".SFUI") || name == Self.systemFamily {
      self.init(weight: 0)
    } else if let family = Self.availableFamily(name) {
      self.init(.family(family), weight: 0)
    } else {
      let parts = name.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let family = Self.availableFamily(String(parts[0])) else {
        return nil
      }
      self.init(.family(family), weight: 0)
    }
    if let dash = name.firstIndex(of: "-") { applyStyle(name[name.index(after: dash)...]) }
  }

  var familyName: String {
    switch origin {
    case .system(.monospaced): ".AppleSystemUIFontMonospaced"
    case .system(.serif): ".AppleSystemUIFontSerif"
    case .system(.rounded): ".AppleSystemUIFontRounded"
    case .system: Self.systemFamily
    case .family(let name): name
    }
  }

  /// Creates the face of a registered font (Text.FO10).
  private init(_ font: RegisteredFont) {
    self.init(
      .family(font.drawing.family), weight: Self.weight(ofNumber: font.drawing.weight))
    isItalic = font.drawing.isItalic
  }

  /// The registered font of the face; `nil` for other fonts.
  private var registered: RegisteredFont? {
    guard case .family(let family) = origin else { return nil }
    let drawing = drawing(size: 100)
    let fonts = FontLibrary.shared.registeredFonts.filter { $0.drawing.family == family }
    return fonts.first { $0.drawing == drawing } ?? fonts.first
  }

  var fontName: String {
    if let registered { return registered.postScriptName }
    let stem: String =
      switch origin {
      case .system(.monospaced): ".SFUIMono"
      case .system(.serif): ".NewYork"
      case .system(.rounded): ".SFUIRounded"
      case .system: ".SFUI"
      case .family(let name): name.filter { $0 != " " }
      }
    let style = styleName
    if case .family = origin, style == "Regular" { return stem }
    return "\(stem)-\(style)"
  }

  /// The name of the face within its family.
  var styleName: String {
    let nearest = Self.styleNames.min { abs($0.1 - weight) < abs($1.1 - weight) }
    let name = nearest?.0 ?? "Regular"
    guard isItalic else { return name }
    return name == "Regular" ? "Italic" : name + "Italic"
  }

  /// The families that can be requested, those with stand-ins included.
  static var namedFamilies: [String] {
    AppFonts.register()
    let own = Set(FontLibrary.shared.registeredFonts.map(\.drawing.family))
    return
      (own + candidates.filter { FontLibrary.shared.contains(family: $0) }
      + SubstituteFontFamilies.names).sorted()
  }

  static func languages(ofFamily family: String) -> [String] {
    guard let family = availableFamily(family) else { return [] }
    let paintedFamily = SubstituteFontFamilies.substitute(for: family) ?? family
    return FontLibrary.shared.languages(of: DrawingFont(family: paintedFamily))
  }

  static func fontNames(ofFamily family: String) -> [String] {
    AppFonts.register()
    let own = FontLibrary.shared.registeredFonts.filter { $0.drawing.family == family }
    guard own.isEmpty else { return own.map(\.postScriptName) }
    guard let family = availableFamily(family) else { return [] }
    let paintedFamily = SubstituteFontFamilies.substitute(for: family) ?? family
    let hasAllWeights = paintedFamily.hasPrefix("Inter")
    return styleNames.filter { hasAllWeights || $0.0 == "Regular" || $0.0 == "Bold" }
      .flatMap { _, weight -> [String] in
        var face = FontFace(.family(family), weight: weight)
        let upright = face.fontName
        face.isItalic = true
        return [upright, face.fontName]
      }
  }

  // MARK: Internals

  private static let systemFamily = ".AppleSystemUIFont"

  /// The families of the Debian packages that Tactus requires.
  private static let candidates = [
    "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter", "Inter Display",
  ]

  /// Returns the family of a name, with or without spaces.
  private static func availableFamily(_ name: String) -> String? {
    let normalizedName = name.lowercased().filter { $0 != " " }
    if let family = candidates.first(where: {
      $0.lowercased().filter { $0 != " " } == normalizedName
    }) {
      return FontLibrary.shared.contains(family: family) ? family : nil
    }
    // Text.FO8. The PostScript names of some families have a suffix.
    let plain = ["psmt", "ps", "mt"].first { normalizedName.hasSuffix($0) }.map {
      normalizedName.dropLast($0.count)
    }
    if let family = SubstituteFontFamilies.family(normalizedName)
      ?? plain.flatMap({ SubstituteFontFamilies.family(String($0)) })
    {
      RuntimeWarning.once("the font '\(family)' is not available; a substitute is used")
      return family
    }
    return FontLibrary.shared.contains(family: name) ? name : nil
  }

  private static let styleNames: [(String, CGFloat)] = [
    ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23),
    ("Semibold", 0.3), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
  ]

  private mutating func applyStyle(_ style: Substring) {
    var style = style
    if style.hasSuffix("MT") { style = style.dropLast(2) }
    for ending in ["Italic", "Oblique"] where style.hasSuffix(ending) {
      isItalic = true
      style = style.dropLast(ending.count)
    }
    let name = Self.styleSynonyms[style.lowercased()] ?? String(style)
    if let found = Self.styleNames.first(where: { $0.0.lowercased() == name.lowercased() }) {
      weight = found.1
    }
  }

  /// Style names of other families and their equivalents.
  private static let styleSynonyms = [
    "demibold": "Semibold", "extrabold": "Heavy", "extralight": "Thin", "roman": "Regular",
    "book": "Regular",
  ]

  /// Returns the face with another style of its family, such as `Bold Italic`.
  package func with(style: String) -> FontFace {
    var face = self
    (face.weight, face.isItalic) = (0, false)
    face.applyStyle(Substring(style.filter { $0 != " " }))
    return face
  }
}
