import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

/// Step Signal.E8: an event that begins as another ends continues it.
@Suite struct JointTests {
  private func buzz(
    _ intensity: Float = 0.4, _ sharpness: Float = 0.5, at time: Double, for duration: Double,
    _ more: [EventParameter] = []
  ) -> HapticEvent {
    HapticEvent(
      .continuous, time: time, duration: duration,
      parameters: [.init(.hapticIntensity, intensity), .init(.hapticSharpness, sharpness)] + more)
  }

  private func tone(at time: Double, for duration: Double) -> HapticEvent {
    HapticEvent(
      .audioContinuous, time: time, duration: duration, parameters: [.init(.audioVolume, 0.4)])
  }

  /// Returns the largest difference of two signals, of which the shorter one continues with 0.
  private func difference(_ a: [Float], _ b: [Float]) -> Float {
    let count = max(a.count, b.count)
    func whole(_ signal: [Float]) -> [Float] {
      signal + [Float](repeating: 0, count: count - signal.count)
    }
    return Signals.difference(whole(a), whole(b))
  }

  private func peak(_ signal: [Float], _ range: Range<Double>) -> Float {
    signal[Int(range.lowerBound * 48_000)..<Int(range.upperBound * 48_000)]
      .reduce(0) { max($0, abs($1)) }
  }

  @Test(
    "Signal.E8. Two equal events that touch are one, also if their times are rounded",
    arguments: [0, 1e-12, -1e-12, 0.000_02, -0.000_02])
  func one(gap: Double) {
    let joined = RenderedSignals(
      HapticPattern(events: [buzz(at: 0, for: 0.3), buzz(at: 0.3 + gap, for: 0.2)]))
    let whole = RenderedSignals(HapticPattern(events: [buzz(at: 0, for: 0.5 + gap)]))
    #expect(difference(joined.drive, whole.drive) < 5e-3)
    #expect(difference(joined.felt, whole.felt) < 5e-3)
  }

  @Test("Signal.E8. Forty pieces of 25 ms are as steady as one event")
  func many() {
    let pieces = (0..<40).map { buzz(at: Double($0) * 0.025, for: 0.025) }
    let felt = RenderedSignals(HapticPattern(events: pieces.reversed())).felt
    let whole = RenderedSignals(HapticPattern(events: [buzz(at: 0, for: 1)])).felt
    #expect(difference(felt, whole) < 5e-3)
  }

  @Test(
    "Signal.E8. At a joint of different events nothing is stronger than the stronger one",
    arguments: [
      (0.4, 0.5, 0.2, 0.5), (0.2, 0.5, 0.4, 0.5), (0.4, 0.2, 0.4, 0.8), (0.4, 0.9, 0.4, 0.1),
      (0.0, 0.5, 0.4, 0.5),
    ])
  func different(values: (Float, Float, Float, Float)) {
    let (first, second) = (
      buzz(values.0, values.1, at: 0, for: 0.5), buzz(values.2, values.3, at: 0.5, for: 0.5)
    )
    let signals = RenderedSignals(HapticPattern(events: [first, second]))
    let alone = [first, second].map { RenderedSignals(HapticPattern(events: [$0])) }
    for signal in [\RenderedSignals.felt, \.drive] {
      let joint = peak(signals[keyPath: signal], 0.49..<0.56)
      let steady = max(
        peak(alone[0][keyPath: signal], 0.2..<0.45), peak(alone[1][keyPath: signal], 0.49..<0.95))
      // A change of frequency has to move the mass otherwise.
      let limit: Float = values.1 == values.3 ? 1.06 : 1.2
      #expect(joint < steady * limit, "\(joint) after \(steady)")
    }
  }

  @Test("Signal.E8. Tones that touch are one")
  func tones() {
    let joined = RenderedSignals(
      HapticPattern(events: [tone(at: 0, for: 0.3), tone(at: 0.3, for: 0.2)]))
    let whole = RenderedSignals(HapticPattern(events: [tone(at: 0, for: 0.5)]))
    #expect(peak(whole.left, 0.1..<0.4) > 0.05)
    #expect(difference(joined.left, whole.left) < 5e-3)
  }

  @Test("Signal.E8. A release, an attack, a pause and another kind of event make no joint")
  func none() {
    let release = buzz(at: 0, for: 0.3, [.init(.releaseTime, 0.4)])
    let attack = buzz(at: 0.3, for: 0.2, [.init(.attackTime, 0.4)])
    let plain = buzz(at: 0, for: 0.3)
    let later = buzz(at: 0.303, for: 0.2)
    let decaying = buzz(at: 0, for: 0.3, [.init(.sustained, 0), .init(.decayTime, 0.6)])
    let next = buzz(at: 0.3, for: 0.2)
    for pair in [[release, next], [plain, attack], [plain, later], [decaying, next]] {
      let both = RenderedSignals(HapticPattern(events: pair))
      let alone = pair.map { RenderedSignals(HapticPattern(events: [$0])) }
      // The first event ends as it would without the second.
      let end = Int(0.2999 * 48_000)
      #expect(difference(Array(both.drive[..<end]), Array(alone[0].drive[..<end])) < 1e-4)
      var sum = alone[1].felt
      for (index, value) in alone[0].felt.enumerated() where index < sum.count {
        sum[index] += value
      }
      #expect(difference(both.felt, sum) < 2e-2)
    }
  }

  @Test("Signal.E8. An event that ends in a joint may be as short as its attack")
  func short() {
    let events = [buzz(at: 0, for: 0.3), buzz(at: 0.3, for: 0.003), buzz(at: 0.303, for: 0.2)]
    let felt = RenderedSignals(HapticPattern(events: events)).felt
    let whole = RenderedSignals(HapticPattern(events: [buzz(at: 0, for: 0.503)])).felt
    #expect(difference(felt, whole) < 5e-3)
  }

  @Test("Signal.C7. A step before an event, or at its start, leaks nothing into it")
  func quietSteps() {
    for delay in [0, 0.001, 0.5] {
      let pattern = HapticPattern(
        events: [
          buzz(1, at: 1 + delay, for: 0.3),
          HapticEvent(.audioContinuous, time: 1 + delay, duration: 0.3),
        ],
        parameters: [
          DynamicParameter(.hapticIntensity, 0, time: 1),
          DynamicParameter(.audioVolume, 0, time: 1),
        ])
      let signals = RenderedSignals(pattern)
      #expect(peak(signals.drive, 0..<(1.3 + delay)) == 0)
      #expect(peak(signals.left, 0..<(1.3 + delay)) == 0)
    }
  }

  @Test("Signal.C7. A curve that begins with an event jumps with it")
  func quietCurve() {
    let rise = ParameterCurve(
      .hapticIntensity, time: 1, points: [.init(time: 0, value: 0), .init(time: 0.3, value: 1)])
    let pattern = HapticPattern(events: [buzz(1, at: 1, for: 0.3)], curves: [rise])
    var early = pattern
    early.events[0].time = 0
    early.curves[0].time = 0
    let late = Array(RenderedSignals(pattern).drive[48_000...])
    #expect(difference(late, RenderedSignals(early).drive) < 1e-4)
  }

  @Test("Signal.C7. A step while another event plays is still ramped")
  func loudStep() {
    let pattern = HapticPattern(
      events: [buzz(0.4, at: 0, for: 1)],
      parameters: [DynamicParameter(.hapticIntensity, 0, time: 0.5)])
    var actuator = ActuatorProfile.tapticEngine
    actuator.isShaped = false
    let drive = RenderedSignals(pattern, actuator: actuator).drive
    #expect(peak(drive, 0.4999..<0.5018) > 0)
    #expect(peak(drive, 0.503..<0.9) == 0)
  }
}
