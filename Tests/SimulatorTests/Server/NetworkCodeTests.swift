import Foundation
import TactusSimulator
import TestSupport
import Testing

/// The QR code in a terminal, read by another program.
@Suite(
  .enabled(if: !LocalNetwork.addresses().isEmpty),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/zbarimg")))
struct NetworkCodeTests {
  /// The characters of a code, with the halves of the cell that are light.
  private static let halves: [Character: (upper: Bool, lower: Bool)] = [
    "█": (true, true), "▀": (true, false), "▄": (false, true), " ": (false, false),
  ]

  @Test("The QR code in the terminal has the address beside it", arguments: [true, false])
  func code(usesColor: Bool) throws {
    let picture = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pbm")
    defer { try? FileManager.default.removeItem(at: picture) }
    let app = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "WeighingApp")
    // `script` gives the command a terminal.
    let command =
      "stty cols 200; exec '\(FinishedProcess.builtTactus.path)' simulate '\(app.path)' --lan --no-open"
    var environment = ProcessInfo.processInfo.environment
    environment["TERM"] = usesColor ? "xterm-256color" : "dumb"
    environment["NO_COLOR"] = usesColor ? nil : "1"
    let program = try RunningProgram(
      "/usr/bin/script", ["-qfc", command, "/dev/null"], environment: environment)
    // The code is a square, and a letter is as wide as a module and as high as two. With colors the
    // first and the last line are spaces alone.
    let isShown = program.wait(seconds: 30) {
      let lines = Self.lines(of: $0.output)
      return lines.count > 15
        && lines.count >= ((lines.first?.count ?? 0) + 1) / 2 - (usesColor ? 2 : 0)
    }
    try #require(isShown, "\(program.output)")
    // `script` itself would end at once, and leave the command behind if that ignores hangups.
    program.signalChildren(SIGINT)
    program.waitUntilExit(seconds: 10)
    let address = try #require(
      program.output.firstMatch(of: #/https://\S+/#).map { String($0.output) })
    // With colors the blocks are dark on a light background, without them light on a dark one.
    try Self.picture(of: Self.lines(of: program.output), isDark: usesColor).write(to: picture)
    let read = try FinishedProcess("/usr/bin/zbarimg", ["--quiet", "--raw", picture.path])
    #expect(read.text.trimmingCharacters(in: .whitespacesAndNewlines) == address)
  }

  /// Returns the lines of a terminal that have half blocks alone, without colors.
  private static func lines(of text: String) -> [[Character]] {
    text.split(whereSeparator: \.isNewline).map { line in
      line.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    }.filter { line in
      line.count > 20 && line.allSatisfy { halves[$0] != nil } && line.contains { $0 != " " }
    }.map(Array.init)
  }

  /// Returns a bitmap with eight pixels a module, and a light margin.
  private static func picture(of lines: [[Character]], isDark: Bool) -> Data {
    let scale = 8
    let margin = 4
    let width = (lines.map(\.count).max() ?? 0) + 2 * margin
    var rows: [[Bool]] = []
    for line in lines {
      let parts = line.map { halves[$0] ?? (false, false) }
      rows.append(parts.map { $0.upper == isDark })
      rows.append(parts.map { $0.lower == isDark })
    }
    let blank = [[Bool]](repeating: [], count: margin)
    var text = "P1\n\(width * scale) \((rows.count + 2 * margin) * scale)\n"
    for row in blank + rows + blank {
      let modules = [Bool](repeating: false, count: margin) + row
      let line = (0..<width * scale).map { x in
        x / scale < modules.count && modules[x / scale] ? "1" : "0"
      }.joined(separator: " ")
      for _ in 0..<scale { text += line + "\n" }
    }
    return Data(text.utf8)
  }
}
