/// The number style of list items, by its name in marker formats (Text.TL2).
enum ItemNumberStyle: String {
  case decimal
  case octal
  case lowercaseHexadecimal = "lower-hexadecimal"
  case uppercaseHexadecimal = "upper-hexadecimal"
  case lowercaseAlpha = "lower-alpha"
  case uppercaseAlpha = "upper-alpha"
  case lowercaseLatin = "lower-latin"
  case uppercaseLatin = "upper-latin"
  case lowercaseRoman = "lower-roman"
  case uppercaseRoman = "upper-roman"

  /// Returns the text of a number, from 1.
  func text(for number: Int) -> String {
    switch self {
    case .decimal: String(number)
    case .octal: String(number, radix: 8)
    case .lowercaseHexadecimal: String(number, radix: 16)
    case .uppercaseHexadecimal: String(number, radix: 16, uppercase: true)
    case .lowercaseAlpha, .lowercaseLatin: Self.letters(number)
    case .uppercaseAlpha, .uppercaseLatin: Self.letters(number).uppercased()
    case .lowercaseRoman: Self.roman(number).lowercased()
    case .uppercaseRoman: Self.roman(number)
    }
  }

  /// Returns letters: `z` is followed by `aa`.
  ///
  /// - Source: the lists of CSS. Confidence: guess.
  private static func letters(_ number: Int) -> String {
    var text = ""
    var rest = number
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26))) + text
      rest /= 26
    }
    return text
  }

  /// Returns a Roman numeral; above 3999, the decimal number.
  ///
  /// - Source: the lists of CSS. Confidence: guess.
  private static func roman(_ number: Int) -> String {
    guard (1...3999).contains(number) else { return String(number) }
    var text = ""
    var rest = number
    for (value, letters) in numerals {
      text += String(repeating: letters, count: rest / value)
      rest %= value
    }
    return text
  }

  private static let numerals = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
}
