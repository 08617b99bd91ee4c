/// Phones' numbers in a text (DD3).
enum PhoneNumbers {
  /// All of them, in their order.
  static func all(in text: String, _ range: NSRange) -> [DetectedData] {
    let whole = text as NSString
    return (expression?.matches(in: text, range: range) ?? []).compactMap { match in
      let number = whole.substring(with: match.range)
      guard isNumber(number) else { return nil }
      return DetectedData(.phoneNumber(number), at: match.range)
    }
  }

  // MARK: Internals

  /// Digits in groups, of which the first may be in parentheses.
  private static let expression = try? NSRegularExpression(
    pattern: #"""
      (?<![\p{L}\p{N}.,:/$€£+-])(?<![.,:/-]\ )
      (?:\+\ ?)?(?:\(\d{1,5}\)|\d+)(?:[\ .\u00A0/-]{0,1}\(\d{1,4}\))?(?:[\ .\u00A0/-]?\d+)*
      (?![\p{L}\p{N}%€£]|[.,:/-]\d)
      """#, options: .allowCommentsAndWhitespace)

  /// - Source: at most 15 digits by ITU-T E.164, and 7 at least in local numbers; how others are told from amounts and
  ///   dates is ours. Confidence: guess.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.filter(\.isNumber).count
    guard (7...15).contains(digits) else { return false }
    if text.hasPrefix("+") || text.hasPrefix("(") { return true }
    let groups = text.split { !$0.isNumber }.map(\.count)
    guard groups.count > 1 else { return digits >= 10 && digits <= 11 }
    // A date, a fraction and a computer's number are no phone's.
    if groups == [4, 2, 2] || groups == [2, 2, 4] { return false }
    if groups.count == 2, groups[0] < 3, text.contains(".") { return false }
    if groups.count == 4, groups.allSatisfy({ $0 <= 3 }), text.contains(".") { return false }
    // Amounts are written in groups of three, with spaces or points.
    let isAmount = groups[0] <= 3 && groups.dropFirst().allSatisfy { $0 == 3 }
    return !isAmount && groups.contains { $0 >= 3 }
  }
}
