import Foundation
import TactusHapticAdaptation
import TactusHapticPatterns
import TactusHapticSynthesis
import Testing

@Suite struct SignalFollowerTests {
  private let rate = 8_000.0

  // Adaptation.M13.
  @Test("A low tone turns the heavy motor more, a high one the light motor", arguments: [40, 400])
  func split(hertz: Double) {
    let step = follow(tone(hertz, level: 0.5)).last
    #expect(step.map { ($0.strong > $0.weak) == (hertz < 100) } ?? false)
    // A step of 15 ms holds but half a cycle of the low tone.
    let tolerance = hertz < 100 ? 0.6 : 0.1
    #expect(step.map { abs($0.frequency - hertz) < tolerance * hertz } ?? false)
  }

  // Adaptation.M14.
  @Test("A full tone is felt fully, a silent one not at all", arguments: [0, 0.1, 0.25, 0.5])
  func level(amplitude: Double) {
    let steps = follow(tone(150, level: amplitude))
    let felt = MotorSimulation(steps, .dualRumble, seconds: 1).level(500..<1000)
    #expect(abs(felt - amplitude / 0.5) <= 0.08)
  }

  @Test("The distance of steps does not depend on the block size", arguments: [1, 7, 512])
  func blocks(size: Int) {
    let signal = RenderedSignals(
      HapticPattern(events: [HapticEvent(.transient, time: 0.1)]), sampleRate: rate
    ).drive
    var follower = SignalFollower(sampleRate: rate)
    var steps: [MotorStep] = []
    var place = 0
    while place < signal.count {
      let count = min(size, follower.framesToNextStep, signal.count - place)
      follower.add(signal[place..<place + count])
      place += count
      if steps.last != follower.step { steps.append(follower.step) }
    }
    // A large first block passes several silent steps before anybody looks.
    #expect(steps.filter { $0.time > 0.07 } == follow(signal).filter { $0.time > 0.07 })
    let onset = steps.first(where: \.isOnset)?.time ?? 0
    #expect(onset >= 0.1 && onset <= 0.1 + 2 * MotorProfile.dualRumble.minimumStep)
  }

  @Test("NaN is silence")
  func senseless() {
    let isSilent = follow([Float](repeating: .nan, count: 1_000)).allSatisfy { $0.isSilent }
    #expect(isSilent)
  }

  private func tone(_ hertz: Double, level: Double) -> [Float] {
    (0..<Int(rate)).map { Float(level * sin(2 * .pi * hertz * Double($0) / rate)) }
  }

  private func follow(_ signal: [Float]) -> [MotorStep] {
    var follower = SignalFollower(sampleRate: rate)
    var steps: [MotorStep] = []
    for sample in signal {
      follower.add(CollectionOfOne(sample))
      if steps.last != follower.step { steps.append(follower.step) }
    }
    return steps
  }
}
