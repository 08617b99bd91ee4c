import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct ClosedFormTests {
  /// Returns a pattern without jumps of parameters, which the closed form does not smooth.
  private func pattern(_ random: inout SeededRandom) -> HapticPattern {
    var pattern = HapticPattern()
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let isTap = Bool.random(using: &random)
      var event = HapticEvent(
        isTap ? .transient : .continuous, time: .random(in: 0...0.3, using: &random),
        duration: isTap ? nil : .random(in: 0.01...0.4, using: &random),
        parameters: [
          .init(.hapticIntensity, .random(in: 0...1, using: &random)),
          .init(.hapticSharpness, .random(in: 0...1, using: &random)),
        ])
      if !isTap {
        event.parameters += [
          .init(.attackTime, .random(in: 0...0.6, using: &random)),
          .init(.releaseTime, .random(in: 0...0.6, using: &random)),
          .init(.decayTime, .random(in: 0...0.6, using: &random)),
          .init(.sustained, Bool.random(using: &random) ? 1 : 0),
        ]
      }
      pattern.events.append(event)
    }
    for id in [DynamicParameter.ID.hapticIntensity, .hapticSharpness] {
      let points = (0..<6).map {
        ParameterCurve.ControlPoint(
          time: Double($0) * 0.1, value: .random(in: id.range, using: &random))
      }
      pattern.curves.append(ParameterCurve(id, time: 0, points: points))
    }
    return pattern
  }

  // Signal.D1, Signal.L1, Signal.T3, Signal.T4.
  @Test("Without shaping the drive matches the closed form, sample for sample", arguments: 0..<40)
  func agrees(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pattern = pattern(&random)
    for rate in [8_000.0, 48_000] {
      for var actuator in [ActuatorProfile.tapticEngine, .lra, .voiceCoil] {
        actuator.isShaped = false
        let drive = RenderedSignals(pattern, actuator: actuator, sampleRate: rate).drive
        let expected = ClosedForm(pattern: pattern, actuator: actuator, rate: rate)
          .drive(frameCount: drive.count)
        // Envelopes are stretched to whole frames: of a rise of 2 ms at 8,000 Hz, 16 frames, half a
        // frame is 0.03. Gains go in straight lines while a frequency sweeps, which beside a narrow
        // resonance is 0.01 off (−40 dB), at any rate.
        let tolerance: Float = rate == 8_000 ? 0.04 : 0.012
        #expect(Signals.difference(drive, expected) < tolerance, "\(actuator.name) at \(rate)")
      }
    }
  }
}
