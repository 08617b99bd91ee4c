import Synchronization

/// Layouts that were made lately, as the same text is measured, placed and drawn one after the other.
///
/// - Thread: any.
package final class TextLayoutCache: Sendable {
  /// The one of this process.
  package static let shared = TextLayoutCache()

  /// Keeps nothing yet.
  package init() {}

  /// The layout of a text, made unless it is kept.
  package func layout(
    _ spans: [TextSpan], _ options: TextOptions, make: () -> TextLayout
  ) -> TextLayout {
    // Long texts are seldom the same, and are dear to keep.
    guard spans.reduce(0, { $0 + $1.text.utf8.count }) <= Self.longest else { return make() }
    let key = Key(spans: spans, options: options)
    if let kept = generations.withLock({ $0.find(key) }) { return kept }
    let made = make()
    generations.withLock { $0.keep(made, for: key) }
    return made
  }

  // MARK: Internals

  /// Bytes of the longest text that is kept.
  private static let longest = 2_048

  private struct Key: Hashable {
    var spans: [TextSpan]
    var options: TextOptions
  }

  /// What was used since the last change of generations, and what was used in the one before: a layout
  /// is forgotten when it was not used for as many others as a generation holds.
  private struct Generations {
    /// Layouts in one of the two.
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
