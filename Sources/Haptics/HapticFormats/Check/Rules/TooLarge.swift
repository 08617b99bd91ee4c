/// A file that exceeds the size limit.
enum TooLarge: Rule {
  static let text = RuleDescription(
    "too-large", .error, "The file is larger or deeper than a pattern can be.",
    reason: """
      A file may have 32 MiB, a pattern a million elements, and brackets may stand 64 deep.
      The largest real pattern known has half a megabyte and a thousand events. What is
      beyond is no pattern, and reading it on would cost time and memory for nothing.
      """,
    source: """
      Limits of this reader. Confidence: guess.
      """,
    wrong: .prose("[[[[ … a million times"),
    right: .prose("one pattern a file"))
}
