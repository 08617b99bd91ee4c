import TactusDisplayList

// Names of fonts (Text.FO2).
extension FontFace {
  /// Finds a face by family, or by family and style, as in `Inter-BoldItalic`.
  package init?(name: String) {
    AppFonts.register()
    if let font = FontLibrary.shared.registeredFont(named: name) {
      self.init(font)
      return
    }
    if let (family, face) = PhoneFontFamilies.find(name) {
      self.init(family, face)
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

  /// Creates a face of an iPhone font family (Text.FO8).
  private init(_ family: PhoneFontFamily, _ face: PhoneFontFace) {
    RuntimeWarning.once(
      "the font '\(family.name)' is not available; '\(family.substitute)' is used in its place")
    self.init(.family(family.name), weight: face.weight)
    self = with(face)
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

  /// Creates the face of a registered or opened font (Text.FO10).
  init(_ font: RegisteredFont) {
    self.init(
      .family(font.drawing.family), weight: Self.weight(ofNumber: font.drawing.weight))
    isItalic = font.drawing.isItalic
  }

  /// The registered or opened font; `nil` for other fonts.
  private var registered: RegisteredFont? {
    guard case .family(let family) = origin else { return nil }
    let drawing = drawing(size: 100)
    let fonts = FontLibrary.shared.loadedFonts.filter { $0.drawing.family == family }
    return fonts.first { $0.drawing == drawing } ?? fonts.first
  }

  var fontName: String {
    if let registered { return registered.postScriptName }
    if let phoneFace { return phoneFace.fontName }
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

  /// The face of an iPhone font family; `nil` for other fonts.
  private var phoneFace: PhoneFontFace? {
    guard case .family(let name) = origin else { return nil }
    return PhoneFontFamilies.family(name)?.nearestFace(to: self)
  }

  /// The name of the face within its family.
  var styleName: String {
    if let phoneFace { return phoneFace.styleName }
    let nearest = Self.styleNames.min { abs($0.1 - weight) < abs($1.1 - weight) }
    let name = nearest?.0 ?? "Regular"
    guard isItalic else { return name }
    return name == "Regular" ? "Italic" : name + "Italic"
  }

  /// The families that apps can request, including substituted ones.
  static var namedFamilies: [String] {
    AppFonts.register()
    let own = Set(FontLibrary.shared.registeredFonts.map(\.drawing.family))
    return
      (own + candidates.filter { FontLibrary.shared.contains(family: $0) }
      + PhoneFontFamilies.names).sorted()
  }

  static func languages(ofFamily family: String) -> [String] {
    if let found = PhoneFontFamilies.find(family)?.0 {
      return FontLibrary.shared.languages(of: DrawingFont(family: found.substitute))
    }
    guard let family = availableFamily(family) else { return [] }
    return FontLibrary.shared.languages(of: DrawingFont(family: family))
  }

  static func fontNames(ofFamily family: String) -> [String] {
    AppFonts.register()
    let own = FontLibrary.shared.registeredFonts.filter { $0.drawing.family == family }
    guard own.isEmpty else { return own.map(\.postScriptName) }
    if let found = PhoneFontFamilies.find(family)?.0 { return found.faces.map(\.fontName) }
    guard let family = availableFamily(family) else { return [] }
    let hasAllWeights = family.hasPrefix("Inter")
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

  /// Returns the family with a name, with or without spaces.
  private static func availableFamily(_ name: String) -> String? {
    let normalizedName = name.lowercased().filter { $0 != " " }
    if let family = candidates.first(where: {
      $0.lowercased().filter { $0 != " " } == normalizedName
    }) {
      return FontLibrary.shared.contains(family: family) ? family : nil
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
    if case .family(let name) = origin, let family = PhoneFontFamilies.family(name) {
      let wanted = style.filter { $0 != " " }.lowercased()
      let found = family.faces.first {
        $0.styleName.filter { $0 != " " }.lowercased() == wanted
      }
      return (found ?? family.faces.first).map(with) ?? self
    }
    var face = self
    (face.weight, face.isItalic) = (0, false)
    face.applyStyle(Substring(style.filter { $0 != " " }))
    return face
  }
}
