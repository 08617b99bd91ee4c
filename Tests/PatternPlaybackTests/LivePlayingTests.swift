import TactusHapticPatterns
import TactusHapticPlayback
import TactusHapticSynthesis
import TactusPatternPlayback
import TestSupport
import Testing

@Suite struct LivePlayingTests {
  private static let seconds = 3.0
  private static let noise = Waveform(
    sampleRate: 48_000, channels: [(0..<3_000).map { Float(($0 &* 7919) % 1000) / 1000 - 0.5 }])
  private static let waveforms = ["noise.wav": noise]

  /// Returns the equivalent pattern, rendered in one go by spans of the same length.
  private func offline(_ pattern: HapticPattern, frames: Int) -> [[Float]] {
    let renderer = PatternRenderer(
      LivePattern(pattern), waveforms: Self.waveforms, longestSpan: 64)
    let block = SignalBlock(capacity: frames)
    defer { block.deallocate() }
    renderer.render(frames, into: block.buffers)
    return [block.drive, block.left, block.right].map { $0.map { min(max($0, -1), 1) } }
  }

  private func differences(_ live: LivePlayer, _ offline: [[Float]]) -> [Float] {
    zip([live.drive, live.left, live.right], offline).map { Signals.difference($0, $1) }
  }

  @Test(
    "With any commands, a player's signal is that of the equivalent pattern rendered offline",
    arguments: RandomCases.seeds(150))
  func equivalence(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pattern = HapticPattern.random(using: &random, seconds: 0.8)
    var whole = PatternPlayback(pattern, soundLengths: ["noise.wav": Self.noise.duration])
    var sizes = SeededRandom(seed: 10_000 + seed)
    let live = LivePlayer(whole, waveforms: Self.waveforms) { .random(in: 1...700, using: &sizes) }
    let script = PlayerCommand.randomScript(using: &random, seconds: Self.seconds)
    for command in script {
      whole.apply(command)
      live.apply(command, ahead: .random(in: 64...1_500, using: &random))
    }
    let frames = Int(Self.seconds * 48_000)
    live.play(to: frames)
    let found = differences(live, offline(whole.pattern(until: Self.seconds), frames: frames))
    // Another cut of the spans rounds otherwise in the last bits, which the end of a sweep's range
    // or a limit of the drive can make larger; nearly all are within a tenth of this.
    #expect(found.allSatisfy { $0 < 5e-4 }, "\(found)")
    #expect(live.allocations == 0 || !BuildConfiguration.isOptimized)
  }

  @Test("120 parameter changes per second are exact, in constant memory")
  func finger() {
    let buzz = HapticPattern(events: [
      HapticEvent(.continuous, time: 0, duration: 30, parameters: [.init(.hapticSharpness, 0.2)]),
      HapticEvent(.audioContinuous, time: 0, duration: 30),
    ])
    var whole = PatternPlayback(buzz)
    var random = SeededRandom(seed: 1)
    let live = LivePlayer(whole, waveforms: [:]) { 480 }
    var script = [PlayerCommand(.start, at: 0.02)]
    for step in 1..<590 {
      let ids = [DynamicParameter.ID.hapticIntensity, .hapticSharpness, .audioPitch]
      let sent = ids.map { DynamicParameter($0, .random(in: 0...1, using: &random), time: 0) }
      script.append(PlayerCommand(.send(sent), at: 0.02 + Double(step) / 120))
    }
    for command in script {
      whole.apply(command)
      live.apply(command, ahead: 500)
    }
    live.play(to: 5 * 48_000)
    let found = differences(live, offline(whole.pattern(until: 5), frames: 5 * 48_000))
    #expect(found.allSatisfy { $0 < 1e-4 }, "\(found)")
    // A tenth of a second of them, and what is in force.
    #expect(live.largest < 60)
  }
}
