/// The patterns of a copied text (Pasteboard.CO8).
enum TextPatterns {
  /// Returns the patterns of a text with their values.
  static func values(in text: String) -> [UIPasteboard.DetectionPattern: Any] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= longestText else { return [:] }
    if let number = number(text) { return [.number: number, .probableWebSearch: text] }
    if isLink(text) { return [.probableWebURL: text] }
    let words = text.split(whereSeparator: \.isWhitespace)
    let isSearch =
      words.count <= mostWords && !text.contains(where: \.isNewline)
      && text.contains(where: \.isLetter)
    return isSearch ? [.probableWebSearch: text] : [:]
  }

  /// The length of the longest text that is examined, in bytes, and the number of words of the
  /// longest search.
  ///
  /// - Source: none. Confidence: guess.
  private static let longestText = 4_096, mostWords = 12

  private static func number(_ text: String) -> NSNumber? {
    if let value = Double(text), value.isFinite { return NSNumber(value: value) }
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.isLenient = false
    return text.contains(where: \.isNumber) && !text.contains(where: \.isLetter)
      ? formatter.number(from: text) : nil
  }

  private static func isLink(_ text: String) -> Bool {
    // Foundation on Linux marks the name of this type as deprecated.
    guard let detector = try? NSDataDetector(types: 1 << 5) else { return false }
    let all = NSRange(location: 0, length: text.utf16.count)
    guard let match = detector.firstMatch(in: text, options: [], range: all) else { return false }
    return match.range == all && match.url?.scheme?.hasPrefix("http") == true
  }
}
