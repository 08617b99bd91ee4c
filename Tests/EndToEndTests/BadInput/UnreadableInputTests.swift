import Foundation
import TestSupport
import Testing

/// Tests the errors of each command that reads a pattern when the file is not a pattern.
@Suite struct UnreadableInputTests {
  /// The commands that read a pattern, with the options that make them silent.
  static let commands = [["check"], ["plot"], ["render"], ["play", "--to", "null"]]

  /// A text that is no pattern, and the expected error.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let expected: String
  }

  static let cases = [
    Case(
      testDescription: "empty", text: "",
      expected: ":1:1: error: expected a JSON object, found the end of the file"),
    Case(
      testDescription: "not JSON", text: "hello\n",
      expected: ":1:1: error: expected a JSON object, found “hello”"),
    Case(
      testDescription: "truncated", text: #"{"Version": 1.0, "Pattern": [{"Event": {"#,
      expected: ":1:41: error: expected a key in quotes or “}”, found the end of the file"),
    Case(
      testDescription: "NaN", text: #"{"Version": 1.0, "Pattern": [{"Event": {"Time": NaN}}]}"#,
      expected: ":1:49: error: expected a value for the key “Time”, found “NaN”"),
    Case(
      testDescription: "deep", text: String(repeating: "[", count: 1_000_000),
      expected: ":1:65: error: expected at most 64 nested brackets, found more"),
  ]

  @Test("Text that is no pattern is one error at its place", arguments: cases, commands)
  func text(_ unreadable: Case, command: [String]) throws {
    try expectRefusal(Data(unreadable.text.utf8), by: command, saying: unreadable.expected)
  }

  @Test("Bytes that are not UTF-8 are one error at their place", arguments: commands)
  func notUTF8(command: [String]) throws {
    let bytes = Data(#"{"Version": 1.0, "Pattern": ""#.utf8) + [0xFF, 0xFE] + Data(#""}"#.utf8)
    try expectRefusal(bytes, by: command, saying: ":1:30: error: expected text in UTF-8")
  }

  @Test("A file of 100 MB is refused before it is read", arguments: commands)
  func largeFile(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "pattern.ahap")
    // A sparse file has the length but uses no space.
    #expect(truncate(folder.path("pattern.ahap"), 100_000_000) == 0)
    let run = try measured(command, in: folder)
    #expect(run.status == 2)
    let message = "pattern.ahap: error: expected at most 33554432 bytes, found 100000000 bytes"
    #expect((run.text + run.errorText).hasPrefix(message), "\(run.errorText)")
  }

  @Test("Ten million events from a pipe are refused in little memory", arguments: commands)
  func tenMillionEvents(command: [String]) throws {
    let folder = try TemporaryFolder()
    // 520 MB that are never stored; the program ends the writer by closing the pipe.
    let event = #"{"Event":{"Time":0,"EventType":"HapticTransient"}},"#
    let generator = "{ echo '{\"Pattern\":['; yes '\(event)' | head -n 10000000; }"
    let words = command.map { "'\($0)'" }.joined(separator: " ")
    let line =
      "\(generator) | (ulimit -v 2000000; '\(FinishedProcess.builtTactus.path)' \(words) -)"
    let run = try FinishedProcess("/bin/bash", ["-c", line], in: folder.url)
    #expect(run.status == 2)
    let message = "<stdin>: error: expected at most 33554432 bytes, found more"
    #expect((run.text + run.errorText).hasPrefix(message), "\(run.text)\(run.errorText)")
  }

  @Test(
    "A folder, a missing file and an unreadable file have different errors",
    arguments: commands)
  func noFile(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "folder/closed.ahap")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: folder.path("folder/closed.ahap"))
    for (name, expected) in [
      ("folder", "folder: error: expected a file, found a folder"),
      ("none.ahap", "none.ahap: error: no such file"),
      ("folder/closed.ahap", "folder/closed.ahap: error: no permission to read the file"),
    ] {
      // It checks all patterns of a folder (`CheckCommandTests`).
      if command == ["check"], name == "folder" { continue }
      // Root can read everything.
      if getuid() == 0, name.hasSuffix("closed.ahap") { continue }
      let run = try FinishedProcess(
        FinishedProcess.builtTactus.path, command + [name], in: folder.url)
      #expect(run.status == 2)
      #expect((run.text + run.errorText).hasPrefix(expected), "\(run.text)\(run.errorText)")
    }
  }

  @Test(
    "A mistake in an actuator's file is one error at its place",
    arguments: [
      (#"{"resonance": {"frequency": -1}}"#, ":1:29: error: expected a number from 10"),
      (#"{"resonances": {}}"#, ":1:2: error: found the unknown key “resonances”; did you mean"),
      ("", ":1:1: error: expected a JSON object, found the end of the file"),
    ])
  func actuator(text: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "motor.json")
    try folder.copy("Examples/Patterns/done.ahap")
    for command in Self.commands where command != ["check"] {
      let run = try FinishedProcess(
        FinishedProcess.builtTactus.path,
        command + ["Examples/Patterns/done.ahap", "--actuator", "motor.json"], in: folder.url)
      #expect(run.status == 2)
      #expect(run.errorText.hasPrefix("motor.json\(expected)"), "\(run.errorText)")
    }
  }

  // MARK: Internals

  private func expectRefusal(_ bytes: Data, by command: [String], saying expected: String) throws {
    let folder = try TemporaryFolder()
    try bytes.write(to: folder.url.appending(path: "pattern.ahap"))
    let run = try measured(command, in: folder)
    #expect(run.status == 2)
    // For check a mistake is a finding; for other commands it is an error.
    let message = command == ["check"] ? run.text : run.errorText
    #expect(message.hasPrefix("pattern.ahap\(expected)"), "\(message)")
    #expect(message.split(separator: "\n").count == 1)
  }

  /// Runs a command on the folder's pattern with 2 GB of address space.
  private func measured(_ command: [String], in folder: TemporaryFolder) throws -> FinishedProcess {
    try FinishedProcess(
      "/bin/sh",
      ["-c", "ulimit -v 2000000; exec \"$@\"", "sh", FinishedProcess.builtTactus.path] + command
        + ["pattern.ahap"], in: folder.url)
  }
}
