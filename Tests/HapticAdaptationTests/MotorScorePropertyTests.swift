import TactusHapticAdaptation
import TactusHapticPatterns
import TestSupport
import Testing

/// Properties that hold for all patterns.
@Suite struct MotorScorePropertyTests {
  private static let profiles = [MotorProfile.dualRumble, .singleWave]

  // Adaptation.M9, Adaptation.M12.
  @Test("Steps keep their distance, have drives of 0…1, and end in silence", arguments: profiles)
  func bounds(profile: MotorProfile) {
    var violations: [String] = []
    forEachPattern { seed, pattern in
      let steps = Array(MotorScore(pattern, for: profile))
      let gaps = zip(steps.dropFirst(), steps).map { $0.time - $1.time }
      if gaps.contains(where: { $0 < profile.minimumStep - 1e-9 }) {
        violations.append("\(seed): too close")
      }
      let range = 0.0...1
      if !steps.allSatisfy({ range.contains($0.strong) && range.contains($0.weak) }) {
        violations.append("\(seed): out of range")
      }
      if let last = steps.last, !last.isSilent { violations.append("\(seed): no end") }
    }
    #expect(violations.isEmpty)
  }

  // Adaptation.M9.
  @Test("Every event with a sudden onset has a step, never early and at most one step late")
  func onsets() {
    let profile = MotorProfile.dualRumble
    var missed: [String] = []
    forEachPattern { seed, pattern in
      let starts = pattern.events
        .filter { $0.kind.isHaptic && $0[.attackTime] == 0 && $0[.hapticIntensity] > 0.3 }
        .map(\.time)
      var plain = HapticPattern(events: pattern.events)
      plain.events.removeAll { !starts.contains($0.time) }
      let steps = MotorScore(plain, for: profile).filter(\.isOnset).map(\.time)
      for start in starts {
        let allowed = (start - 1e-9)...(start + profile.minimumStep + 1e-9)
        if !steps.contains(where: allowed.contains) { missed.append("\(seed): \(start)") }
      }
    }
    #expect(missed.isEmpty)
  }

  @Test("The same pattern gives the same steps, whatever the order of its events")
  func deterministic() {
    var differing: [UInt64] = []
    forEachPattern { seed, pattern in
      var random = SeededRandom(seed: seed)
      var shuffled = pattern
      shuffled.events.shuffle(using: &random)
      let steps = Array(MotorScore(pattern))
      if steps != Array(MotorScore(shuffled)) || steps != Array(MotorScore(pattern)) {
        differing.append(seed)
      }
    }
    #expect(differing.isEmpty)
  }

  @Test("Nothing is driven before the first event or after the end of the last")
  func silence() {
    var violations: [UInt64] = []
    forEachPattern { seed, pattern in
      let felt = pattern.events.filter(\.kind.isHaptic)
      let first = felt.map(\.time).min() ?? .infinity
      // No attack, decay or release of a random pattern is longer than this.
      let last = (felt.map { $0.time + ($0.duration ?? 0) }.max() ?? 0) + 2
      let steps = Array(MotorScore(pattern))
      if let step = steps.first, step.time < first { violations.append(seed) }
      if let step = steps.last, step.time > last { violations.append(seed) }
    }
    #expect(violations.isEmpty)
  }

  @Test("NaN and infinite times do no harm")
  func senseless() {
    let numbers: [Double] = [.nan, .infinity, -.infinity, -1, 1e300, 0]
    var (count, bad) = (0, 0)
    for time in numbers {
      for duration in numbers {
        let events = [
          HapticEvent(
            .continuous, time: time, duration: duration,
            parameters: [.init(.hapticSharpness, .nan), .init(.attackTime, .infinity)]),
          HapticEvent(.transient, time: time),
        ]
        let curve = ParameterCurve(
          .hapticIntensity, time: duration, points: [.init(time: time, value: .nan)])
        let pattern = HapticPattern(
          events: events, parameters: [DynamicParameter(.hapticSharpness, .nan, time: time)],
          curves: [curve])
        let steps = Array(MotorScore(pattern).prefix(20))
        if steps.contains(where: { !$0.strong.isFinite || !$0.weak.isFinite }) { bad += 1 }
        count += steps.count
      }
    }
    #expect(count > 0 && bad == 0)
  }

  private func forEachPattern(_ body: (UInt64, HapticPattern) -> Void) {
    for seed in 0..<120 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      body(seed, .random(using: &random, seconds: seed % 3 == 0 ? 2 : 0.3))
    }
  }
}
