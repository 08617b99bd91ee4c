/// The fonts of a document by style.
struct DocumentFonts {
  private struct Key: Hashable {
    let name: String
    let size: Double
    let isBold: Bool
    let isItalic: Bool
  }

  private var fonts: [Key: UIFont] = [:]

  /// Returns the font of a style; Helvetica for an unknown name (Documents.DO4).
  mutating func font(_ style: DocumentTextStyle) -> UIFont {
    let key = Key(
      name: style.fontName, size: style.size, isBold: style.isBold, isItalic: style.isItalic)
    if let font = fonts[key] { return font }
    let size = CGFloat(min(Self.maximumSize, max(1, style.size)))
    var font =
      UIFont(name: style.fontName, size: size) ?? UIFont(name: "Helvetica", size: size)
      ?? .systemFont(ofSize: size)
    var traits = font.fontDescriptor.symbolicTraits
    let before = traits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    if traits != before, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
      font = UIFont(descriptor: descriptor, size: size)
    }
    fonts[key] = font
    return font
  }

  /// The maximum font size in points, so that layout stays finite.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumSize = 4_096.0
}
