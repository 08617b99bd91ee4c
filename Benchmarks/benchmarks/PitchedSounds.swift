import CReference
import TactusHapticPatterns
import TactusHapticSynthesis

/// Looped sounds at another pitch, all at once, and the same reading in C.
struct PitchedSounds {
  private let count: Int
  private let waveform: Waveform
  /// Frames that are rendered.
  private static let frameCount = 24_000
  private static let pitch: Float = 0.3

  /// Creates sounds of a tenth of a second.
  init(_ count: Int) {
    self.count = count
    waveform = Waveform(
      sampleRate: Workload.sampleRate,
      channels: [(0..<4_800).map { Float($0 * 7919 % 200) / 100 - 1 }])
  }

  /// The nanoseconds of the renderer for a frame of one sound.
  var ours: Double {
    let sound = WaveformReference(path: "a", usesVolumeEnvelope: false, loops: true)
    let event = HapticEvent(
      .audioCustom, time: 0, duration: Double(Self.frameCount) / Workload.sampleRate,
      parameters: [.init(.audioPitch, Self.pitch), .init(.audioVolume, 1 / Float(count))],
      waveform: sound)
    let pattern = HapticPattern(events: Array(repeating: event, count: count))
    return each {
      let renderer = PatternRenderer(
        pattern, sampleRate: Workload.sampleRate, waveforms: ["a": waveform])
      let block = SignalBlock(capacity: Workload.blockSize)
      defer { block.deallocate() }
      for _ in 0..<(Self.frameCount / Workload.blockSize) {
        renderer.render(Workload.blockSize, into: block.buffers)
      }
    }
  }

  /// The nanoseconds of the loop in C for a frame of one sound.
  var reference: Double {
    let rows = [Float](repeating: 1 / Float(REFERENCE_TAPS), count: 257 * Int(REFERENCE_TAPS))
    let ratio = SoundMapping.ratio(pitch: Double(Self.pitch))
    let samples = waveform.channels[0]
    var sum = [Float](repeating: 0, count: Workload.blockSize)
    return each {
      for _ in 0..<count {
        var position = 0.0
        for _ in 0..<(Self.frameCount / Workload.blockSize) {
          position = reference_read(
            samples, samples.count, rows, position, ratio, &sum, sum.count)
        }
      }
    }
  }

  private func each(_ body: () -> Void) -> Double {
    Workload.seconds(of: 3, body) * 1e9 / Double(Self.frameCount * count)
  }
}
