import Foundation
import TestSupport
import Testing

/// Tests well-formed patterns with extreme values.
@Suite struct ExtremePatternTests {
  /// Returns a folder with a pattern of two taps, the second at a time.
  private func taps(until time: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0, "EventType": "HapticTransient"}},
        {"Event": {"Time": \(time), "EventType": "HapticTransient"}}
      ]}
      """, to: "long.ahap")
    return folder
  }

  private func run(_ words: [String], in folder: TemporaryFolder) throws -> FinishedProcess {
    try FinishedProcess(
      "/bin/sh",
      ["-c", "ulimit -v 2000000; exec \"$@\"", "sh", FinishedProcess.builtTactus.path] + words,
      in: folder.url)
  }

  @Test(
    "A time of thirty years, or beyond the range of numbers, counts as a day",
    arguments: [
      "1e9", "1e300",
    ])
  func thirtyYears(time: String) throws {
    let folder = try taps(until: time)
    let check = try run(["check", "long.ahap"], in: folder)
    #expect(check.status == 0)
    #expect(check.text.contains("warning: Time \(time) is outside 0…86400 s"))

    let plot = try run(["plot", "long.ahap"], in: folder)
    #expect(plot.status == 0)
    #expect(plot.text.contains("86400 s  ·  2 taps"))
    #expect(
      plot.errorText
        == "long.ahap: warning: signals are plotted up to 600 s, events to the end\n")

    for words in [
      ["render", "long.ahap", "-o", "out.wav"], ["play", "long.ahap", "--to", "record:out.wav"],
    ] {
      let refused = try run(words, in: folder)
      #expect(refused.status == 2)
      #expect(
        refused.errorText
          == "long.ahap: error: the pattern lasts 86400 s, and a WAV file of 2 channels at "
          + "48000 Hz holds 11184 s\n")
      #expect(!FileManager.default.fileExists(atPath: folder.path("out.wav")))
    }
  }

  @Test("Playing a pattern of a day begins at once, and Ctrl-C ends it")
  func playingADay() throws {
    let folder = try taps(until: "1e9")
    let play = try RunningProgram(
      FinishedProcess.builtTactus.path, ["play", folder.path("long.ahap"), "--to", "null"])
    #expect(!play.wait(seconds: 0.3) { !$0.isRunning })
    play.signal(SIGINT)
    #expect(play.waitUntilExit(seconds: 10) == 130)
  }

  @Test("A recording of a quarter of an hour uses constant memory")
  func longRecording() throws {
    let folder = try taps(until: "900")
    let line = "ulimit -v 400000; exec \"$@\""
    let play = try FinishedProcess(
      "/bin/sh",
      [
        "-c", line, "sh", FinishedProcess.builtTactus.path, "play", "long.ahap", "--to",
        "record:out.wav", "--channels", "D",
      ], in: folder.url)
    #expect(play.status == 0, "\(play.errorText)")
    let size = try FileManager.default.attributesOfItem(atPath: folder.path("out.wav"))[.size]
    #expect(try #require(size as? Int) > 900 * 48_000 * 4)
  }

  @Test("The maximum number of events is checked, drawn and rendered")
  func manyEvents() throws {
    let folder = try TemporaryFolder()
    // The events are half a millisecond apart, so that about a hundred play at once.
    let events = (0..<300_000).map {
      "{\"Event\":{\"Time\":\(Double($0) / 2_000),\"EventType\":\"HapticTransient\"}}"
    }
    try folder.write(
      "{\"Version\":1.0,\"Pattern\":[\(events.joined(separator: ","))]}", to: "many.ahap")
    #expect(try run(["check", "many.ahap"], in: folder).status == 0)
    #expect(try run(["plot", "many.ahap"], in: folder).text.contains("300000 taps"))
    #expect(try run(["render", "many.ahap"], in: folder).text.hasPrefix("mix "))
  }

  @Test("Every command that continues with a partial pattern reports the losses")
  func losses() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0, "EventType": "HapticTransient"}},
        {"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "../up.wav"}},
        {"Event": {"Time": 0, "EventType": "HapticTransiet"}}
      ]}
      """, to: "lossy.ahap")
    for command in UnreadableInputTests.commands where command != ["check"] {
      let run = try run(command + ["lossy.ahap"], in: folder)
      #expect(run.status == 0)
      let lines = run.errorText.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.hasPrefix("lossy.ahap:3:74: warning: “../up.wav” leads out of") == true)
      #expect(
        lines.last?.hasPrefix("lossy.ahap:4:38: warning: “HapticTransiet” is no type") == true)
    }
  }

  @Test("A missing sound is reported, and the rest continues")
  func missingSound() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"Version": 1.0, "Pattern": [
        {"Event": {"Time": 0, "EventType": "AudioCustom", "EventWaveformPath": "gone.wav"}}
      ]}
      """, to: "silent.ahap")
    for command in UnreadableInputTests.commands where command != ["check"] {
      let run = try run(command + ["silent.ahap"], in: folder)
      #expect(run.status == 0)
      #expect(
        run.errorText
          == "silent.ahap: warning: “gone.wav” is not in the pattern's folder, so its event is "
          + "silent\n")
    }
  }

  @Test("One sound under two thousand names, and two thousand missing sounds, use little memory")
  func manySounds() throws {
    let folder = try TemporaryFolder()
    try folder.copy("Examples/Patterns/sounds/chime.wav")
    func pattern(_ path: (Int) -> String) -> String {
      let events = (0..<2_000).map {
        "{\"Event\":{\"Time\":0,\"EventType\":\"AudioCustom\",\"EventWaveformPath\":\"\(path($0))\"}}"
      }
      return "{\"Version\":1.0,\"Pattern\":[\(events.joined(separator: ","))]}"
    }
    // Each name has one more `./`, up to the maximum length of a path.
    try folder.write(
      pattern { "\(String(repeating: "./", count: $0 % 1_000))Examples/Patterns/sounds/chime.wav" },
      to: "same.ahap")
    try folder.write(pattern { "gone-\($0).wav" }, to: "gone.ahap")
    let same = try run(["render", "same.ahap", "--sample-rate", "192000"], in: folder)
    #expect(same.status == 0)
    #expect(same.errorText.contains("is skipped: all sounds together are too long"))
    let gone = try run(["render", "gone.ahap"], in: folder)
    #expect(gone.status == 0)
    #expect(gone.errorText.split(separator: "\n").count == 6)
    #expect(gone.errorText.hasSuffix("1995 more sounds are missing; 'tactus check' lists them\n"))
  }
}
