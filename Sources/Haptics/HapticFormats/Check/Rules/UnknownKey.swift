/// An unknown key.
enum UnknownKey: Rule {
  static let text = RuleDescription(
    "unknown-key", .note, "A key has no meaning in this place.",
    reason: """
      A phone ignores keys that it does not know. Tools add them for their own use; by hand
      they are often a mistake.
      """,
    source: """
      Core Haptics' article on AHAP files. Confidence: documented.
      """,
    wrong: #"{"Event": {"Name": "Knock", "Time": 0, "EventType": "HapticTransient"}}"#,
    right: #"{"Event": {"Time": 0, "EventType": "HapticTransient"}}"#)
}
