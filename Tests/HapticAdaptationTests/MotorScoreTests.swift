import TactusHapticAdaptation
import TactusHapticPatterns
import Testing

@Suite struct MotorScoreTests {
  private let step = MotorProfile.dualRumble.minimumStep

  // Adaptation.M3.
  @Test("Low frequencies go to the heavy motor, high ones to the light one, those between to both")
  func split() {
    func drives(_ sharpness: Float) -> (Double, Double) {
      let steps = steps([continuous(0, 1, sharpness: sharpness)])
      return (steps.map(\.strong).max() ?? 0, steps.map(\.weak).max() ?? 0)
    }
    #expect(drives(0).0 == 1 && drives(0).1 == 0)
    #expect(drives(1).0 == 0 && drives(1).1 == 1)
    #expect(drives(0.5).0 > 0.5 && drives(0.5).1 > 0.5)
  }

  // Adaptation.M1–M3, Adaptation.M6.
  @Test(
    "A steady vibration has the intended level, whichever motors share it",
    arguments: [0.1, 0.4, 1], [0, 0.3, 0.5, 0.7, 1] as [Float])
  func energy(intensity: Double, sharpness: Float) {
    let event = continuous(0, 1.5, intensity: Float(intensity), sharpness: sharpness)
    let simulation = MotorSimulation(steps([event]), .dualRumble, seconds: 2)
    // A step's width of drive is let pass: 2 %, squared by the mass that turns.
    #expect(abs(simulation.level(700..<1400) - intensity) <= 0.05 * max(intensity, 0.4))
    #expect(simulation.level(1900..<2000) < 0.01)
  }

  // Adaptation.M7.
  @Test("Spin-up is compensated: half of a vibration is felt sooner than without")
  func spinUp() throws {
    let score = steps([continuous(0, 1, intensity: 0.3, sharpness: 0)])
    let settled = try #require(score.dropLast().last)
    let plain = [MotorStep(time: 0, strong: settled.strong)]
    func rise(_ steps: [MotorStep]) throws -> Int {
      let felt = MotorSimulation(steps, .dualRumble, seconds: 1).strong
      return try #require(felt.firstIndex { $0 >= 0.27 })
    }
    // 1 − e^(−t/τ) has 95 % of the speed, 90 % of what is felt, after 3 τ.
    let (slow, quick) = (try rise(plain), try rise(score))
    #expect(abs(slow - 150) <= 12)
    #expect(quick <= 50)
    #expect(score[0].strong > settled.strong)
    let highest = try #require(MotorSimulation(score, .dualRumble, seconds: 1).strong.max())
    #expect(highest <= 0.31)
  }

  // Adaptation.M7.
  @Test("A motor slows down without drive until it reaches the level")
  func letDown() throws {
    let pattern = HapticPattern(
      events: [continuous(0, 1, sharpness: 0)],
      parameters: [DynamicParameter(.hapticIntensity, 0.1, time: 0.5)])
    let steps = Array(MotorScore(pattern))
    let after = steps.filter { $0.time >= 0.5 - step && $0.time < 0.9 }
    #expect(after.contains { $0.strong == 0 })
    #expect(try #require(after.last).strong > 0)
    let simulation = MotorSimulation(steps, .dualRumble, seconds: 1)
    #expect(abs(simulation.level(800..<1000) - 0.1) <= 0.02)
  }

  // Adaptation.M9.
  @Test("Onsets at least a step apart keep their time exactly", arguments: [15.0, 16, 20, 29, 31])
  func onsets(milliseconds: Double) {
    let times = (0..<20).map { 0.1 + Double($0) * milliseconds / 1000 }
    let found = steps(times.map(tap)).filter(\.isOnset).map(\.time)
    #expect(found.count == times.count)
    let farthest = zip(found, times).map { abs($0 - $1) }.max() ?? 1
    #expect(farthest < 1e-6)
  }

  // Adaptation.M9.
  @Test("Onsets closer than a step share the next one, at most a step late")
  func closeOnsets() {
    let times = [0.1, 0.108, 0.112, 0.140]
    let found = steps(times.map(tap)).filter(\.isOnset).map(\.time)
    #expect(found.count == 3)
    #expect(abs(found[1] - 0.115) < 1e-9)
    #expect(found[2] == 0.140)
  }

  // Adaptation.M11.
  @Test("A rest separates taps where there is room for one")
  func rests() {
    func rests(_ gap: Double) -> Int {
      steps([tap(0), tap(gap), tap(2 * gap)]).dropLast().count(where: \.isSilent)
    }
    #expect(rests(2 * step) == 2)
    #expect(rests(2 * step - 0.001) == 0)
  }

  // Adaptation.M4, Adaptation.M5.
  @Test("A strong tap drives the motor longer than a weak one")
  func taps() {
    func length(_ intensity: Float) -> Double {
      steps([tap(0, intensity: intensity)]).last?.time ?? 0
    }
    let profile = MotorProfile.dualRumble
    #expect(abs(length(0.05) - profile.shortestPulse) < 1e-9)
    #expect(abs(length(1) - profile.longestPulse) < 1e-9)
    #expect(length(0.3) > length(0.2))
  }

  // Adaptation.M10.
  @Test("A slow attack is followed upwards, and a slow release down to the end")
  func envelope() {
    let event = HapticEvent(
      .continuous, time: 0, duration: 1,
      parameters: [
        .init(.hapticIntensity, 1), .init(.hapticSharpness, 0), .init(.attackTime, 0.95),
        .init(.releaseTime, 0.9),
      ])
    let steps = steps([event])
    let felt = MotorSimulation(steps, .dualRumble, seconds: 4).strong
    // The attack lasts 2 ms · 500^0.95 = 0.73 s: the level is a straight line up to there. What is
    // felt lags by a step.
    for time in stride(from: 150, to: 700, by: 10) {
      let line = Double(time - 15) / 733
      #expect(abs(felt[time] - line) < 0.06, "\(time)")
    }
    #expect(felt[1000] > 0.9 && felt[1300] < 0.8 && felt[1300] > 0.2)
    #expect(steps.count > 40)
  }

  // Adaptation.M12.
  @Test("A steady vibration is repeated every 5 s only")
  func refresh() {
    let steps = steps([continuous(0, 30, sharpness: 0)])
    let gaps = zip(steps.dropFirst(), steps).map { $0.time - $1.time }
    #expect((gaps.max() ?? 0) <= MotorScoreIterator.longestStep)
    #expect(steps.count <= 14)
  }

  @Test("A single wave has its level unchanged, and its frequency")
  func wave() throws {
    let event = continuous(0, 1, intensity: 0.5, sharpness: 1)
    let steps = Array(MotorScore(HapticPattern(events: [event]), for: .singleWave))
    #expect(steps.allSatisfy { $0.weak == 0 })
    let steady = try #require(steps.dropLast().last)
    #expect(abs(steady.strong - 0.5) <= 0.02)
    #expect(steady.frequency == 230)
    #expect(try #require(steps.last).frequency == 0)
  }

  @Test("A pattern that is not felt has no steps")
  func nothing() {
    let silent = [
      HapticEvent(.audioContinuous, time: 0, duration: 1),
      continuous(0, 1, intensity: 0),
      tap(0.2, intensity: .nan),
    ]
    #expect(steps(silent).isEmpty)
    #expect(steps([]).isEmpty)
    #expect(Array(MotorScore(HapticPattern(events: [tap(0)]), gain: 0)).isEmpty)
  }

  // MARK: Internals

  private func steps(_ events: [HapticEvent]) -> [MotorStep] {
    Array(MotorScore(HapticPattern(events: events)))
  }

  private func tap(_ time: Double) -> HapticEvent { tap(time, intensity: 1) }

  private func tap(_ time: Double, intensity: Float) -> HapticEvent {
    HapticEvent(
      .transient, time: time,
      parameters: [.init(.hapticIntensity, intensity), .init(.hapticSharpness, 0)])
  }

  private func continuous(
    _ time: Double, _ duration: Double, intensity: Float = 1, sharpness: Float = 0.5
  ) -> HapticEvent {
    HapticEvent(
      .continuous, time: time, duration: duration,
      parameters: [.init(.hapticIntensity, intensity), .init(.hapticSharpness, sharpness)])
  }
}
