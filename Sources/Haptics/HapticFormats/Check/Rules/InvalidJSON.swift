/// A text that is not JSON.
enum InvalidJSON: Rule {
  static let text = RuleDescription(
    "invalid-json", .error, "The file is not JSON.",
    reason: """
      A pattern is one JSON object. The message says what could have followed at the place
      and what stands there: often a bracket is missing at the end, a decimal comma was
      written by a program in the language of its user, or a number is NaN or beyond the
      largest double, such as 1e999, which Apple's reader refuses too.
      """,
    source: """
      RFC 8259, the JSON format. Confidence: documented.
      """,
    wrong: .file(#"{"Version": 1.0, "Pattern": [{"Event": {"Time": 0,5}}]}"#),
    right: .file(
      #"""
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#))
}
