import Foundation
import TactusHapticSynthesis
import TactusSoundFiles
import TestSupport
import Testing

/// Comparisons of the output of `play` with that of `render`, sample by sample.
@Suite struct PlayedFileTests {
  /// Plays and renders a pattern, and returns the channels of each.
  private func both(
    _ pattern: String, play: [String] = [], render: [String] = []
  ) throws -> (played: [[Float]], rendered: [[Float]]) {
    let folder = try TemporaryFolder()
    let (played, rendered) = (folder.path("played.wav"), folder.path("rendered.wav"))
    for words in [
      ["play", pattern, "--to", "record:\(played)"] + play,
      ["render", pattern, "-o", rendered] + render,
    ] {
      let run = try FinishedProcess(FinishedProcess.builtTactus.path, words)
      try #require(run.status == 0, "\(run.errorText)")
    }
    return (
      try SoundFileReader.read(played, sampleRate: 48_000).channels,
      try SoundFileReader.read(rendered, sampleRate: 48_000).channels
    )
  }

  @Test(
    "play and render give the same samples of the mix; only render keeps trailing silence",
    arguments: SharedFolder.examplePatterns.map(\.path))
  func mix(pattern: String) throws {
    let (played, rendered) = try both(pattern, render: ["--signal", "mix"])
    #expect(played.count == 2 && rendered.count == 2)
    for (one, other) in zip(played, rendered) {
      #expect(one.count <= other.count)
      let isEqual = one.elementsEqual(other.prefix(one.count))
      #expect(isEqual)
      let isSilent = other.dropFirst(one.count).allSatisfy { $0 == 0 }
      #expect(isSilent)
    }
  }

  @Test(
    "Each channel contains the signal that render writes alone",
    arguments: [("L,R", "sound"), ("D", "drive")])
  func channels(channels: String, signal: String) throws {
    let pattern = try #require(SharedFolder.examplePatterns.first { $0.path.contains("door") })
    let (played, rendered) = try both(
      pattern.path, play: ["--channels", channels], render: ["--signal", signal])
    #expect(played.count == rendered.count)
    let isEqual = zip(played, rendered).allSatisfy { $0.elementsEqual($1.prefix($0.count)) }
    #expect(isEqual)
  }

  @Test("Clipped samples are counted where they are clipped, by play and by render")
  func clipping() throws {
    let pattern = try #require(SharedFolder.examplePatterns.first { $0.path.contains("ring") })
    let folder = try TemporaryFolder()
    func clipped(_ words: [String]) throws -> (count: Int, errors: String) {
      let run = try FinishedProcess(
        FinishedProcess.builtTactus.path, words + ["--json"], in: folder.url)
      try #require(run.status == 0, "\(run.errorText)")
      let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
      let signal = (object?["signals"] as? [[String: Any]])?.first ?? object
      return (try #require(signal?["clippedSamples"] as? Int), run.errorText)
    }
    let loud = try clipped(["play", pattern.path, "--to", "record:a.wav", "--gain", "40"])
    #expect(loud.count > 1000 && loud.errors.contains("samples clipped at full scale"))
    let plain = try clipped(["play", pattern.path, "--to", "record:b.wav"])
    #expect(plain.count == 0 && plain.errors.isEmpty)
    let twice = try PlayedPattern([
      #""Time": 0, "EventType": "AudioContinuous", "EventDuration": 1"#,
      #""Time": 0, "EventType": "HapticContinuous", "EventDuration": 1"#,
    ])
    let mix = try clipped(["render", twice.path])
    #expect(mix.count > 100 && mix.errors.contains("mix: "))
    // Floats keep what exceeds 1 g, integers do not.
    let tap = try PlayedPattern([#""Time": 0, "EventType": "HapticTransient""#])
    let felt = ["render", tap.path, "--signal", "felt", "--actuator", "lra", "-o", "felt.wav"]
    let kept = try clipped(felt)
    let cut = try clipped(felt + ["--bits", "16"])
    #expect(kept.count == 0 && kept.errors.isEmpty)
    #expect(cut.count == 0 || cut.errors.contains("felt: \(cut.count) samples clipped at 1 g"))
  }

  @Test("At twice the rate taps are half as far apart, with the same length")
  func rate() throws {
    let pattern = try PlayedPattern([
      #""Time": 0, "EventType": "HapticTransient""#,
      #""Time": 1, "EventType": "HapticTransient""#,
    ])
    let (played, rendered) = try both(
      pattern.path, play: ["--rate", "2", "--channels", "D"], render: ["--signal", "drive"])
    var (fast, slow) = (
      SignalStatistics(sampleRate: 48_000), SignalStatistics(sampleRate: 48_000)
    )
    fast.add(played[0])
    slow.add(rendered[0])
    try #require(fast.onsets.count == 2 && slow.onsets.count == 2)
    #expect(abs(fast.onsets[1] - fast.onsets[0] - 0.5) < 0.001)
    #expect(abs(slow.onsets[1] - slow.onsets[0] - 1) < 0.001)
    // The energy of both taps, which is the mean square times the length.
    let energies = [fast, slow].map { $0.rms * $0.rms * Float($0.duration) }
    #expect(abs(energies[0] / energies[1] - 1) < 0.01)
  }
}
