import TactusFoundation
import TestSupport
import Testing

@Suite("Parsing of random predicates")
struct PredicateTextTests {
  @Test("A random text is parsed or yields an error with a position in the text")
  func anyText() {
    let parts = [
      "a", "SELF", "name", "==", "!=", "<", "BETWEEN", "IN", "LIKE", "MATCHES", "[cd]", "[", "]",
      "(", ")", "{", "}", ",", ".", "@count", "@", "#", "$x", "$", "%@", "%K", "%d", "%", "'a'",
      "'",
      "\"", "\\", "1", "0x", "1.5e", "-", "**", "+", "AND", "OR", "NOT", "!", "ANY", "ALL", "NONE",
      "TRUEPREDICATE", "SUBQUERY(", "sum(", "now()", "é", "🥚", "\u{0}", "  ", "\n",
    ]
    var random = SeededRandom(seed: 1)
    var readCount = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &random)
      let text = (0..<count).compactMap { _ in parts.randomElement(using: &random) }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      guard let mistake = NSPredicate.parseError(in: text, ["a", 1, nil]) else {
        readCount += 1
        continue
      }
      let isWithin = (0...text.count).contains(mistake.offset)
      if !isWithin { Issue.record("\(mistake) is not within \(text.debugDescription)") }
    }
    #expect(readCount > 20)
  }

  @Test("Long texts are not limited by the nesting depth")
  func longText() {
    let sum = repeatElement("1", count: 3_000).joined(separator: "+")
    #expect(NSPredicate(format: "\(sum) == 3000").evaluate(with: nil))
    let either = repeatElement("SELF == 2", count: 3_000).joined(separator: " OR ")
    #expect(!NSPredicate(format: either).evaluate(with: 1))
    #expect(NSPredicate.parseError(in: String(repeating: "NOT ", count: 5_000), []) != nil)
    #expect(NSPredicate.parseError(in: String(repeating: "-", count: 5_000), []) != nil)
    #expect(NSPredicate.parseError(in: String(repeating: "{", count: 5_000), []) != nil)
  }
}
