/// The RTF control words that change character styles.
enum RichTextStyles {
  /// Applies a control word; returns whether it is one of these.
  static func apply(_ word: String, _ number: Int?, to style: inout DocumentTextStyle) -> Bool {
    let isOn = number != 0
    switch word {
    case "b": style.isBold = isOn
    case "i": style.isItalic = isOn
    case "fs": style.size = Double(max(2, number ?? 24)) / 2
    case "strike": style.strikethrough = isOn ? .single : []
    case "striked": style.strikethrough = isOn ? .double : []
    case "ulnone": style.underline = []
    case "up": style.baselineOffset = points(number ?? 6, per: 2)
    case "dn": style.baselineOffset = -points(number ?? 6, per: 2)
    case "super": style.baselineOffset = style.size / 3
    case "sub": style.baselineOffset = -style.size / 6
    case "nosupersub": style.baselineOffset = 0
    case "expndtw": style.kern = points(number ?? 0, per: 20)
    case "expnd": style.kern = points(number ?? 0, per: 4)
    default:
      guard let underline = underlines[word] else { return false }
      style.underline = isOn ? underline : []
    }
    return true
  }

  /// Returns a length, limited so that layout stays finite.
  static func points(_ number: Int, per unit: Int) -> Double {
    min(maximumLength, max(-maximumLength, Double(number) / Double(unit)))
  }

  /// The control words of underlines; waves and other dots map to the nearest style.
  static let underlines: [String: NSUnderlineStyle] = [
    "ul": .single, "ulw": [.single, .byWord], "uldb": .double, "ulth": .thick,
    "uld": [.single, .patternDot], "uldash": [.single, .patternDash],
    "uldashd": [.single, .patternDashDot], "uldashdd": [.single, .patternDashDotDot],
    "ulthd": [.thick, .patternDot], "ulthdash": [.thick, .patternDash],
    "ulthdashd": [.thick, .patternDashDot], "ulthdashdd": [.thick, .patternDashDotDot],
    "ulwave": .single,
  ]

  /// The maximum length in points.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumLength = 10_000.0
}
