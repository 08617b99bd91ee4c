/// The detection of phone numbers in a text (DataDetection.DD3).
enum PhoneNumberDetector {
  /// Returns all matches in order.
  static func all(in text: String, _ range: NSRange) -> [DetectedData] {
    let whole = text as NSString
    return (expression?.matches(in: text, range: range) ?? []).compactMap { match in
      let number = whole.substring(with: match.range)
      guard isNumber(number) else { return nil }
      return DetectedData(.phoneNumber(number), at: match.range)
    }
  }

  // MARK: Internals

  /// Groups of digits, the first of which may be in parentheses.
  private static let expression = try? NSRegularExpression(
    pattern: #"""
      (?<![\p{L}\p{N}.,:/$€£+-])(?:(?=[+(])|(?<!\p{N}[.,:/-]\ ))
      (?:\+\ ?)?(?:\(\d{1,5}\)|\d+)(?:[\ .\u00A0/-]{0,1}\(\d{1,4}\))?(?:[\ .\u00A0/-]?\d+)*
      (?![\p{L}\p{N}%€£]|[.,:/-]\d)
      """#, options: .allowCommentsAndWhitespace)

  /// - Source: ITU-T E.164 allows at most 15 digits; local numbers have at least 7. The distinction
  ///   from amounts and dates is ours. Confidence: guess.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.filter(\.isNumber).count
    guard (7...15).contains(digits) else { return false }
    if text.hasPrefix("+") || text.hasPrefix("(") { return true }
    let groups = text.split { !$0.isNumber }.map(\.count)
    guard groups.count > 1 else { return digits >= 10 && digits <= 11 }
    // Dates, fractions and IP addresses are not phone numbers.
    if groups == [4, 2, 2] || groups == [2, 2, 4] { return false }
    if groups.count == 2, groups[0] < 3, text.contains(".") { return false }
    if groups.count == 4, groups.allSatisfy({ $0 <= 3 }), text.contains(".") { return false }
    // Amounts are written in groups of three digits, separated by spaces or periods.
    let isAmount = groups[0] <= 3 && groups.dropFirst().allSatisfy { $0 == 3 }
    return !isAmount && groups.contains { $0 >= 3 }
  }
}
