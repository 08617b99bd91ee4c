import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct ContinuousTests {
  private func buzz(
    _ intensity: Float = 1, _ sharpness: Float = 0.5, at time: Double = 0,
    for duration: Double = 0.5, _ more: [EventParameter] = []
  ) -> HapticEvent {
    HapticEvent(
      .continuous, time: time, duration: duration,
      parameters: [.init(.hapticIntensity, intensity), .init(.hapticSharpness, sharpness)] + more)
  }

  // Signal.M1.
  @Test(
    "Sharpness sets the frequency, within a bin of the spectrum",
    arguments: [0, 0.25, 0.5, 0.75, 1], [8_000.0, 48_000])
  func frequency(sharpness: Float, rate: Double) {
    let signals = RenderedSignals(
      HapticPattern(events: [buzz(1, sharpness, for: 1)]), sampleRate: rate)
    let steady = signals.drive[Int(0.1 * rate)..<Int(0.9 * rate)]
    let expected = 80 + 150 * Double(sharpness)
    // One bin of 0.8 s is 1.25 Hz.
    #expect(abs(Spectrum(steady, rate: rate).peak(in: 40...400) - expected) <= 1.25)
  }

  // Signal.D1.
  @Test("The felt signal is equally strong near resonance and at the high end, 1.2 g ± 0.5 dB")
  func levels() {
    for sharpness: Float in [0.3, 0.4667, 0.7, 1] {
      let felt = RenderedSignals(HapticPattern(events: [buzz(1, sharpness, for: 1)])).felt
      let peak = Double(felt[9_600..<43_200].map(abs).max() ?? 0)
      #expect(abs(Spectrum.decibels(peak / 1.2)) < 0.5, "sharpness \(sharpness)")
    }
  }

  // Signal.D3.
  @Test("The drive of a steady event is a pure tone: nothing else above −80 dB")
  func purity() {
    let drive = RenderedSignals(HapticPattern(events: [buzz(1, 0.8, for: 2)])).drive
    let spectrum = Spectrum(drive[9_600..<81_600], rate: 48_000)
    let tone = spectrum.power(at: 200)
    for hertz in stride(from: 300.0, to: 24_000, by: 331) {
      let other = spectrum.power(at: hertz)
      #expect(Spectrum.decibels((other / tone).squareRoot()) < -80, "\(hertz) Hz")
    }
  }

  // Signal.E1–E3, Signal.M3.
  @Test("Attack, hold and release have the levels and times of the mapping, within 0.1 dB")
  func envelope() {
    let mapping = HapticMapping.tapticEngineForTests
    let event = buzz(
      0.4, 0.5, for: 0.6, [.init(.attackTime, 0.7), .init(.releaseTime, 0.6)])
    var actuator = ActuatorProfile.tapticEngine
    actuator.isShaped = false
    let drive = RenderedSignals(HapticPattern(events: [event]), actuator: actuator).drive
    let attack = mapping.attack.seconds(0.7)
    let release = mapping.release.seconds(0.6)
    let full = peak(drive, from: attack + 0.01, to: 0.6)
    #expect(attack > 0.05 && release > 0.05)
    // Over a cycle around the middle of the attack the level runs evenly through a half.
    let half = peak(drive, from: attack / 2 - 0.0033, to: attack / 2 + 0.0033)
    #expect(abs(half / full - 0.5) < 0.04)
    // A parabola's middle is a quarter.
    let falling = peak(
      drive, from: 0.6 + release / 2 - 0.0033, to: 0.6 + release / 2 + 0.0033)
    #expect(abs(falling / full - 0.25) < 0.04)
    #expect(peak(drive, from: 0.6 + release + 1e-4, to: 0.6 + release + 0.1) == 0)
  }

  // Signal.E5.
  @Test("An event that is not sustained ends with its decay, whatever its duration")
  func decay() {
    let mapping = HapticMapping.tapticEngineForTests
    let event = buzz(1, 0.5, for: 5, [.init(.sustained, 0), .init(.decayTime, 0.5)])
    let drive = RenderedSignals(HapticPattern(events: [event])).drive
    let end = mapping.attack.seconds(0) + mapping.decay.seconds(0.5)
    #expect(peak(drive, from: end / 2, to: end * 0.6) > 0.01)
    #expect(peak(drive, from: end + 0.05, to: 5) == 0)
  }

  // Signal.C6.
  @Test("Intensity control multiplies, sharpness control adds")
  func controls() {
    let pattern = HapticPattern(
      events: [buzz(0.8, 0.2, for: 1)],
      parameters: [
        DynamicParameter(.hapticIntensity, 0.5, time: 0),
        DynamicParameter(.hapticSharpness, 0.3, time: 0),
      ])
    let controlled = RenderedSignals(pattern)
    let plain = RenderedSignals(HapticPattern(events: [buzz(0.4, 0.5, for: 1)]))
    #expect(Signals.difference(controlled.drive, plain.drive) < 1e-4)
  }

  // Signal.C4.
  @Test("A curve ramps the level in a straight line")
  func curve() {
    let ramp = ParameterCurve(
      .hapticIntensity, time: 0.1,
      points: [.init(time: 0, value: 1), .init(time: 0.8, value: 0)])
    let drive = RenderedSignals(HapticPattern(events: [buzz(0.5, for: 1)], curves: [ramp])).drive
    let full = peak(drive, from: 0.05, to: 0.1)
    for share in [0.25, 0.5, 0.75] {
      let time = 0.1 + 0.8 * share
      let level = peak(drive, from: time - 0.004, to: time + 0.004)
      // ±0.01: the ramp moves by 0.01 over the 8 ms that are looked at.
      #expect(abs(Double(level / full) - (1 - share)) < 0.015)
    }
    #expect(peak(drive, from: 0.93, to: 1) < 1e-3)
  }

  // Signal.C7, Signal.Z6.
  @Test("The waveform never jumps, however controls jump and sweep")
  func noClicks() {
    let pattern = HapticPattern(
      events: [buzz(0.5, 0.1, for: 0.6)],
      parameters: [
        DynamicParameter(.hapticIntensity, 0.1, time: 0.1),
        DynamicParameter(.hapticIntensity, 1, time: 0.2),
        DynamicParameter(.hapticSharpness, 0.9, time: 0.3),
      ],
      curves: [
        ParameterCurve(
          .hapticSharpness, time: 0.4,
          points: [.init(time: 0, value: -0.1), .init(time: 0.05, value: 0.9)])
      ])
    var actuator = ActuatorProfile.tapticEngine
    actuator.isShaped = false
    let drive = RenderedSignals(pattern, actuator: actuator).drive
    let steepest = zip(drive, drive.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    // The steepest sine here: 230 Hz at full drive moves 0.030 a sample; a control's ramp of 2 ms
    // adds 1/96 = 0.010.
    #expect(steepest < 0.042)
  }

  // Signal.L1.
  @Test("Overlapping events are limited to full scale, and keep their shape below it")
  func limiter() {
    let two = RenderedSignals(
      HapticPattern(events: [buzz(1, 0.45), buzz(1, 0.5)]))
    let one = RenderedSignals(HapticPattern(events: [buzz(1, 0.45)]))
    #expect((two.drive.map(abs).max() ?? 0) <= 1)
    #expect(peak(two.drive, from: 0.1, to: 0.4) < 1.02 * peak(one.drive, from: 0.1, to: 0.4))
    let small = RenderedSignals(HapticPattern(events: [buzz(0.3, 0.45), buzz(0.3, 0.5)]))
    let left = RenderedSignals(HapticPattern(events: [buzz(0.3, 0.45)]))
    let right = RenderedSignals(HapticPattern(events: [buzz(0.3, 0.5)]))
    let sum = zip(left.drive, right.drive).map { $0 + $1 }
    #expect(
      Signals.difference(Array(small.drive[4_800..<19_200]), Array(sum[4_800..<19_200])) < 1e-4)
  }

  // Signal.D4.
  @Test("A drive that just reaches full scale does not exceed it", arguments: 0..<100)
  func fullScale(step: Int) {
    // Away from resonance the drive of a full intensity is cut at full scale; where exactly its
    // crests fall depends on the frequency.
    let pattern = HapticPattern(events: [buzz(1, 0.2 * Float(step) / 100, for: 0.2)])
    for rate in [8_000.0, 48_000] {
      let drive = RenderedSignals(pattern, sampleRate: rate).drive
      #expect(drive.allSatisfy { abs($0) <= 1 })
    }
  }

  private func peak(_ signal: [Float], from start: Double, to end: Double) -> Float {
    let range = Int(start * 48_000)..<min(Int(end * 48_000), signal.count)
    return range.isEmpty ? 0 : signal[range].map(abs).max() ?? 0
  }
}

extension HapticMapping {
  static var tapticEngineForTests: HapticMapping { ActuatorProfile.tapticEngine.mapping }
}
