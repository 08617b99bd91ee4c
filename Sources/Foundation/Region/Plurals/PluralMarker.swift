/// The invisible beginning of a format with plural forms, which tells the format from another one
/// with the same text.
///
/// On an iPhone such a string is an object that keeps the forms; a string in Swift has no place for
/// them. The characters are Unicode's tags, which are not shown.
enum PluralMarker {
  /// Returns the marker of a number.
  static func text(_ number: Int) -> String {
    var text = String(begin)
    for digit in String(number).unicodeScalars {
      Unicode.Scalar(digit.value + offset).map { text.unicodeScalars.append($0) }
    }
    text.unicodeScalars.append(end)
    return text
  }

  /// Returns the number of the marker at the beginning of a text, and what follows; nil for a text
  /// without a marker.
  static func number(of text: String) -> (number: Int, rest: String)? {
    guard text.unicodeScalars.first == begin else { return nil }
    let inner = text.unicodeScalars.dropFirst()
    guard let last = inner.firstIndex(of: end) else { return nil }
    var digits = ""
    for scalar in inner[..<last] {
      guard scalar.value >= offset, let digit = Unicode.Scalar(scalar.value - offset) else {
        return nil
      }
      digits.unicodeScalars.append(digit)
    }
    let rest = String(inner[inner.index(after: last)...])
    return Int(digits).map { ($0, rest) }
  }

  // The tags for a language's beginning, for ASCII's characters, and for an end.
  private static let begin: Unicode.Scalar = "\u{E0001}"
  private static let offset: UInt32 = 0xE0000
  private static let end: Unicode.Scalar = "\u{E007F}"
}
