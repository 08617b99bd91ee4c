import QuartzCore
import TestSupport
import Testing

struct SpringTests {
  /// Returns the position of a spring, integrated with the Runge–Kutta method.
  private func integrated(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, until time: Double
  ) -> Double {
    func change(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, (stiffness * (1 - x) - damping * v) / mass)
    }
    var (x, v) = (0.0, velocity)
    let count = 20_000
    let step = time / Double(count)
    for _ in 0..<count {
      let a = change(x, v)
      let b = change(x + step / 2 * a.0, v + step / 2 * a.1)
      let c = change(x + step / 2 * b.0, v + step / 2 * b.1)
      let d = change(x + step * c.0, v + step * c.1)
      x += step / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += step / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
    }
    return x
  }

  // Layers.S1–S2, Layers.S4.
  @Test("A spring satisfies its differential equation for any damping")
  func equation() {
    var random = SeededRandom(seed: 5)
    var worst = 0.0
    for index in 0..<40 {
      let mass = Double.random(in: 0.5...3, using: &random)
      let stiffness = Double.random(in: 20...800, using: &random)
      let critical = 2 * (mass * stiffness).squareRoot()
      // A third is underdamped, a third critically damped, and a third overdamped.
      let damping = critical * [Double.random(in: 0...0.99, using: &random), 1, 2.5][index % 3]
      let velocity = Double.random(in: -20...20, using: &random)
      let time = Double.random(in: 0.01...1, using: &random)
      let spring = SpringMotion(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity,
        allowsOverdamping: true)
      let expected = integrated(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, until: time)
      worst = max(worst, abs(spring.value(at: time) - expected))
    }
    // The tolerance covers twenty thousand steps of fourth order, and near-critical roots.
    #expect(worst < 1e-6)
  }

  // Layers.S3.
  @Test("The system's spring is treated as critically damped, with its known times")
  func systemSpring() {
    let spring = SpringMotion(mass: 3, stiffness: 1_000, damping: 500)
    #expect(abs(spring.value(at: 0.092) - 0.5) < 0.002)
    #expect(abs(spring.value(at: 0.213) - 0.9) < 0.001)
    #expect(abs(spring.value(at: 0.364) - 0.99) < 0.001)
    #expect(abs(spring.settling() - 0.5057) < 0.0005)
    let creeping = SpringMotion(
      mass: 3, stiffness: 1_000, damping: 500, allowsOverdamping: true)
    #expect(abs(creeping.value(at: 0.5) - 0.64) < 0.01)
  }

  // Layers.S6.
  @Test("After the settling time a spring stays near its rest, and shortly before it does not")
  func settling() {
    var random = SeededRandom(seed: 8)
    var (worstAfter, leastBefore) = (0.0, 1.0)
    for ratio in [0.2, 0.5, 0.8, 1] {
      for _ in 0..<10 {
        let spring = SpringMotion(
          frequency: Double.random(in: 3...30, using: &random), ratio: ratio,
          velocity: Double.random(in: -5...50, using: &random))
        let end = spring.settling()
        let after = (0..<200).map { abs(1 - spring.value(at: end * (1 + Double($0) / 100))) }
        worstAfter = max(worstAfter, after.max() ?? 0)
        // The envelope touches the oscillation once in half a period, to the nearest sample.
        let swing =
          ratio < 1 ? Double.pi / (spring.frequency * (1 - ratio * ratio).squareRoot()) : 0
        let before = (0...50).map {
          abs(1 - spring.value(at: end - swing * Double($0) / 50 - 1e-4))
        }
        leastBefore = min(leastBefore, before.max() ?? 0)
      }
    }
    #expect(worstAfter <= 0.001_000_1 && leastBefore > 0.000_99)
    #expect(SpringMotion(frequency: 10, ratio: 0).settling() == .infinity)
  }

  // Layers.S9.
  @Test("A spring fitted to a duration has the frequency measured in UIKit")
  func fitting() {
    // ω = ln(1000·ζ/√(1−ζ²)) / (ζ·D), and ω·D = 9.23341 for critical damping.
    let half = SpringMotion.fitting(ratio: 0.5, duration: 0.4)
    #expect(abs(half.frequency - log(1_000 * 0.5 / 0.75.squareRoot()) / 0.2) < 1e-9)
    let critical = SpringMotion.fitting(ratio: 1, duration: 2)
    #expect(abs(critical.frequency * 2 - 9.233_41) < 1e-5)
    let thrown = SpringMotion.fitting(ratio: 0.8, duration: 1, velocity: 3)
    let decay = 0.8 * thrown.frequency
    #expect(abs(abs(decay - 3) / (thrown.frequency * 0.6) * exp(-decay) - 0.001) < 1e-9)
  }

  // Layers.S7.
  @Test("A spring from duration and bounce has the corresponding physics")
  func perceptual() {
    let still = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(abs(still.stiffness - 157.913_670) < 1e-5 && abs(still.damping - 25.132_741) < 1e-5)
    #expect(abs(still.perceptualDuration - 0.5) < 1e-12 && abs(still.bounce) < 1e-12)
    let bouncing = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(bouncing.damping - 0.7 * still.damping) < 1e-9)
    #expect(abs(bouncing.bounce - 0.3) < 1e-9 && bouncing.duration == bouncing.settlingDuration)
    let creeping = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(abs(creeping.damping - 2 * still.damping) < 1e-9 && abs(creeping.bounce + 0.5) < 1e-9)
  }

  // Layers.S5.
  @Test("Springs with invalid parameters yield finite values")
  func badInput() {
    let springs = [
      SpringMotion(mass: 0, stiffness: 100, damping: 10),
      SpringMotion(mass: 1, stiffness: 0, damping: 10),
      SpringMotion(mass: 1, stiffness: 100, damping: -5),
      SpringMotion(mass: .nan, stiffness: .nan, damping: .nan, velocity: .nan),
    ]
    #expect(springs.allSatisfy { $0.value(at: 0.5).isFinite })
    let animation = CASpringAnimation()
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(abs(animation.settlingDuration - 1.4103) < 1e-4)
  }
}
