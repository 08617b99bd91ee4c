import Glibc

/// The motion of a damped spring from 0 to its rest position 1.
///
/// Source: Layers.S1–S6
package struct SpringMotion: Sendable, Equatable {
  /// The undamped angular frequency, in radians per second.
  package let frequency: Double
  /// The damping ratio: below 1 the spring oscillates, at 1 it is damped critically.
  package let ratio: Double
  /// The initial velocity, in distances per second; positive towards the rest position.
  package let velocity: Double

  /// Creates a motion from a frequency in radians per second and a damping ratio.
  package init(frequency: Double, ratio: Double, velocity: Double = 0) {
    // Invalid parameters are replaced, so that the motion is defined (Layers.S5).
    self.frequency = frequency.isFinite && frequency > 0 ? frequency : .leastNonzeroMagnitude
    self.ratio = ratio.isFinite && ratio > 0 ? ratio : 0
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Creates a motion from mass, stiffness and damping.
  ///
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The force of the spring per distance, above 0.
  ///   - damping: The force of the damper per speed, 0 or more.
  ///   - velocity: The initial velocity, in distances per second.
  ///   - allowsOverdamping: Whether damping above the critical one is allowed; otherwise it is
  ///     limited to it.
  package init(
    mass: Double, stiffness: Double, damping: Double, velocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      // Overdamping is treated as critical damping unless it is allowed (Layers.S3).
      ratio: allowsOverdamping ? ratio : min(1, ratio), velocity: velocity)
  }

  /// Returns the motion that UIKit uses for a duration and a damping ratio.
  ///
  /// Its sine component has decayed to a thousandth at the end of the duration.
  ///
  /// Source: Layers.S9
  ///
  /// - Parameters:
  ///   - ratio: The damping ratio, above 0; 1 and more is critical.
  ///   - duration: The time until the motion has practically ended in seconds, above 0.
  ///   - velocity: The initial velocity, in distances per second.
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
    // The largest root: above it, and above the peak due to the velocity, the residual only
    // decreases.
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

  /// Returns the position at a time; 1 is the rest position.
  ///
  /// - Parameter time: The time since the beginning in seconds; the result is 0 before it.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    // x″ + 2ζω·x′ + ω²(x − 1) = 0, with x(0) = 0 and x′(0) = v.
    let decay = ratio * frequency
    if ratio < 1 {
      // 1 − e^(−ζωt)·(cos ω_d·t + (ζω − v)/ω_d · sin ω_d·t) (Layers.S1).
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-decay * time)
        * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    if ratio == 1 {
      // 1 − (1 + (ω − v)t)·e^(−ωt) (Layers.S2).
      return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    // Two decays, one slower and one faster than ω: 1 − A·e^(r₁t) − B·e^(r₂t), with A + B = 1 and
    // A·r₁ + B·r₂ = −v (Layers.S4).
    let root = frequency * (ratio * ratio - 1).squareRoot()
    // The slow root as a quotient: a difference would lose digits if the damping is strong.
    let (fast, slow) = (-decay - root, -frequency * frequency / (decay + root))
    let shareOfSlow = (-velocity - fast) / (slow - fast)
    return 1 - shareOfSlow * exp(slow * time) - (1 - shareOfSlow) * exp(fast * time)
  }

  /// Returns the time from which the position stays within a tolerance of the rest position.
  ///
  /// For an oscillating spring it is computed from the envelope. An undamped spring never comes to
  /// rest: the result is infinite.
  ///
  /// - Parameter tolerance: The tolerance, as a fraction of the distance.
  package func settling(within tolerance: Double = 0.001) -> Double {
    let decay = ratio * frequency
    guard decay > 0 else { return .infinity }
    if ratio < 1 {
      // The amplitude of a cosine and a sine of one frequency is the root of their squares' sum
      // (Layers.S6).
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let share = (decay - velocity) / swing
      let reach = (1 + share * share).squareRoot()
      return reach > tolerance ? log(reach / tolerance) / decay : 0
    }
    // After the turning point, if there is one, the residual only decreases. If it is small even
    // there, the last relevant time is before the position first reaches 1.
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

  /// The time after which a critically damped spring does not turn back.
  private var turningPoint: Double {
    // The derivative of (1 + (ω − v)t)·e^(−ωt) is 0 at v / (ω(v − ω)), if that is later than 0.
    guard ratio == 1, velocity > frequency else { return 0 }
    return velocity / (frequency * (velocity - frequency))
  }
}
