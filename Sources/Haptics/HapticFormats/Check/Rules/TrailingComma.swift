/// A comma before a closing bracket.
enum TrailingComma: Rule {
  static let text = RuleDescription(
    "trailing-comma", .warning, "A comma stands before a closing bracket.",
    reason: """
      JSON has no such comma. Some readers, it seems those of phones too, read over it:
      sample patterns by Apple have it. Other tools refuse the file.
      """,
    source: """
      RFC 8259, and seven sample patterns that Apple published. Confidence: documented.
      """,
    wrong: .file(
      #"{"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient",}}]}"#),
    right: .file(
      #"""
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#))
}
