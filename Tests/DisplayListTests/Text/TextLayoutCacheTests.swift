import TactusDisplayList
import Testing

struct TextLayoutCacheTests {
  private let cache = TextLayoutCache()

  /// - Returns: Whether the layout had to be made.
  private func isMade(
    _ text: String, size: Double = 17, options: TextOptions = TextOptions()
  ) -> Bool {
    var isMade = false
    let spans = [TextSpan(text, .system(size: size))]
    let layout = cache.layout(spans, options) {
      isMade = true
      return TextLayout(spans, options: options)
    }
    #expect(layout == TextLayout(spans, options: options))
    return isMade
  }

  @Test("The same text is laid out once; another style, width or text is a cache miss")
  func same() {
    #expect(isMade("115 grams") && !isMade("115 grams"))
    #expect(isMade("115 grams", size: 18))
    #expect(isMade("115 grams", options: TextOptions(width: 40)))
    #expect(isMade("116 grams") && !isMade("115 grams"))
  }

  @Test("Used layouts stay cached, and unused ones are evicted")
  func forgets() {
    #expect(isMade("used") && isMade("not used"))
    for number in 0..<1_000 {
      _ = isMade("\(number)")
      #expect(!isMade("used"))
    }
    #expect(isMade("not used"))
  }

  @Test("Long texts are not cached")
  func long() {
    let text = String(repeating: "a ", count: 2_000)
    #expect(isMade(text) && isMade(text))
  }
}
