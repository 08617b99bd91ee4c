import TactusCommandKit
import TactusJSON

/// The first errors of a build, for the developer.
struct BuildErrors {
  /// The lines to show.
  let lines: [String]

  /// Finds the errors in the output of a build.
  ///
  /// Each error appears once, with the path of the developer's own file and with its line there.
  ///
  /// - Parameters:
  ///   - output: The output of the build.
  ///   - paths: The names of the sources; nil if the build knows them under their own.
  ///   - read: Returns the text of a file; nil if it cannot be read.
  init(
    _ output: String, paths: SourcePaths? = nil, read: (String) -> String? = Self.text
  ) {
    let all = (paths?.own(in: output) ?? output).split(separator: "\n").map(String.init)
    var found: [String] = []
    var count = 0
    var seen: Set<String> = []
    for line in all where line.contains("error:") && !Self.isExcerpt(line) {
      guard seen.insert(line).inserted else { continue }
      // The build's own summary adds nothing to a compiler's error.
      if line == "error: fatalError", count > 0 { continue }
      count += 1
      if count > Self.limit { continue }
      found.append(line)
      found += Self.excerpt(of: line, read)
    }
    if count > Self.limit { found.append("… and \(count - Self.limit) more") }
    lines = found.isEmpty ? Array(all.suffix(3)) : found
  }

  private static let limit = 5

  /// Returns the source line of an error, with a mark at its column.
  private static func excerpt(of line: String, _ read: (String) -> String?) -> [String] {
    let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]), number > 0,
      let text = read(String(parts[0]))
    else { return [] }
    let own = text.split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
    guard own.indices.contains(number - 1), own[number - 1].contains(where: { $0 != " " }) else {
      return []
    }
    let words = own[number - 1]
    let before = String(decoding: words.utf8.prefix(max(0, column - 1)), as: UTF8.self)
    let margin = String(before.map { $0 == "\t" ? $0 : " " })
    return ["  " + words, "  " + margin + "^"]
  }

  /// Returns whether a line belongs to the source excerpt below an error.
  private static func isExcerpt(_ line: String) -> Bool {
    line.drop { $0 == " " || $0.isNumber }.hasPrefix("|")
  }

  private static func text(_ path: String) -> String? {
    (try? SourceText.read(path)).map { $0.text($0.start..<$0.bytes.count) }
  }
}
