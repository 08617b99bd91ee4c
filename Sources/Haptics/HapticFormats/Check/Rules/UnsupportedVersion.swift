/// An unsupported version.
enum UnsupportedVersion: Rule {
  static let text = RuleDescription(
    "unsupported-version", .error, "The Version is not 1.0.",
    reason: """
      The version is the lowest one of Core Haptics that can play the file, and 1.0 is the
      only one there is. Phones and the Mac's preview refuse a file of version 0.0.
      """,
    source: """
      A report by the authors of a converter that wrote 0.0. Confidence: reported, not
      documented.
      """,
    wrong: .file(
      #"""
      {"Version": 0.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#),
    right: .file(
      #"""
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#))
}
