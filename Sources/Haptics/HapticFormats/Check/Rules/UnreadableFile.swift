/// A file that cannot be opened or read.
enum UnreadableFile: Rule {
  static let text = RuleDescription(
    "unreadable-file", .error, "The file cannot be read.",
    reason: """
      There is no such file, no permission to read it, or it is a folder, a pipe or a
      device. Pipes and devices are refused without being read, since some of them never
      end; the standard input is read under the name “-”.
      """,
    source: """
      The operating system says so.
      """,
    wrong: .prose("tactus check missing.ahap"),
    right: .prose("tactus check heart.ahap"))
}
