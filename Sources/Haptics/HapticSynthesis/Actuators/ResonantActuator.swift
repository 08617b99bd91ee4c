internal import Glibc

/// A mass on a spring, its position and speed from sample to sample.
///
/// Both are normalized so that a drive of amplitude 1 at resonance gives a speed, a position and
/// an acceleration of amplitude 1. With ω = 2π·frequency and Q the quality factor:
///
///     position' = ω·speed
///     speed'    = ω·(−position − speed/Q + drive/Q)
///     acceleration = speed' / ω
///
/// One step holds the drive for a sample and is exact for that (a matrix exponential), so the
/// model rings at its frequency at any sample rate.
struct ResonantActuator: Sendable {
  var state = State()
  let step: Step
  let inverseQuality: Double
  /// The position of the mechanical stop.
  let strokeLimit: Double
  /// The acceleration that corresponds to a stop within one sample.
  private let stopGain: Double

  init(_ resonance: ActuatorProfile.Resonance, ratedDrive: Double, sampleRate: Double) {
    step = Step(resonance, sampleRate: sampleRate)
    inverseQuality = 1 / resonance.quality
    strokeLimit = resonance.strokeLimit * ratedDrive
    stopGain = sampleRate / (2 * .pi * resonance.frequency)
  }

  /// Processes one sample of drive and returns the acceleration.
  ///
  /// - Thread: render.
  @inline(__always)
  mutating func process(_ drive: Double) -> Double {
    let (position, speed) = (state.position, state.speed)
    var acceleration = -position - (speed - drive) * inverseQuality
    state.position = step.pp * position + step.ps * speed + step.pd * drive
    state.speed = step.sp * position + step.ss * speed + step.sd * drive
    if abs(state.position) > strokeLimit {
      // The mass hits its stop: it stops, and the impact is felt.
      acceleration -= state.speed * stopGain
      state = State(position: state.position > 0 ? strokeLimit : -strokeLimit, speed: 0)
    }
    return acceleration
  }

  /// Twice the energy of the motion, as a fraction of that at a drive of 1 at resonance.
  var energy: Double { state.position * state.position + state.speed * state.speed }
}

extension ResonantActuator {
  /// The position and speed of the mass.
  struct State: Sendable {
    var position = 0.0
    var speed = 0.0
  }
}

extension ResonantActuator {
  /// The motion over one sample: the coefficients of the next position and speed.
  struct Step: Sendable {
    let pp, ps, pd, sp, ss, sd: Double

    init(_ resonance: ActuatorProfile.Resonance, sampleRate: Double) {
      let angle = 2 * .pi * resonance.frequency / sampleRate
      let damping = angle / resonance.quality
      // The exponential of [[0, ω, 0], [−ω, −ω/Q, ω/Q], [0, 0, 0]]·T by its series. It is taken
      // at a 2⁻¹⁰th of the angle and squared ten times: the terms then vanish at once for any Q,
      // also where the roots are real and a formula by sine and cosine would not hold.
      let scale = 1.0 / 1024
      let generator = Matrix(
        pp: 0, ps: angle * scale, pd: 0, sp: -angle * scale, ss: -damping * scale,
        sd: damping * scale)
      var term = generator
      var sum = generator
      for n in 2...8 {
        term = term.following(generator).scaled(1 / Double(n))
        sum = sum.adding(term)
      }
      var result = sum.addingIdentity()
      for _ in 0..<10 { result = result.followingAffine(result) }
      (pp, ps, pd) = (result.pp, result.ps, result.pd)
      (sp, ss, sd) = (result.sp, result.ss, result.sd)
    }
  }

  /// The upper two rows of a 3×3 matrix whose last row is zero, or (0, 0, 1) when affine.
  private struct Matrix {
    var pp, ps, pd, sp, ss, sd: Double

    /// Returns this matrix times another whose last row is zero.
    func following(_ other: Matrix) -> Matrix {
      Matrix(
        pp: pp * other.pp + ps * other.sp, ps: pp * other.ps + ps * other.ss,
        pd: pp * other.pd + ps * other.sd, sp: sp * other.pp + ss * other.sp,
        ss: sp * other.ps + ss * other.ss, sd: sp * other.pd + ss * other.sd)
    }

    /// Returns this matrix times another, both with the last row (0, 0, 1).
    func followingAffine(_ other: Matrix) -> Matrix {
      var product = following(other)
      product.pd += pd
      product.sd += sd
      return product
    }

    func scaled(_ factor: Double) -> Matrix {
      Matrix(
        pp: pp * factor, ps: ps * factor, pd: pd * factor, sp: sp * factor, ss: ss * factor,
        sd: sd * factor)
    }

    func adding(_ other: Matrix) -> Matrix {
      Matrix(
        pp: pp + other.pp, ps: ps + other.ps, pd: pd + other.pd, sp: sp + other.sp,
        ss: ss + other.ss, sd: sd + other.sd)
    }

    func addingIdentity() -> Matrix {
      Matrix(pp: pp + 1, ps: ps, pd: pd, sp: sp, ss: ss + 1, sd: sd)
    }
  }
}
