import Foundation
import TestSupport
import Testing

/// A command of a page, with the output that the page shows.
struct ConsoleBlock: Sendable, CustomTestStringConvertible {
  /// The path of the page.
  let page: String
  /// The line on the page; counts from 1.
  let line: Int
  /// The command after the prompt.
  let command: String
  /// The commands before it in the same block.
  let earlier: [String]
  /// The printed output on the page; empty where it has none.
  let output: String

  var testDescription: String { "\(page):\(line): \(command)" }

  /// Returns all commands in a page's `console` blocks: lines that begin with a prompt, each
  /// followed by its output.
  static func all(in page: String) throws -> [ConsoleBlock] {
    let file = SharedFolder.project.appending(path: page)
    let text = try String(contentsOf: file, encoding: .utf8)
    var blocks: [ConsoleBlock] = []
    var command: (text: String, line: Int)?
    var output = ""
    var earlier: [String] = []
    var isInside = false
    func finish() {
      guard let found = command else { return }
      blocks.append(
        ConsoleBlock(
          page: page, line: found.line, command: found.text, earlier: earlier, output: output))
      earlier.append(found.text)
      command = nil
      output = ""
    }
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        finish()
        earlier = []
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        finish()
        command = (String(line.dropFirst(2)), index + 1)
      } else if isInside {
        output += line + "\n"
      }
    }
    return blocks
  }

  /// The subcommand of `./tactus` that the command runs, if any.
  var subcommand: String? {
    command.firstMatch(of: #/\./tactus (\w+)/#).map { String($0.1) }
  }
}
