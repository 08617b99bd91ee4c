import Foundation
import TestSupport
import Testing

/// Tests the errors of each command that writes a file when the file cannot be written, and what
/// remains on disk.
@Suite struct UnwritableOutputTests {
  /// The commands that write a file, as the words before the file's name.
  static let commands = [
    ["plot", "done.ahap", "--format", "svg", "-o"], ["render", "done.ahap", "-o"],
    ["play", "done.ahap", "--to", "record:"],
  ]

  private let folder: TemporaryFolder
  private let pattern: Data

  init() throws {
    folder = try TemporaryFolder()
    pattern = try Data(
      contentsOf: SharedFolder.project.appending(path: "Examples/Patterns/done.ahap"))
    try pattern.write(to: folder.url.appending(path: "done.ahap"))
  }

  private func run(_ command: [String], writing path: String) throws -> FinishedProcess {
    let words =
      command.last == "record:" ? command.dropLast() + ["record:\(path)"] : command + [path]
    return try FinishedProcess(FinishedProcess.builtTactus.path, words, in: folder.url)
  }

  private var names: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? [])
  }

  @Test("Missing folders are created; a file or a folder in the way fails", arguments: commands)
  func noPlace(command: [String]) throws {
    let deep = try run(command, writing: "deep/er/out")
    #expect(deep.status == 0, "\(deep.errorText)")
    #expect(FileManager.default.fileExists(atPath: folder.path("deep/er/out")))
    try FileManager.default.removeItem(atPath: folder.path("deep"))
    let blocked = try run(command, writing: "done.ahap/out")
    #expect(blocked.status == 73)
    #expect(blocked.errorText == "done.ahap/out: error: cannot be written: Not a directory\n")
    let isFolder = try run(command, writing: ".")
    #expect(isFolder.status == 73)
    #expect(isFolder.errorText == ".: error: cannot be written: Is a directory\n")
    #expect(names == ["done.ahap"])
  }

  @Test("A full disk", arguments: commands)
  func fullDisk(command: [String]) throws {
    let full = try run(command, writing: "/dev/full")
    #expect(full.status == 74)
    #expect(full.errorText == "/dev/full: error: cannot be written: No space left on device\n")
  }

  @Test("A file beyond the size limit fails, and the older file stays", arguments: commands)
  func limitedSize(command: [String]) throws {
    try folder.write("older", to: "out")
    let tactus = FinishedProcess.builtTactus.path
    let words =
      command.last == "record:" ? command.dropLast() + ["record:out"] : command + ["out"]
    // 4 blocks of 1,024 bytes; without the signal's default action, writing fails instead.
    let limited = try FinishedProcess(
      "/bin/bash", ["-c", "trap '' XFSZ; ulimit -f 4; exec \"$@\"", "bash", tactus] + words,
      in: folder.url)
    #expect(limited.status == 74)
    #expect(limited.errorText == "out: error: cannot be written: File too large\n")
    #expect(folder.text("out") == "older")
    #expect(names == ["done.ahap", "out"])
  }

  @Test("The pattern itself is never overwritten, under any name", arguments: commands)
  func ownInput(command: [String]) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "done.ahap")
    for name in ["done.ahap", "./done.ahap", "link"] {
      let run = try run(command, writing: name)
      #expect(run.status == 64)
      // A name of another format is refused before.
      #expect(
        run.errorText == "\(name): error: cannot be written: it is an input file\n"
          || run.errorText.contains("expected a name that ends in"))
    }
    #expect(try Data(contentsOf: folder.url.appending(path: "done.ahap")) == pattern)
  }

  @Test("A sound of the pattern is never overwritten")
  func ownSound() throws {
    let sound = folder.url.appending(path: "tone.wav")
    _ = try FinishedProcess.tactus("render", folder.path("done.ahap"), "-o", sound.path)
    let bytes = try Data(contentsOf: sound)
    try folder.write(
      """
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "tone.wav"}}
      ]}
      """, to: "tone.ahap")
    let run = try FinishedProcess.tactus("render", folder.path("tone.ahap"), "-o", sound.path)
    #expect(run.status == 64)
    #expect(try Data(contentsOf: sound) == bytes)
  }

  @Test("Standard output and a pipe get the same bytes as a file")
  func streams() throws {
    _ = try run(["render", "done.ahap", "-o"], writing: "file.wav")
    let bytes = try Data(contentsOf: folder.url.appending(path: "file.wav"))
    let streamed = try run(["render", "done.ahap", "-o"], writing: "-")
    #expect(streamed.status == 0 && streamed.output == bytes)
    #expect(streamed.errorText.hasPrefix("mix "))
    let recorded = try run(["play", "done.ahap", "--to", "record:"], writing: "-")
    #expect(recorded.status == 0 && recorded.output.starts(with: Data("RIFF".utf8)))
    let piped = try FinishedProcess(
      "/bin/bash",
      [
        "-c", "mkfifo pipe; cat pipe > copy.wav & \"$0\" render done.ahap -o pipe; wait",
        FinishedProcess.builtTactus.path,
      ], in: folder.url)
    #expect(piped.status == 0)
    #expect(try Data(contentsOf: folder.url.appending(path: "copy.wav")) == bytes)
    #expect(names == ["done.ahap", "file.wav", "pipe", "copy.wav"])
    let both = try run(["render", "done.ahap", "--json", "-o"], writing: "-")
    #expect(both.status == 64 && both.output.isEmpty)
  }

  @Test("A format that cannot be written is refused, and the message lists those that can")
  func format() throws {
    for command in [["render", "done.ahap", "-o"], ["play", "done.ahap", "--to", "record:"]] {
      let run = try run(command, writing: "out.mp3")
      #expect(run.status == 64)
      #expect(run.errorText.contains("expected a name that ends in .wav or .wave, found 'out.mp3'"))
    }
    #expect(names == ["done.ahap"])
  }

  @Test("A picture of too many pixels is refused before it takes time and memory")
  func hugePicture() throws {
    let words = ["plot", "done.ahap", "--width", "4000", "--height", "3000", "--scale", "8", "-o"]
    let run = try run(words, writing: "out.png")
    #expect(run.status == 73)
    #expect(run.errorText.contains("32000 × 24000 pixels are too many"))
    #expect(names == ["done.ahap"])
  }

  @Test("Names that are not UTF-8 are found and written, with the sounds in their folder")
  func nameOfBytes() throws {
    let script = #"""
      d=$(printf 'K\374che'); mkdir "$d"; cp done.ahap "$d/$(printf 'g\344r.ahap')"
      "$0" check "$d/$(printf 'g\344r.ahap')" && "$0" render "$d/$(printf 'g\344r.ahap')" \
        -o "$d/$(printf 't\366n.wav')" && ls "$d" | wc -l
      """#
    let run = try FinishedProcess(
      "/bin/bash", ["-c", script, FinishedProcess.builtTactus.path], in: folder.url)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.text.hasSuffix("2\n"))
  }
}
