/// A color in the RTF color table.
struct RichTextColor {
  private var red: Int?
  private var green: Int?
  private var blue: Int?

  /// Sets a component by its control word.
  mutating func set(_ word: String, _ number: Int) {
    let number = min(255, max(0, number))
    switch word {
    case "red": red = number
    case "green": green = number
    default: blue = number
    }
  }

  /// The color; `nil` for the automatic one.
  var value: DocumentColor? {
    guard red != nil || green != nil || blue != nil else { return nil }
    return DocumentColor(
      red: Double(red ?? 0) / 255, green: Double(green ?? 0) / 255, blue: Double(blue ?? 0) / 255)
  }
}
