extension UIPasteboard {
  /// The values of the patterns that have been found in an item (Pasteboard.CO8).
  public struct DetectedValues {
    /// The patterns that were found.
    public let patterns: Set<PartialKeyPath<DetectedValues>>
    /// The web address; empty for none.
    public let probableWebURL: String
    /// The words to search for; empty for none.
    public let probableWebSearch: String
    /// The number; nil for none.
    public let number: Double?

    // MARK: Internals

    /// The patterns that have key paths here.
    fileprivate static var known: [PartialKeyPath<DetectedValues>: DetectionPattern] {
      [
        \.probableWebURL: .probableWebURL, \.probableWebSearch: .probableWebSearch,
        \.number: .number,
      ]
    }

    fileprivate init(_ values: [DetectionPattern: Any]) {
      patterns = DetectedValues.paths(of: values.keys)
      probableWebURL = values[.probableWebURL] as? String ?? ""
      probableWebSearch = values[.probableWebSearch] as? String ?? ""
      number = values[.number] as? Double ?? (values[.number] as? NSNumber)?.doubleValue
    }

    fileprivate static func paths(
      of patterns: some Sequence<DetectionPattern>
    ) -> Set<PartialKeyPath<DetectedValues>> {
      let patterns = Set(patterns)
      return Set(known.filter { patterns.contains($0.value) }.keys)
    }

    fileprivate static func patterns(
      of paths: Set<PartialKeyPath<DetectedValues>>
    ) -> Set<DetectionPattern> { Set(paths.compactMap { known[$0] }) }
  }

  /// Finds the patterns of the first item (Pasteboard.CO8).
  ///
  /// - Parameters:
  ///   - keyPaths: The patterns to look for.
  ///   - completionHandler: The closure to call on the main queue with the found patterns.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) {
    detectPatterns(for: DetectedValues.patterns(of: keyPaths)) { result in
      completionHandler(result.map(DetectedValues.paths))
    }
  }

  /// Finds the patterns of some items, or of all for nil.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
  ) {
    detectPatterns(for: DetectedValues.patterns(of: keyPaths), inItemSet: itemSet) { result in
      completionHandler(result.map { $0.map(DetectedValues.paths) })
    }
  }

  /// Finds the values of patterns of the first item.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
  ) {
    detectValues(for: DetectedValues.patterns(of: keyPaths)) { result in
      completionHandler(result.map(DetectedValues.init))
    }
  }

  /// Finds the values of patterns of some items, or of all for nil.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
  ) {
    detectValues(for: DetectedValues.patterns(of: keyPaths), inItemSet: itemSet) { result in
      completionHandler(result.map { $0.map(DetectedValues.init) })
    }
  }

  /// Returns the patterns of the first item.
  @MainActor public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    try await Self.result { detectPatterns(for: keyPaths, completionHandler: $0) }
  }

  /// Returns the patterns of some items, or of all for nil.
  @MainActor public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
    try await Self.result {
      detectPatterns(for: keyPaths, inItemSet: itemSet, completionHandler: $0)
    }
  }

  /// Returns the values of patterns of the first item.
  @MainActor public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues {
    try await Self.result { detectValues(for: keyPaths, completionHandler: $0) }
  }

  /// Returns the values of patterns of some items, or of all for nil.
  @MainActor public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
  ) async throws -> [DetectedValues] {
    try await Self.result {
      detectValues(for: keyPaths, inItemSet: itemSet, completionHandler: $0)
    }
  }

  // MARK: Internals

  /// Waits for the result of a detection.
  @MainActor private static func result<Value>(
    _ begin: (@escaping (Result<Value, any Error>) -> Void) -> Void
  ) async throws -> Value {
    let box = DetectionBox<Value>()
    await withCheckedContinuation { continuation in
      begin {
        box.value = $0
        continuation.resume()
      }
    }
    guard let value = box.value else { programmingError("a detection without a result") }
    return try value.get()
  }
}

/// The result of a detection, once its handler was called.
private final class DetectionBox<Value> {
  var value: Result<Value, any Error>?
}
