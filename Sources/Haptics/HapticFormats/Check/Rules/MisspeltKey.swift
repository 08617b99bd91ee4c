/// A key that resembles one with a meaning.
enum MisspeltKey: Rule {
  static let text = RuleDescription(
    "misspelt-key", .warning, "A key has no meaning but looks like one that has.",
    reason: """
      A phone ignores keys that it does not know, and keys are told apart by case too. What
      the author set is lost without a word.
      """,
    source: """
      Core Haptics' article on AHAP files. Confidence: documented.
      """,
    wrong: #"{"Event": {"time": 0.5, "Time": 0, "EventType": "HapticTransient"}}"#,
    right: #"{"Event": {"Time": 0.5, "EventType": "HapticTransient"}}"#)
}
