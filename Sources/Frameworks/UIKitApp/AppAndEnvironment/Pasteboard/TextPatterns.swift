/// The patterns of a copied text (Pasteboard.CO8).
enum TextPatterns {
  /// Returns the patterns of a text with their values.
  static func values(in text: String) -> [UIPasteboard.DetectionPattern: Any] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, text.utf8.count <= longestText else { return [:] }
    return wholeValues(text).merging(partialValues(text)) { $1 }
  }

  /// Returns the patterns that a whole text has.
  private static func wholeValues(_ text: String) -> [UIPasteboard.DetectionPattern: Any] {
    if let number = number(text) { return [.number: number, .probableWebSearch: text] }
    if isLink(text) { return [.probableWebURL: text] }
    let words = text.split(whereSeparator: \.isWhitespace)
    let isSearch =
      words.count <= mostWords && !text.contains(where: \.isNewline)
      && text.contains(where: \.isLetter)
    return isSearch ? [.probableWebSearch: text] : [:]
  }

  /// Returns the patterns within a text, each with the texts that have it (Pasteboard.CO14).
  private static func partialValues(_ text: String) -> [UIPasteboard.DetectionPattern: Any] {
    guard let detector = try? NSDataDetector(types: detectedTypes.reduce(0) { $0 | $1.type }) else {
      return [:]
    }
    let all = NSRange(location: 0, length: text.utf16.count)
    var found: [UIPasteboard.DetectionPattern: [String]] = [:]
    for match in detector.matches(in: text, options: [], range: all) {
      guard let type = detectedTypes.first(where: { $0.type == match.resultType.rawValue }) else {
        continue
      }
      let isMail = type.pattern == .link && match.url?.scheme == "mailto"
      found[isMail ? .emailAddress : type.pattern, default: []].append(
        (text as NSString).substring(with: match.range))
    }
    return found
  }

  /// The types of the data detector with their patterns.
  ///
  /// Foundation on Linux marks the names of some types as deprecated.
  private static let detectedTypes: [(type: UInt64, pattern: UIPasteboard.DetectionPattern)] = [
    (1 << 5, .link), (1 << 11, .phoneNumber), (1 << 4, .postalAddress), (1 << 3, .calendarEvent),
    (1 << 12, .flightNumber),
  ]

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
