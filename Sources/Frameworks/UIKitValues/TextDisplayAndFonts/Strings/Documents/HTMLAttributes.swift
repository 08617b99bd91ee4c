/// The attributes of HTML elements that change styles.
enum HTMLAttributes {
  /// Applies the attributes of an element.
  static func apply(
    _ attributes: [String: String], to element: inout HTMLElement,
    _ families: inout HTMLFontFamilies
  ) {
    switch element.name {
    case "a":
      guard let address = attributes["href"] else { break }
      element.style.link = address
      element.style.underline = .single
      element.style.color = HTMLStyles.linkColor
    case "font":
      if let color = attributes["color"].flatMap({ DocumentColor(css: $0) }) {
        element.style.color = color
      }
      if let name = attributes["face"].flatMap({ families.fontName($0) }) {
        element.style.fontName = name
      }
      if let size = attributes["size"].flatMap({ fontSize($0) }) { element.style.size = size }
    case "ol": element.nextNumber = attributes["start"].flatMap { Int($0) }.map(limited) ?? 1
    default: break
    }
    if let align = attributes["align"], element.isBlock {
      StyleDeclarations.setAlignment(align, &element.paragraph)
    }
    switch attributes["dir"]?.lowercased() {
    case "rtl": element.paragraph.direction = .rightToLeft
    case "ltr": element.paragraph.direction = .leftToRight
    default: break
    }
    if attributes["hidden"] != nil { element.isHidden = true }
  }

  /// Returns a list item's number, limited so that it can be incremented.
  private static func limited(_ number: Int) -> Int { min(999_999, max(-999_999, number)) }

  /// Returns the font size of `size`: 1…7, or relative to 3.
  private static func fontSize(_ value: String) -> Double? {
    guard let number = Int(value.trimmingCharacters(in: .whitespaces)) else { return nil }
    let isRelative = value.hasPrefix("+") || value.hasPrefix("-")
    let index = isRelative ? 3 + min(9, max(-9, number)) : number
    return fontSizes[min(fontSizes.count - 1, max(0, index - 1))]
  }

  /// The sizes that the HTML standard suggests, for a default size of 12 points.
  private static let fontSizes = [7.5, 9.75, 12, 13.5, 18, 24, 36]
}
