/// The condition of a query text: comparisons, joined by `&&`, `||`, `!` and parentheses.
///
/// Each comparison is decided here; how they are joined is left to a predicate over their results.
///
/// Steps Spotlight.CS5, Spotlight.CS6.
struct QueryCondition {
  private let comparisons: [QueryComparison]
  private let predicate: NSPredicate

  /// Reads a query; `nil` for one that cannot be read.
  init?(_ text: String) {
    var (comparisons, format, rest): ([QueryComparison], String, Substring) = ([], "", text[...])
    let pattern =
      /([A-Za-z_*][A-Za-z0-9_.*]*)\s*(==|!=|<=|>=|=|<|>)\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|-?[0-9.]+|\$time\.[a-z]+(?:\([^)]*\))?)([cdwt]*)/
    while let match = rest.firstMatch(of: pattern) {
      let parts = match.output
      guard
        let comparison = QueryComparison(
          attribute: String(parts.1), operation: String(parts.2), value: String(parts.3),
          options: Set(parts.4))
      else { return nil }
      format += rest[..<match.range.lowerBound] + "r\(comparisons.count) == 1"
      comparisons.append(comparison)
      rest = rest[match.range.upperBound...]
    }
    format += rest
    guard !comparisons.isEmpty, NSPredicate.parseError(in: format, []) == nil,
      format.wholeMatch(of: /(?:r[0-9]+ == 1|[\s()!&|])*/) != nil
    else { return nil }
    self.comparisons = comparisons
    predicate = NSPredicate(format: format)
  }

  /// Returns whether an item matches.
  func matches(_ values: [String: Any]) -> Bool {
    var results: [String: Int] = [:]
    for (index, comparison) in comparisons.enumerated() {
      results["r\(index)"] = comparison.matches(values) ? 1 : 0
    }
    return predicate.evaluate(with: results)
  }
}
