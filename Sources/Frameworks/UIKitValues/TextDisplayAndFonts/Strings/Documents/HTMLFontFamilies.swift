/// The fonts of HTML documents, by CSS font family.
struct HTMLFontFamilies {
  private var known: [String: String?] = [:]

  /// Returns the name of the first available family of a list; `nil` if there is none.
  mutating func fontName(_ list: String) -> String? {
    for family in list.split(separator: ",") {
      let name = family.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\r\"'"))
      if let generic = Self.generic[name.lowercased()] { return generic }
      if let found = known[name] {
        if let found { return found }
        continue
      }
      let found = UIFont(name: name, size: 12)?.fontName
      known[name] = found
      if let found { return found }
    }
    return nil
  }

  /// The fonts of generic families.
  private static let generic = [
    "-apple-system": ".SFUI-Regular", "blinkmacsystemfont": ".SFUI-Regular",
    "system-ui": ".SFUI-Regular", "ui-sans-serif": ".SFUI-Regular", "sans-serif": "Helvetica",
    "serif": "Times New Roman", "monospace": "Courier", "ui-monospace": "Menlo",
  ]
}
