import Foundation
import TactusCommandKit
import Testing

/// Tests the completions that each shell offers with its script.
@Suite struct CompletionTests {
  /// Returns a folder with files to offer, and with the sample's script for a shell in `script`.
  private func folder(for shell: Shell) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tactus-completion-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "dir"), withIntermediateDirectories: true)
    for name in ["egg.ahap", "egg.wav", "a b.ahap", "x.log"] {
      try Data().write(to: folder.appending(path: name))
    }
    let script = shell.completionScript(for: SampleProgram.program())
    try Data(script.utf8).write(to: folder.appending(path: "script"))
    return folder
  }

  private func run(_ arguments: [String], in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  private static let isFishHere = FileManager.default.fileExists(atPath: "/usr/bin/fish")
  private static let isZshHere = FileManager.default.fileExists(atPath: "/usr/bin/zsh")

  static let cases: [(line: [String], offered: [String])] = [
    (["s"], ["set"]),
    (["set", "--mi"], ["--minutes"]),
    (["set", "--ring", "b"], ["bell", "buzzer"]),
    (["set", "--ring=s"], ["silent"]),
    (["set", "egg"], ["egg.ahap"]),
    (["set", "--quiet", "egg"], ["egg.ahap"]),
    (["set", "a"], ["a b.ahap"]),
    (["set", "-o", "x"], ["x.log"]),
    (["set", "d"], ["dir"]),
    (["help", "co"], ["cook"]),
  ]

  @Test("Bash offers commands, options, values and files", arguments: cases)
  func bash(line: [String], offered: [String]) throws {
    // Bash splits a word at the equals sign, so the test does too.
    let words = line.flatMap { word -> [String] in
      guard let sign = word.firstIndex(of: "="), word.hasPrefix("-") else { return [word] }
      return [String(word[..<sign]), "=", String(word[word.index(after: sign)...])]
    }
    let play = """
      source ./script; COMP_WORDS=(timer "$@"); COMP_CWORD=$#; _timer 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try run(["bash", "-c", play, "bash"] + words, in: folder(for: .bash)) == offered)
  }

  @Test(
    "Fish offers commands, options, values and files", .enabled(if: isFishHere), arguments: cases)
  func fish(line: [String], offered: [String]) throws {
    let typed = (["timer"] + line).joined(separator: " ")
    let play = "source ./script; complete --do-complete '\(typed)'"
    let found = try run(["fish", "--no-config", "-c", play], in: folder(for: .fish)).map {
      String($0.prefix { $0 != "\t" })
    }
    // Fish offers a value after its option's name, and a folder with its slash.
    let wanted = offered.map { value -> String in
      let name = line.last.flatMap { $0.contains("=") ? $0.prefix { $0 != "=" } + "=" : nil } ?? ""
      return name + (value == "dir" ? "dir/" : value)
    }
    #expect(Set(wanted).isSubset(of: found), "offered \(found)")
  }

  @Test("Zsh reads its script without an error", .enabled(if: isZshHere))
  func zsh() throws {
    let play = "autoload -U compinit; compinit -u -D; source ./script && print ${_comps[timer]}"
    #expect(try run(["zsh", "-f", "-c", play], in: folder(for: .zsh)) == ["_timer"])
  }
}
