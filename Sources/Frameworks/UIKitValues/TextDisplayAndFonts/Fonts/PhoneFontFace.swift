/// A face of an iPhone font family, with the traits that its name implies (Text.FO8).
struct PhoneFontFace: Sendable, Hashable {
  /// The PostScript name, such as `AvenirNext-DemiBoldItalic`.
  let fontName: String
  /// The name within the family, such as `DemiBold Italic`.
  let styleName: String
  /// The weight, on the scale of `UIFont.Weight`.
  let weight: CGFloat
  let isItalic: Bool
  let isCondensed: Bool

  /// Whether the face has the bold trait.
  var isBold: Bool { weight >= UIFont.Weight.semibold.rawValue }

  /// Reads a PostScript name.
  ///
  /// - Parameters:
  ///   - fontName: The name.
  ///   - stem: The name of the family's regular face.
  ///   - isCondensed: Whether all faces of the family are condensed.
  init(_ fontName: String, stem: String, isCondensed: Bool) {
    self.fontName = fontName
    var style = Self.style(of: fontName, stem: stem)
    let slanted = ["Italic", "Oblique", "Ita", "It"].first { style.hasSuffix($0) }
    if let slanted { style = style.dropLast(slanted.count) }
    isItalic = slanted != nil
    let narrow = "Condensed"
    let hasNarrow = style.hasPrefix(narrow)
    if hasNarrow { style = style.dropFirst(narrow.count) }
    self.isCondensed = isCondensed || hasNarrow
    weight = Self.weights[style.lowercased()] ?? 0
    // "Ita" and "It" are short for "Italic".
    let slant = slanted.map { $0 == "Oblique" ? $0 : "Italic" }
    let words = [hasNarrow ? narrow : nil, style.isEmpty ? nil : String(style), slant]
    let text = words.compactMap(\.self).joined(separator: " ")
    styleName = text.isEmpty ? "Regular" : text
  }

  /// Returns the part of a PostScript name that names the style.
  private static func style(of fontName: String, stem: String) -> Substring {
    var style: Substring =
      if let dash = fontName.lastIndex(of: "-") {
        fontName[fontName.index(after: dash)...]
      } else if fontName != stem, fontName.hasPrefix(stem) {
        // A family without hyphens, as in `DamascusBold`.
        fontName.dropFirst(stem.count)
      } else {
        fontName.hasSuffix("MTBold") ? "Bold" : ""
      }
    if style.hasSuffix("MT") { style = style.dropLast(2) }
    return style
  }

  /// The weights of the words in PostScript names.
  ///
  /// - Source: the constants of `UIFont.Weight` for their names; public lists of fonts with their
  ///   traits, where the semibold, heavy and heavier faces are bold. Confidence: documented; a
  ///   guess for `Book`, `Wide` and the numbers of Japanese fonts.
  private static let weights: [String: CGFloat] = [
    "ultralight": -0.8, "thin": -0.6, "light": -0.4, "book": -0.1, "regular": 0, "roman": 0,
    "medium": 0.23, "semibold": 0.3, "demibold": 0.3, "bold": 0.4, "wide": 0.4, "heavy": 0.56,
    "extrabold": 0.56, "black": 0.62, "extrablack": 0.62, "ultrabold": 0.62, "w3": 0, "w4": 0,
    "w6": 0.3, "w7": 0.4,
  ]
}
