/// JSON that is not a pattern.
enum NotAPattern: Rule {
  static let text = RuleDescription(
    "not-a-pattern", .error, "The file has no array named “Pattern”.",
    reason: """
      A pattern file is an object with the key “Pattern”, whose value is an array of
      elements. Without it a phone has nothing to play.
      """,
    source: """
      Core Haptics' article on AHAP files. Confidence: documented.
      """,
    wrong: .file(#"{"Version": 1.0, "Events": []}"#),
    right: .file(
      #"""
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#))
}
