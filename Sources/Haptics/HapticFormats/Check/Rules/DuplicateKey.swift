/// A duplicate key.
enum DuplicateKey: Rule {
  static let text = RuleDescription(
    "duplicate-key", .warning, "An object has one key twice.",
    reason: """
      Only one of the two values counts, and JSON does not say which; here, as in most
      readers, it is the last. The other value is lost.
      """,
    source: """
      RFC 8259, section 4: the behavior of readers is unpredictable. Confidence:
      documented.
      """,
    wrong: #"{"Event": {"Time": 0, "Time": 1, "EventType": "HapticTransient"}}"#,
    right: #"{"Event": {"Time": 1, "EventType": "HapticTransient"}}"#)
}
