import Foundation
import TactusHapticSynthesis
import TactusSoundFiles
import TestSupport
import Testing

@Suite struct PlayWithoutServerTests {
  private let nowhere = PrivateSoundServer.cleanEnvironment(
    URL(filePath: "/tmp/tactus-nobody-is-here"))

  // Outputs.OA6.
  @Test("A missing sound service is reported with its address, a remedy and status 3")
  func noServer() throws {
    let pattern = try PlayedPattern.everything()
    let play = try run(["play", pattern.path])
    #expect(play.waitUntilExit() == 3)
    #expect(play.output.isEmpty)
    #expect(play.errorOutput.contains("PULSE_SERVER (not set)"))
    #expect(play.errorOutput.contains("/tmp/tactus-nobody-is-here/pulse/native"))
    #expect(play.errorOutput.contains("apt install pipewire-pulse"))
  }

  @Test("A requested server that does not answer is named")
  func wrongServer() throws {
    let pattern = try PlayedPattern.everything()
    let address = "unix:/tmp/tactus-nobody-is-here/socket"
    let play = try run(["play", pattern.path], ["PULSE_SERVER": address])
    #expect(play.waitUntilExit() == 3)
    #expect(play.errorOutput.contains("looked for PULSE_SERVER=\(address)"))
  }

  @Test("The list of devices has a line for the missing service, and succeeds")
  func devices() throws {
    let devices = try run(["devices"])
    #expect(devices.waitUntilExit() == 0)
    #expect(devices.output.contains("missing: Sound service"))
    #expect(devices.output.contains("apt install pipewire-pulse"))
  }

  @Test("The null device plays in real time, and prints nothing in a pipe")
  func null() throws {
    let pattern = try PlayedPattern.everything()
    let start = ContinuousClock.now
    let play = try run(["play", pattern.path, "--to", "null"])
    #expect(play.waitUntilExit() == 0)
    #expect(start.duration(to: .now) > .milliseconds(800))
    #expect(play.output.isEmpty && play.errorOutput.isEmpty)
  }

  @Test("Half the rate takes twice the time, measured in played frames")
  func rate() throws {
    let pattern = try PlayedPattern(["\"Time\": 0.2, \"EventType\": \"HapticTransient\""])
    let frames = try ["1", "0.25"].map { rate in
      let play = try run(["play", pattern.path, "--to", "null", "--rate", rate, "--json"])
      #expect(play.waitUntilExit() == 0)
      let result = try JSONSerialization.jsonObject(with: play.outputData) as? [String: Any]
      return try #require(result?["frames"] as? Int)
    }
    // At a quarter of the rate the tap is 3 × 0.2 s later, with the same length.
    #expect(abs(frames[1] - frames[0] - 3 * 9_600) <= 512)
  }

  @Test("A recording contains the samples for a sound device")
  func record() throws {
    let pattern = try PlayedPattern.everything()
    let file = pattern.file("out.wav")
    let play = try run(["play", pattern.path, "--to", "record:\(file)", "--json"])
    #expect(play.waitUntilExit() == 0, "\(play.errorOutput)")
    let recorded = try SoundFileReader.read(file, sampleRate: 48_000)
    #expect(recorded.channels.count == 2)
    for (channel, wanted) in zip(recorded.channels, try pattern.mix()) {
      let difference = firstDifference(channel, wanted)
      #expect(difference == nil)
    }
    let drive = pattern.file("drive.wav")
    let alone = try run(["play", pattern.path, "--to", "record:\(drive)", "--channels", "-,-,D"])
    #expect(alone.waitUntilExit() == 0)
    let header = try Data(contentsOf: URL(filePath: drive)).prefix(44)
    try #require(header.count == 44)
    #expect(header[22] == 3, "channels in a WAV's header")
  }

  @Test("A recording that cannot be written leaves nothing behind")
  func unwritable() throws {
    let pattern = try PlayedPattern.everything()
    let play = try run(["play", pattern.path, "--to", "record:/dev/null/out.wav"])
    #expect(play.waitUntilExit() == 73)
    #expect(play.errorOutput.contains("/dev/null/out.wav: error:"))
  }

  @Test("A pattern's own sound is played, and a missing one is skipped")
  func sounds() throws {
    let event = "\"Time\": 0, \"EventType\": \"AudioCustom\", \"EventWaveformPath\":"
    let pattern = try PlayedPattern([
      "\(event) \"tone.wav\"", "\(event) \"gone.wav\"",
      "\"Time\": 0, \"EventType\": \"HapticTransient\"",
    ])
    let writer = try SoundFileWriter(
      pattern.file("tone.wav"), sampleRate: 48_000, channelCount: 1, format: .float32)
    try writer.write((0..<24_000).map { sin(Float($0) * 0.1) * 0.25 })
    try writer.finish()
    let file = pattern.file("out.wav")
    let play = try run(["play", pattern.path, "--to", "record:\(file)", "--channels", "L"])
    #expect(play.waitUntilExit() == 0)
    #expect(play.errorOutput.contains("“gone.wav” is not in the pattern's folder"))
    let left = try SoundFileReader.read(file, sampleRate: 48_000).channels[0]
    #expect(trimmed(left).count > 20_000)
  }

  @Test(
    "Invalid options are refused before anything is played",
    arguments: [
      ["--to", "record"], ["--to", "record:x.wav", "--loop"], ["--channels", "Q"],
      ["--rate", "0"], ["--latency", "0"], ["--gain", "loud"],
    ])
  func refuses(options: [String]) throws {
    let pattern = try PlayedPattern.everything()
    let play = try run(["play", pattern.path] + options)
    #expect(play.waitUntilExit() == 64)
    #expect(play.errorOutput.contains("error:"))
  }

  @Test(
    "On a terminal a playhead moves, and Ctrl-C restores the cursor", .timeLimit(.minutes(10)))
  func terminal() throws {
    let pattern = try PlayedPattern([
      "\"Time\": 0, \"EventType\": \"HapticContinuous\", \"EventDuration\": 5"
    ])
    let keyboard = Pipe()
    let command =
      "stty rows 40 cols 100; exec \(FinishedProcess.builtTactus.path) play "
      + "\(pattern.path) --to null"
    let play = try RunningProgram(
      "/usr/bin/script", ["-qefc", command, "/dev/null"],
      environment: nowhere.merging(["TERM": "xterm", "LANG": "C.UTF-8"]) { $1 },
      input: keyboard.fileHandleForReading)
    let hide = "\u{1B}[?25l"
    let show = "\u{1B}[?25h"
    #expect(play.wait { $0.output.contains(hide) && $0.output.contains(" 0.2") })
    try keyboard.fileHandleForWriting.write(contentsOf: Data([3]))
    #expect(play.waitUntilExit() == 130)
    let output = play.output
    let hidden = try #require(output.range(of: hide))
    let shown = try #require(output.range(of: show))
    #expect(hidden.upperBound < shown.lowerBound)
  }

  // MARK: Internals

  private func run(
    _ arguments: [String], _ more: [String: String] = [:]
  ) throws -> RunningProgram {
    try RunningProgram(
      FinishedProcess.builtTactus.path, arguments,
      environment: nowhere.merging(more) { $1 })
  }
}
