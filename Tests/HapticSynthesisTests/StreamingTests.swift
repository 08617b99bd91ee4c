import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct StreamingTests {
  private static let noise = Waveform(
    sampleRate: 48_000,
    channels: [(0..<3_000).map { Float(($0 &* 7919) % 1000) / 1000 - 0.5 }])

  /// Renders in blocks whose sizes a closure chooses.
  private func render(
    _ pattern: HapticPattern, _ actuator: ActuatorProfile, frames: Int, block: () -> Int
  ) -> RenderedSignals {
    let renderer = PatternRenderer(
      pattern, actuator: actuator, waveforms: ["noise.wav": Self.noise])
    let memory = SignalBlock(capacity: 4096)
    defer { memory.deallocate() }
    var signals = RenderedSignals(sampleRate: 48_000, drive: [], felt: [], left: [], right: [])
    while signals.drive.count < frames {
      let count = min(block(), frames - signals.drive.count)
      renderer.render(count, into: memory.buffers)
      signals.drive += memory.drive.prefix(count)
      signals.felt += memory.felt.prefix(count)
      signals.left += memory.left.prefix(count)
      signals.right += memory.right.prefix(count)
    }
    #expect(renderer.position == frames)
    return signals
  }

  // Signal.Z2.
  @Test("The samples do not depend on the block size, to the bit", arguments: 0..<60)
  func blockSizes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pattern = HapticPattern.random(using: &random)
    let actuators = ActuatorProfile.builtIn
    let actuator = actuators[Int(seed) % actuators.count]
    let whole = render(pattern, actuator, frames: 30_000) { 4096 }
    let odd = render(pattern, actuator, frames: 30_000) { .random(in: 1...700, using: &random) }
    #expect(whole == odd)
  }

  @Test("Every pattern yields finite samples within their ranges", arguments: 0..<60)
  func finite(seed: UInt64) {
    var random = SeededRandom(seed: 1_000 + seed)
    var pattern = HapticPattern.random(using: &random)
    if seed % 2 == 0 { pattern.spoil(using: &random) }
    for actuator in ActuatorProfile.builtIn {
      let signals = render(pattern, actuator, frames: 20_000) { 512 }
      #expect(signals.drive.allSatisfy { abs($0) <= 1 })
      #expect(signals.felt.allSatisfy { abs($0) < 1_000 })
      #expect((signals.left + signals.right).allSatisfy { abs($0) < 8 })
    }
  }

  // Signal.Z3.
  @Test("After its end a pattern is exactly silent", arguments: 0..<20)
  func silence(seed: UInt64) throws {
    var random = SeededRandom(seed: 2_000 + seed)
    let pattern = HapticPattern.random(using: &random, seconds: 0.1)
    let renderer = PatternRenderer(pattern, waveforms: ["noise.wav": Self.noise])
    let block = SignalBlock(capacity: 512)
    defer { block.deallocate() }
    var blocks = 0
    while !renderer.isFinished {
      renderer.render(512, into: block.buffers)
      blocks += 1
      try #require(blocks < 1_000, "never at rest")
    }
    renderer.render(512, into: block.buffers)
    for signal in [block.drive, block.felt, block.left, block.right] {
      #expect(signal.allSatisfy { $0 == 0 })
    }
  }

  // Signal.Z3.
  @Test(
    "A pattern is as long as its events and what rings on, wherever its end falls",
    arguments: [0.1, 0.2501, 0.265, 0.5])
  func length(duration: Double) {
    let buzz = HapticEvent(.continuous, time: 0, duration: duration)
    let signals = RenderedSignals(HapticPattern(events: [buzz]))
    let seconds = Double(signals.drive.count) / 48_000
    // A tenth of a second is more than release and ringing take.
    #expect(seconds >= duration && seconds < duration + 0.1)
    let last = signals.drive.lastIndex { $0 != 0 } ?? 0
    #expect(signals.drive.count - last < 2_048)
  }

  @Test("An empty pattern is finished after the first block, which is silent")
  func empty() {
    let signals = RenderedSignals(HapticPattern())
    #expect(signals.drive.allSatisfy { $0 == 0 })
  }
}

extension HapticPattern {
  /// Inserts invalid numbers.
  fileprivate mutating func spoil(using random: inout some RandomNumberGenerator) {
    let bad: [Double] = [.nan, .infinity, -.infinity, -1, 1e300, 1e-300, -1e300]
    for index in events.indices {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: events[index].time = bad.randomElement(using: &random) ?? 0
      case 1: events[index].duration = bad.randomElement(using: &random) ?? 0
      case 2:
        let id = EventParameter.ID.allCases.randomElement(using: &random) ?? .hapticIntensity
        events[index].parameters.append(.init(id, Float(bad.randomElement(using: &random) ?? 0)))
      default: break
      }
    }
    for index in curves.indices {
      for point in curves[index].points.indices where Bool.random(using: &random) {
        curves[index].points[point].value = Float(bad.randomElement(using: &random) ?? 0)
        curves[index].points[point].time = bad.randomElement(using: &random) ?? 0
      }
    }
    for index in parameters.indices {
      parameters[index].value = Float(bad.randomElement(using: &random) ?? 0)
      if Bool.random(using: &random) {
        parameters[index].time = bad.randomElement(using: &random) ?? 0
      }
    }
  }
}
