import DisplayList

// Fonts by their names (FO2 in Documentation/Behaviour/Text.md).
extension FontFace {
  /// Finds a face by the name of its family, or by that and its style, as in `Inter-BoldItalic`.
  init?(name: String) {
    if name.hasPrefix(".SFUI") || name == Self.systemFamily {
      self.init(weight: 0)
    } else if let family = Self.known(name) {
      self.init(.family(family), weight: 0)
    } else {
      let parts = name.split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let family = Self.known(String(parts[0])) else { return nil }
      self.init(.family(family), weight: 0)
    }
    if let dash = name.firstIndex(of: "-") { readStyle(name[name.index(after: dash)...]) }
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

  var fontName: String {
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

  /// The name of its face within its family.
  var styleName: String {
    let nearest = Self.styleNames.min { abs($0.1 - weight) < abs($1.1 - weight) }
    let name = nearest?.0 ?? "Regular"
    guard isItalic else { return name }
    return name == "Regular" ? "Italic" : name + "Italic"
  }

  /// The families that have files here, as one asks for them.
  static var namedFamilies: [String] {
    (candidates.filter { FontLibrary.shared.contains(family: $0) } + PhoneFamilies.names).sorted()
  }

  static func fontNames(ofFamily family: String) -> [String] {
    guard let family = known(family) else { return [] }
    let letters = PhoneFamilies.standIn(for: family) ?? family
    let hasAllWeights = letters.hasPrefix("Inter")
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

  /// The families of the Debian packages that Tactus needs.
  private static let candidates = [
    "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Inter", "Inter Display",
  ]

  /// The family that a name means, with or without the spaces in it.
  private static func known(_ name: String) -> String? {
    let bare = name.lowercased().filter { $0 != " " }
    if let family = candidates.first(where: { $0.lowercased().filter { $0 != " " } == bare }) {
      return FontLibrary.shared.contains(family: family) ? family : nil
    }
    // FO8. PostScript's names of some families end in letters that are not the family's.
    let plain = ["psmt", "ps", "mt"].first { bare.hasSuffix($0) }.map { bare.dropLast($0.count) }
    if let family = PhoneFamilies.family(bare)
      ?? plain.flatMap({ PhoneFamilies.family(String($0)) })
    {
      Complaint.once("there is no font '\(family)' here; another stands in")
      return family
    }
    return FontLibrary.shared.contains(family: name) ? name : nil
  }

  private static let styleNames: [(String, CGFloat)] = [
    ("Ultralight", -0.8), ("Thin", -0.6), ("Light", -0.4), ("Regular", 0), ("Medium", 0.23),
    ("Semibold", 0.3), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
  ]

  private mutating func readStyle(_ style: Substring) {
    var style = style
    if style.hasSuffix("MT") { style = style.dropLast(2) }
    for ending in ["Italic", "Oblique"] where style.hasSuffix(ending) {
      isItalic = true
      style = style.dropLast(ending.count)
    }
    let name = Self.otherStyleNames[style.lowercased()] ?? String(style)
    if let found = Self.styleNames.first(where: { $0.0.lowercased() == name.lowercased() }) {
      weight = found.1
    }
  }

  /// Names that other families have for their faces.
  private static let otherStyleNames = [
    "demibold": "Semibold", "extrabold": "Heavy", "extralight": "Thin", "roman": "Regular",
    "book": "Regular",
  ]

  /// The same face with another style of its family, such as `Bold Italic`.
  func with(style: String) -> FontFace {
    var face = self
    (face.weight, face.isItalic) = (0, false)
    face.readStyle(Substring(style.filter { $0 != " " }))
    return face
  }
}
