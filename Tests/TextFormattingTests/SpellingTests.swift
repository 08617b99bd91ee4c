import TactusTextFormatting
import Testing

@Suite struct SpellingTests {
  static let known = [
    "Time", "EventType", "EventDuration", "AttackTime", "DecayTime", "ParameterCurve",
    "HapticIntensity", "HapticSharpness",
  ]

  @Test(
    "Finds the word that was meant",
    arguments: [
      ("hapticIntensity", "HapticIntensity"), ("HapticAttackTime", "AttackTime"),
      ("ParameterCurves", "ParameterCurve"), ("EventDuartion", "EventDuration"),
      ("Duration", "EventDuration"), ("HapticSharpnes", "HapticSharpness"), ("tiem", "Time"),
    ])
  func finds(word: String, meant: String) {
    #expect(Spelling.suggestion(for: word, among: Self.known) == meant)
  }

  @Test("Suggests nothing for words that resemble none", arguments: ["Name", "Color", "x", ""])
  func nothing(word: String) {
    #expect(Spelling.suggestion(for: word, among: Self.known) == nil)
  }

  @Test("A letter is not similar to another one")
  func letters() {
    #expect(Spelling.suggestion(for: "5", among: ["1", "2"]) == nil)
    #expect(Spelling.suggestion(for: "A", among: ["a"]) == "a")
    #expect(Spelling.suggestion(for: "ab", among: ["ac"]) == "ac")
  }

  @Test("A hint has the nearest name and at most twenty names")
  func hint() {
    func hint(_ word: String, _ known: [String]) -> String {
      Spelling.hint(for: word, among: known, called: "the names", none: "there are none")
    }
    #expect(
      hint("tiem", ["Name", "Time"]) == "; did you mean “Time”? the names are “Name”, “Time”")
    #expect(hint("x", ["Time"]) == "; the names are “Time”")
    #expect(hint("x", []) == "; there are none")
    let many = (10..<33).map { "name \($0)" }
    #expect(hint("x", many).hasSuffix("“name 29” and 3 more"))
    #expect(hint("x", Array(many.prefix(20))).hasSuffix("“name 29”"))
  }

  @Test("Counts a swap of neighbors as one change")
  func swap() {
    #expect(Spelling.editDistance(Array("tiem".utf8), Array("time".utf8)) == 1)
    #expect(Spelling.editDistance([], Array("time".utf8)) == 4)
  }
}
