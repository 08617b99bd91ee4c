/// The detection of links in a text (DataDetection.DD1, DataDetection.DD2).
enum LinkDetector {
  /// Returns all matches in order.
  static func all(in text: String, _ range: NSRange) -> [DetectedData] {
    let whole = text as NSString
    return (expression?.matches(in: text, range: range) ?? []).compactMap { match in
      let place = trimmed(match.range, in: whole)
      guard place.length > 0 else { return nil }
      return url(whole.substring(with: place)).map { DetectedData(.link($0), at: place) }
    }
  }

  // MARK: Internals

  /// A URL with a scheme, an email address or a host name without a scheme.
  private static let expression = try? NSRegularExpression(
    pattern: #"""
      (?<![\p{L}\p{N}@./_-])(?:
        [a-z][a-z0-9+.-]*://[^\s<>"“”«»]+
        | mailto:[^\s<>"“”«»]+
        | [\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+
        | (?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?\x23][^\s<>"“”«»]*)?
      )
      """#, options: [.caseInsensitive, .allowCommentsAndWhitespace])

  /// Returns the range without final punctuation and unbalanced closing brackets.
  private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
    var range = range
    while range.length > 0 {
      let found = text.substring(with: range)
      guard let last = found.last else { break }
      let opening = pairs[last]
      let isExtra =
        opening.map { sign in
          found.count { $0 == last } > found.count { $0 == sign }
        } ?? endings.contains(last)
      guard isExtra else { break }
      range.length -= last.utf16.count
    }
    return range
  }

  private static let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
  private static let endings = Set(".,;:!?'’*_~…")

  private static func url(_ text: String) -> URL? {
    let lowered = text.lowercased()
    if lowered.contains("://") || lowered.hasPrefix("mailto:") { return URL(string: text) }
    if text.contains("@"), !text.contains("/") {
      guard isDomain(text.split(separator: "@").last ?? "") else { return nil }
      return URL(string: "mailto:" + text)
    }
    guard isDomain(text.prefix { !"/?#:".contains($0) }) else { return nil }
    return URL(string: "http://" + text)
  }

  /// Returns whether the last label is a top-level domain, which that of `file.txt` is not.
  private static func isDomain(_ host: Substring) -> Bool {
    guard let last = host.split(separator: ".").last?.lowercased() else { return false }
    return last.hasPrefix("xn--") || generic.contains(last) || countries.contains(last)
  }

  /// - Source: RFC 920, RFC 1591 and the most used later domains. Confidence: guess that others are
  ///   rare.
  private static let generic: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "arpa", "info", "biz", "name", "pro", "app",
    "dev", "xyz", "online", "site", "shop", "tech", "blog", "cloud", "example", "test", "eu", "uk",
  ]

  /// The two-letter codes of countries.
  private static let countries = Set(
    Locale.Region.isoRegions.map { $0.identifier.lowercased() }.filter { $0.count == 2 })
}
