/// A part of a list's marker format (Text.TL1–TL3).
enum MarkerPart: Equatable {
  /// Literal text.
  case text(String)
  /// The number of the item.
  case number(ItemNumberStyle)

  /// Splits a format at its names in braces; unknown names are literal text.
  static func parts(of format: NSTextList.MarkerFormat) -> [MarkerPart] {
    var parts: [MarkerPart] = []
    var rest = Substring(format.rawValue)
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      parts.append(.text(String(rest[..<start])))
      let next = rest.index(after: end)
      let name = String(rest[rest.index(after: start)..<end])
      if let style = ItemNumberStyle(rawValue: name) {
        parts.append(.number(style))
      } else {
        parts.append(.text(signs[name] ?? String(rest[start..<next])))
      }
      rest = rest[next...]
    }
    return parts + [.text(String(rest))]
  }

  /// Returns the text of an item.
  func text(for number: Int) -> String {
    switch self {
    case .text(let text): text
    case .number(let style): style.text(for: number)
    }
  }

  /// The signs of unordered lists.
  ///
  /// - Source: check and square are those of lists in TextEdit's RTF files; the others follow from
  ///   their names. Confidence: reported for these two, a guess for the others.
  private static let signs = [
    "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
    "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]
}
