extension UIPasteboard {
  /// A pattern of text that can be detected without reading the text.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The name of the pattern.
    public let rawValue: String
    /// Creates a pattern with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A web address.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words to search for.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    /// Links within the text.
    public static let link = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.link")
    /// Phone numbers within the text.
    public static let phoneNumber = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.phone-number")
    /// E-mail addresses within the text.
    public static let emailAddress = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.email-address")
    /// Postal addresses within the text.
    public static let postalAddress = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.postal-address")
    /// Dates within the text.
    public static let calendarEvent = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.calendar-event")
    /// Flight numbers within the text.
    public static let flightNumber = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.flight-number")
  }

  /// Finds the patterns of the first item (Pasteboard.CO8).
  ///
  /// - Parameters:
  ///   - patterns: The patterns to look for.
  ///   - completionHandler: The closure to call on the main queue with the found patterns.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    detectPatterns(for: patterns, inItemSet: firstItem) { result in
      completionHandler(result.map { $0.first ?? [] })
    }
  }

  /// Finds the patterns of some items, or of all for nil.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    // Patterns without values are metadata (Pasteboard.PP2).
    findValues(for: patterns, in: storedItems, at: itemSet) { result in
      completionHandler(result.map { $0.map { Set($0.keys) } })
    }
  }

  /// Finds the patterns of the first item, with their values.
  ///
  /// A value is a text, a number, or an array of texts for patterns within the text.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    detectValues(for: patterns, inItemSet: firstItem) { result in
      completionHandler(result.map { $0.first ?? [:] })
    }
  }

  /// Finds the patterns of some items, or of all for nil, with their values.
  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    findValues(for: patterns, in: readableItems, at: itemSet, completionHandler)
  }

  // MARK: Internals

  /// Finds the values of patterns in some of the items, or in all for nil.
  private func findValues(
    for patterns: Set<DetectionPattern>, in items: [[String: Any]], at itemSet: IndexSet?,
    _ completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    let chosen = itemSet.map { $0.filter { items.indices.contains($0) } } ?? Array(items.indices)
    let found = chosen.map { index in
      let item = items[index]
      let text = PasteboardRepresentation.textTypes.lazy
        .compactMap { item[$0].flatMap(PasteboardRepresentation.text) }.first
      let url = item[PasteboardRepresentation.urlTypes[0]].flatMap(PasteboardRepresentation.url)
      return TextPatterns.values(in: text ?? url?.absoluteString ?? "")
        .filter { patterns.contains($0.key) }
    }
    // Only the closure uses them from now on.
    nonisolated(unsafe) let (handler, values) = (completionHandler, found)
    onMain { _ = AppTimers.shared.add(at: AppTimers.shared.now) { handler(.success(values)) } }
  }

  private var firstItem: IndexSet { numberOfItems == 0 ? [] : [0] }
}
