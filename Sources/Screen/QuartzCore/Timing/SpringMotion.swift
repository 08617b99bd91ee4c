import Glibc

/// How a weight on a spring comes to rest: from 0, where it begins, to 1, where it rests.
///
/// Source: Documentation/Behaviour/Layers.md#springs (S1–S6)
package struct SpringMotion: Sendable, Equatable {
  /// How fast it would swing without damping, in radians a second.
  package let frequency: Double
  /// How much it is damped: below 1 it swings, at 1 it just does not.
  package let ratio: Double
  /// How fast it goes at first, in whole ways a second; above 0 towards the rest.
  package let velocity: Double

  /// Makes the motion of a frequency in radians a second and a damping ratio.
  package init(frequency: Double, ratio: Double, velocity: Double = 0) {
    // S5. Without a spring nothing would ever come to rest, or move at all.
    self.frequency = frequency.isFinite && frequency > 0 ? frequency : .leastNonzeroMagnitude
    self.ratio = ratio.isFinite && ratio > 0 ? ratio : 0
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Makes the motion of a weight, a spring and a damper.
  ///
  /// - Parameters:
  ///   - mass: The weight, above 0.
  ///   - stiffness: The force of the spring for each unit of the way, above 0.
  ///   - damping: The force of the damper for each unit of speed, 0 or more.
  ///   - velocity: How fast it goes at first, in whole ways a second.
  ///   - allowsOverdamping: Whether what is damped more than critically is so; otherwise it is taken
  ///     as damped critically.
  package init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      // S3.
      ratio: allowsOverdamping ? ratio : min(1, ratio), velocity: velocity)
  }

  /// Makes the motion that UIKit gives an animation of a duration and a damping ratio.
  ///
  /// It is the one whose sine share has become a thousandth when the duration is over.
  ///
  /// Source: Documentation/Behaviour/Layers.md#springs (S9)
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio, above 0; 1 and more is critical.
  ///   - duration: When it is as good as at rest, in seconds; above 0.
  ///   - velocity: How fast it goes at first, in whole ways a second.
  package static func fitting(
    ratio: Double, duration: Double, velocity: Double = 0
  ) -> SpringMotion {
    let (ratio, duration) = (max(0.01, min(1, ratio)), max(duration, 1e-6))
    func rest(_ frequency: Double) -> Double {
      let decay = ratio * frequency
      guard ratio < 1 else {
        return abs(1 + (frequency - velocity) * duration) * exp(-decay * duration)
      }
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return abs((decay - velocity) / swing) * exp(-decay * duration)
    }
    // The largest root: above it the rest only falls, which it does beyond the velocity's own peak.
    var low = max(1e-6, ratio < 1 ? velocity / ratio : velocity)
    var high = 20 / (ratio * duration) + 2 * abs(low)
    if rest(low) < 0.001 { low = 1e-6 }
    while rest(high) > 0.001 { high *= 2 }
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    return SpringMotion(frequency: high, ratio: ratio, velocity: velocity)
  }

  /// Where the weight is; 1 is where it rests.
  ///
  /// - Parameter time: Seconds from the beginning; below 0 it has not begun.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    // x″ + 2ζω·x′ + ω²(x − 1) = 0, with x(0) = 0 and x′(0) = v.
    let decay = ratio * frequency
    if ratio < 1 {
      // S1. 1 − e^(−ζωt)·(cos ω_d·t + (ζω − v)/ω_d · sin ω_d·t)
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-decay * time)
        * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    if ratio == 1 {
      // S2. 1 − (1 + (ω − v)t)·e^(−ωt)
      return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    // S4. Two decays, one slower and one faster than ω: 1 − A·e^(r₁t) − B·e^(r₂t), with
    // A + B = 1 and A·r₁ + B·r₂ = −v.
    let root = frequency * (ratio * ratio - 1).squareRoot()
    // The slow one as a quotient: the difference would lose digits where the damping is strong.
    let (fast, slow) = (-decay - root, -frequency * frequency / (decay + root))
    let shareOfSlow = (-velocity - fast) / (slow - fast)
    return 1 - shareOfSlow * exp(slow * time) - (1 - shareOfSlow) * exp(fast * time)
  }

  /// When it is as good as at rest: from then on it is never farther than `tolerance` from there.
  ///
  /// For a spring that swings it is when what bounds the swings has become so small, not the swings
  /// themselves. One without damping never comes to rest: the result is infinite.
  ///
  /// - Parameter tolerance: Which part of the whole way is as good as none.
  package func settling(within tolerance: Double = 0.001) -> Double {
    let decay = ratio * frequency
    guard decay > 0 else { return .infinity }
    if ratio < 1 {
      // S6. A cosine and a sine of one frequency swing as far as the root of their squares' sum.
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let share = (decay - velocity) / swing
      let reach = (1 + share * share).squareRoot()
      return reach > tolerance ? log(reach / tolerance) / decay : 0
    }
    // Past its turning point, if it has one, what is left only falls. Where it is small even there,
    // the last time that counts is before the weight first reaches its goal.
    let turn = turningPoint
    var (low, high) = (turn, max(turn, 1 / frequency))
    if turn > 0, abs(1 - value(at: turn)) <= tolerance {
      (low, high) = (0, 1 / (velocity - frequency))
    }
    while abs(1 - value(at: high)) > tolerance { high *= 2 }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if abs(1 - value(at: middle)) > tolerance { low = middle } else { high = middle }
    }
    return high
  }

  /// After which time a critically damped weight turns back no more.
  private var turningPoint: Double {
    // The derivative of (1 + (ω − v)t)·e^(−ωt) is 0 at v / (ω(v − ω)), if that is later than 0.
    guard ratio == 1, velocity > frequency else { return 0 }
    return velocity / (frequency * (velocity - frequency))
  }
}
