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

  @Test("Counts a swap of neighbors as one change")
  func swap() {
    #expect(Spelling.editDistance(Array("tiem".utf8), Array("time".utf8)) == 1)
    #expect(Spelling.editDistance([], Array("time".utf8)) == 4)
  }
}
