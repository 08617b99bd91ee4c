import TactusHapticPatterns
import TactusHapticSynthesis

/// The first quarter of a second of a pattern, rendered in blocks of one size.
struct FirstBlocks {
  static let sampleRate = 8_000.0
  private static let frameCount = 2_000

  /// The samples of drive, felt, left and right.
  let samples: [[Float]]

  init(
    _ pattern: HapticPattern, _ actuator: ActuatorProfile, _ sounds: [String: Waveform],
    blockSize: Int
  ) {
    let renderer = PatternRenderer(
      pattern, actuator: actuator, sampleRate: Self.sampleRate, waveforms: sounds)
    let block = SignalBlock(capacity: blockSize)
    defer { block.deallocate() }
    var samples = [[Float]](repeating: [], count: 4)
    while samples[0].count < Self.frameCount {
      let count = min(blockSize, Self.frameCount - samples[0].count)
      renderer.render(count, into: block.buffers)
      let signals = [block.drive, block.felt, block.left, block.right]
      for (index, signal) in signals.enumerated() { samples[index] += signal.prefix(count) }
    }
    self.samples = samples
  }

  /// Whether the drive is within full scale, and the other signals within their possible range.
  var isSane: Bool {
    let limits: [Float] = [1, 1_000, 8, 8]
    return zip(samples, limits).allSatisfy { signal, limit in
      signal.allSatisfy { abs($0) <= limit }
    }
  }
}
