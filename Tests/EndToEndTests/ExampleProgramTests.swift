import Foundation
import TactusSoundFiles
import TestSupport
import Testing

/// Tests the programs of `Examples`, as a reader would run them.
@Suite struct ExampleProgramTests {
  private let folder: TemporaryFolder
  private static let patterns = SharedFolder.project.appending(path: "Examples/Patterns").path

  init() throws { folder = try TemporaryFolder() }

  private static func program(_ name: String) -> String {
    FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: name).path
  }

  /// Runs a program with keys as its input, and returns its output and the recording.
  private func record(
    _ name: String, _ arguments: [String] = [], keys: String = ""
  ) throws -> (run: FinishedProcess, samples: [Float]) {
    let file = folder.path("\(name)-\(UUID().uuidString).wav")
    let run = try FinishedProcess(
      Self.program(name), arguments,
      environment: [
        "TACTUS_ACTUATORS": "record:\(file)", "TACTUS_HAPTIC_LOG": folder.path("log.jsonl"),
      ], in: folder.url, input: Data(keys.utf8))
    let waveform = try SoundFileReader.read(file, sampleRate: 48_000)
    return (run, waveform.channels.first ?? [])
  }

  /// Returns the frames at which a sound begins after at least 50 ms of near silence.
  private func onsets(_ samples: [Float]) -> [Int] {
    let threshold = 0.05 * (samples.map(abs).max() ?? 0)
    var (found, last): ([Int], Int) = ([], -48_000)
    for (frame, sample) in samples.enumerated() where abs(sample) > threshold {
      if frame - last > 2400 { found.append(frame) }
      last = frame
    }
    return found
  }

  @Test("The program in the README is one that is built")
  func shown() throws {
    let readme = try String(
      contentsOf: SharedFolder.project.appending(path: "README.md"), encoding: .utf8)
    let program = try String(
      contentsOf: SharedFolder.project.appending(path: "Examples/FirstHaptic/main.swift"),
      encoding: .utf8)
    #expect(readme.contains("```swift\n\(program)```\n"))
  }

  @Test("The first haptic is a knock of two taps, 120 ms apart, and is in the log")
  func firstHaptic() throws {
    let (run, samples) = try record("FirstHaptic")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.errorText.isEmpty)
    let taps = onsets(samples)
    try #require(taps.count == 2)
    // Exact to the sample, because both taps cross the threshold at the same point of their shape.
    #expect(abs(Double(try #require(taps.last) - taps[0]) / 48_000 - 0.12) < 0.001)
    let log = try String(contentsOf: folder.url.appending(path: "log.jsonl"), encoding: .utf8)
    #expect(log.contains(#""generator": "player""#) && log.contains(#""decision": "played""#))
  }

  @Test("The sampler plays the patterns of the keys, one after another, and ends")
  func sampler() throws {
    let (run, samples) = try record("HapticSampler", [Self.patterns], keys: "2 2 ?")
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.errorText.isEmpty)
    #expect(run.text.contains("  2  button-press\n"))
    #expect(run.text.contains("plays button-press\nover\nplays button-press\nover\n?\n"))
    // Two taps each; the third may follow the second too closely to be distinguished.
    #expect((3...4).contains(onsets(samples).count))
  }

  @Test("Arrow keys also change the intensity of the next pattern")
  func arrows() throws {
    let loud = try record("HapticSampler", [Self.patterns], keys: "4 ").samples
    let soft = try record(
      "HapticSampler", [Self.patterns], keys: String(repeating: "\u{1b}[B", count: 5) + "4 "
    ).samples
    let ratio = (soft.map(abs).max() ?? 0) / (loud.map(abs).max() ?? 1)
    #expect(ratio > 0.1 && ratio < 0.75, "\(ratio)")
  }

  @Test("Holding, looping and quitting work from a pipe, and nothing hangs")
  func controls() throws {
    let (run, _) = try record(
      "HapticSampler", [Self.patterns], keys: "l6pp\u{1b}[A\u{1b}[C\u{1b}[Dlq")
    #expect(run.status == 0, "\(run.errorText)")
    let lines = run.text.split(separator: "\n").suffix(8)
    #expect(
      Array(lines) == [
        "loops", "plays done", "holds", "goes on", "intensity 1.0, sharpness 0.0",
        "intensity 1.0, sharpness 0.1", "intensity 1.0, sharpness 0.0", "loops no more",
      ])
  }

  @Test("The sampler restores the terminal")
  func terminal() throws {
    let sampler = Self.program("HapticSampler")
    let line = "stty -a > before; \(sampler) '\(Self.patterns)'; stty -a > after"
    let run = try FinishedProcess(
      "script", ["-qec", line, "/dev/null"], environment: ["TACTUS_ACTUATORS": "null"],
      in: folder.url, input: Data("4 q".utf8))
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.text.contains("plays dial-detent"))
    let states = try ["before", "after"].map {
      try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8)
    }
    #expect(states[0] == states[1])
    #expect(states[0].contains(" icanon"))
  }

  @Test("A missing folder is one clear error")
  func noFolder() throws {
    let run = try FinishedProcess(
      Self.program("HapticSampler"), ["none"], environment: ["TACTUS_ACTUATORS": "null"],
      in: folder.url)
    #expect(run.status == 1)
    #expect(run.errorText.hasPrefix("HapticSampler: error: "))
    #expect(run.errorText.split(separator: "\n").count == 1)
  }

  @Test("The pages of Apple's names match the compiler's symbol graphs")
  func coverage() throws {
    let modules = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "Modules")
    let run = try FinishedProcess(
      SharedFolder.project.appending(path: "Scripts/coverage").path,
      ["--check", "--modules", modules.path])
    #expect(run.status == 0, "\(run.text)\(run.errorText)")
  }
}
