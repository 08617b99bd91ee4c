/// The errors in the output of a build, with the developer's names of files, each once.
struct BuildErrors {
  /// The errors, each with the lines that show its place; at most five.
  let text: String

  /// Reads the output of a build.
  init(_ output: String, paths: SourcePaths?) {
    let lines = (paths?.own(in: output) ?? output).split(separator: "\n")
    var errors: [String] = []
    var known: Set<Substring> = []
    var isInError = false
    for line in lines {
      if Self.isShown(line) {
        // The picture of the source line, which belongs to the error before it.
        if isInError { errors[errors.count - 1] += "\n" + line }
      } else if Self.isError(line) {
        isInError = known.insert(line).inserted
        if isInError { errors.append(String(line)) }
      } else {
        isInError = false
      }
    }
    let shown = errors.prefix(Self.most)
    let more = errors.count > Self.most ? ["… and \(errors.count - Self.most) more"] : []
    text =
      errors.isEmpty
      ? lines.suffix(3).joined(separator: "\n") : (shown + more).joined(separator: "\n")
  }

  // MARK: Internals

  /// The maximum number of errors.
  ///
  /// - Source: ours; later ones often follow from the first. Confidence: guess.
  private static let most = 5

  /// Returns whether a line is an error: `file:line:column: error: …` or `error: …`.
  private static func isError(_ line: Substring) -> Bool {
    line.hasPrefix("error: ")
      || line.split(separator: ":", omittingEmptySubsequences: false).contains { $0 == " error" }
  }

  /// Returns whether a line is part of a source line's picture: ` 3 | let x = y` or `   |  `- …`.
  private static func isShown(_ line: Substring) -> Bool {
    let rest = line.drop { $0 == " " || $0.isNumber }
    return rest.hasPrefix("| ") && rest.startIndex > line.startIndex || rest == "|"
  }
}
