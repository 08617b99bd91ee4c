import TactusHapticPatterns

extension HapticPattern {
  /// Returns a pattern with every feature, for properties that hold for all patterns.
  ///
  /// - Parameter seconds: The longest duration, without decays.
  public static func random(
    using random: inout some RandomNumberGenerator, seconds: Double = 0.3
  ) -> HapticPattern {
    var pattern = HapticPattern()
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let kind = HapticEvent.Kind.allCases.randomElement(using: &random) ?? .transient
      var event = HapticEvent(kind, time: .random(in: 0...seconds, using: &random))
      if kind != .transient || Bool.random(using: &random) {
        event.duration = .random(in: 0.001...seconds, using: &random)
      }
      if kind == .audioCustom {
        event.waveform = WaveformReference(
          path: "noise.wav", usesVolumeEnvelope: .random(using: &random),
          loops: .random(using: &random))
      }
      for id in EventParameter.ID.allCases
      where id.applies(to: kind) && Bool.random(using: &random) {
        // Long attacks and releases would make every test slow.
        let range = id.isTime ? 0...0.4 : id.range
        event.parameters.append(EventParameter(id, .random(in: range, using: &random)))
      }
      pattern.events.append(event)
    }
    for id in DynamicParameter.ID.allCases where Int.random(in: 0..<4, using: &random) == 0 {
      if Bool.random(using: &random) {
        pattern.parameters.append(
          DynamicParameter(
            id, .random(in: id.range, using: &random),
            time: .random(in: 0...seconds, using: &random)))
      } else {
        var time = 0.0
        let points = (0..<Int.random(in: 1...6, using: &random)).map { _ in
          time += .random(in: 0...0.05, using: &random)
          return ParameterCurve.ControlPoint(
            time: time, value: .random(in: id.range, using: &random))
        }
        pattern.curves.append(
          ParameterCurve(id, time: .random(in: 0...seconds, using: &random), points: points))
      }
    }
    return pattern
  }
}

extension EventParameter.ID {
  fileprivate var isTime: Bool { [.attackTime, .decayTime, .releaseTime].contains(self) }
}

/// A seeded random number generator, so that a failing test can be repeated.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number; equal seeds give equal sequences.
  public init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  /// Returns the next number of the sequence.
  public mutating func next() -> UInt64 {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
