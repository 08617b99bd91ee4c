/// A byte order mark before the text.
enum ByteOrderMark: Rule {
  static let text = RuleDescription(
    "byte-order-mark", .warning, "The file starts with a byte order mark.",
    reason: """
      A byte order mark is no JSON. Some readers stop at it, so a file that plays on one
      system may be refused by the next. Save the file as UTF-8 without a mark.
      """,
    source: """
      RFC 8259, section 8.1: a JSON text must not start with one; readers may ignore it.
      Confidence: documented.
      """,
    wrong: .file(
      #"""
      \#u{FEFF}{"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#),
    right: .file(
      #"""
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#))
}
