import TactusFoundation
import Testing

/// Tests of ranges of UTF-16 code units in attributed strings.
@Suite struct AttributedRangeTests {
  private let text = AttributedString("a🥚é\u{301}z")

  @Test(
    "A range of code units becomes one of the attributed string, and back",
    arguments: [
      (0, 1, "a"), (1, 2, "🥚"), (0, 3, "a🥚"), (3, 2, "é\u{301}"), (6, 0, ""), (5, 1, "z"),
    ])
  func ranges(_ location: Int, _ length: Int, _ part: String) throws {
    let range = NSRange(location: location, length: length)
    let found = try #require(Range(range, in: text))
    #expect(String(text[found].characters) == part)
    #expect(NSRange(found, in: text) == range)
  }

  @Test(
    "A range beyond the string or within a character is none",
    arguments: [(0, 7), (7, 1), (2, 1), (1, 1), (NSNotFound, 0), (-1, 2)])
  func noRange(_ location: Int, _ length: Int) {
    #expect(Range(NSRange(location: location, length: length), in: text) == nil)
  }

  @Test("A range without an end reaches to the end of the string")
  func open() throws {
    let first = try #require(Range(NSRange(location: 3, length: 0), in: text))
    #expect(NSRange(first.lowerBound..., in: text) == NSRange(location: 3, length: 3))
  }
}
