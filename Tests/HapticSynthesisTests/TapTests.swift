import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct TapTests {
  private func tap(_ intensity: Float = 1, sharpness: Float = 0.5, at time: Double = 0)
    -> HapticEvent
  {
    HapticEvent(
      .transient, time: time,
      parameters: [.init(.hapticIntensity, intensity), .init(.hapticSharpness, sharpness)])
  }

  // Signal.Z1.
  @Test(
    "A tap begins within one sample of its time",
    arguments: [0, 0.001, 0.0123456, 0.1, 1.0 / 3], [8_000.0, 44_100, 48_000, 96_000])
  func onset(time: Double, rate: Double) throws {
    let signals = RenderedSignals(HapticPattern(events: [tap(at: time)]), sampleRate: rate)
    let first = try #require(signals.drive.firstIndex { $0 != 0 })
    // The first sample of a tap is a zero crossing, so the drive moves one sample later.
    #expect(abs(Double(first) - 1 - time * rate) <= 1)
    #expect(signals.felt[..<first].allSatisfy { $0 == 0 })
  }

  @Test("The felt signal of a sharp tap ends within 10 ms, and is exactly silent soon after")
  func shortness() {
    let felt = RenderedSignals(HapticPattern(events: [tap(sharpness: 1)])).felt
    let peak = felt.map(abs).max() ?? 0
    #expect(peak > 0.3)
    // A tenth of the peak at 8 ms: 6.5 ms of drive and what braking leaves.
    #expect(felt.dropFirst(384).allSatisfy { abs($0) < peak / 10 })
    #expect(felt.dropFirst(48 * 60).allSatisfy { $0 == 0 })
  }

  @Test("Shaping ends a tap sooner than the actuator would by itself")
  func shapingHelps() {
    func ringing(_ isShaped: Bool) -> Int {
      var actuator = ActuatorProfile.tapticEngine
      actuator.isShaped = isShaped
      let felt = RenderedSignals(HapticPattern(events: [tap(sharpness: 0.6)]), actuator: actuator)
        .felt
      let peak = felt.map(abs).max() ?? 0
      return felt.lastIndex { abs($0) > peak / 10 } ?? 0
    }
    #expect(Double(ringing(true)) < 0.8 * Double(ringing(false)))
  }

  // Signal.M2.
  @Test("Half the intensity is half the drive and half the felt signal")
  func intensityScales() {
    let full = RenderedSignals(HapticPattern(events: [tap(0.2)]))
    let half = RenderedSignals(HapticPattern(events: [tap(0.1)]))
    #expect(Signals.difference(full.drive, half.drive.map { 2 * $0 }) < 1e-5)
  }

  // Signal.T1, Signal.T2.
  @Test("Sharper taps are shorter and higher")
  func sharpness() {
    func zeroCrossings(_ sharpness: Float) -> (count: Int, last: Int) {
      let drive = RenderedSignals(HapticPattern(events: [tap(0.2, sharpness: sharpness)])).drive
      let end = drive.lastIndex { abs($0) > 0.01 } ?? 0
      let signs = drive[..<end].filter { $0 != 0 }
      return (zip(signs, signs.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count, end)
    }
    #expect(zeroCrossings(0).last > 2 * zeroCrossings(1).last)
  }

  // Signal.T3.
  @Test("A tap uses the intensity control at its start and does not follow it later")
  func controlAtOnset() {
    let change = DynamicParameter(.hapticIntensity, 0.5, time: 0.1)
    let controlled = RenderedSignals(
      HapticPattern(events: [tap(0.4, at: 0.1)], parameters: [change]))
    let plain = RenderedSignals(HapticPattern(events: [tap(0.2, at: 0.1)]))
    #expect(Signals.difference(controlled.drive, plain.drive) < 1e-6)
  }
}
