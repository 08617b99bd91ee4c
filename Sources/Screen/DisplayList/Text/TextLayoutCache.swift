import Synchronization

/// A cache of recent layouts: the same text is measured, positioned and drawn in succession.
///
/// - Thread: any.
package final class TextLayoutCache: Sendable {
  /// The cache of this process.
  package static let shared = TextLayoutCache()

  /// Creates an empty cache.
  package init() {}

  /// Returns the cached layout of a text, or creates it.
  package func layout(
    _ spans: [TextSpan], _ options: TextOptions, make: () -> TextLayout
  ) -> TextLayout {
    // Long texts rarely recur, and take much memory.
    guard spans.reduce(0, { $0 + $1.text.utf8.count }) <= Self.longest else { return make() }
    let key = Key(spans, options)
    if let kept = generations.withLock({ $0.find(key) }) { return kept }
    let made = make()
    generations.withLock { $0.keep(made, for: key) }
    return made
  }

  /// Discards all layouts, because the fonts have changed.
  func removeAll() { generations.withLock { $0 = Generations() } }

  // MARK: Internals

  /// The length of the longest text that is cached, in bytes.
  private static let longest = 2_048

  /// A text with its options and their hash value, which several tables ask for.
  private struct Key: Hashable {
    let spans: [TextSpan]
    let options: TextOptions
    private let value: Int

    init(_ spans: [TextSpan], _ options: TextOptions) {
      (self.spans, self.options) = (spans, options)
      var hasher = Hasher()
      hasher.combine(spans)
      hasher.combine(options)
      value = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    static func == (one: Key, other: Key) -> Bool {
      one.value == other.value && one.spans == other.spans && one.options == other.options
    }
  }

  /// The two generations of the cache.
  ///
  /// A layout is evicted if it was not used while a whole generation of others was.
  private struct Generations {
    /// The number of layouts in a generation.
    static let size = 128

    var young: [Key: TextLayout] = [:]
    var old: [Key: TextLayout] = [:]

    mutating func find(_ key: Key) -> TextLayout? {
      if let layout = young[key] { return layout }
      guard let layout = old[key] else { return nil }
      keep(layout, for: key)
      return layout
    }

    mutating func keep(_ layout: TextLayout, for key: Key) {
      if young.count >= Self.size { (young, old) = ([:], young) }
      young[key] = layout
    }
  }

  private let generations = Mutex(Generations())
}
