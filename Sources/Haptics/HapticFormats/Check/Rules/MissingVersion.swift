/// A file without a version.
enum MissingVersion: Rule {
  static let text = RuleDescription(
    "missing-version", .warning, "The file has no Version.",
    reason: """
      The version tells a phone whether it can play the file. Some published patterns lack
      it, so phones seem to take it as 1.0.
      """,
    source: """
      Core Haptics' article on AHAP files, for the key; that phones do without it is a guess
      from published files.
      """,
    wrong: .file(#"{"Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}"#),
    right: .file(
      #"""
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0, "EventType": "HapticTransient"}}]}
      """#))
}
