/// A compound selector of a style sheet, such as `p.note`.
struct StyleSelector {
  private var name: String?
  private var classes: [Substring] = []
  private var identifier: String?

  /// Returns the compound selectors, outermost first; `nil` for an unsupported selector.
  static func parts(_ text: String) -> [StyleSelector]? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty, words.count <= maximumParts else { return nil }
    let parts = words.map { StyleSelector($0) }
    return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
  }

  /// The specificity.
  var precedence: Int {
    (identifier == nil ? 0 : 10_000) + 100 * min(99, classes.count) + (name == nil ? 0 : 1)
  }

  /// Returns whether the part selects an element.
  func matches(_ element: HTMLElement) -> Bool {
    (name == nil || name == element.name)
      && (identifier == nil || identifier == element.identifier)
      && classes.allSatisfy { element.classes.contains($0) }
  }

  // MARK: Internals

  /// The maximum number of compound selectors.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumParts = 16

  private init?(_ word: Substring) {
    guard word.allSatisfy({ $0.isLetter || $0.isNumber || "-_.#*".contains($0) }) else {
      return nil
    }
    var rest = word
    while let first = rest.first {
      let isMarked = first == "." || first == "#"
      let start = isMarked ? rest.dropFirst() : rest
      let end = start.firstIndex { $0 == "." || $0 == "#" } ?? start.endIndex
      let part = start[..<end]
      guard !part.isEmpty else { return nil }
      switch first {
      case ".": classes.append(part)
      case "#": identifier = String(part)
      default: name = part == "*" ? nil : part.lowercased()
      }
      rest = start[end...]
    }
  }
}
