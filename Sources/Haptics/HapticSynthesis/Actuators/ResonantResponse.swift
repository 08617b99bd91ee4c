internal import Glibc

/// The steady-state response of a resonant actuator to a sine, for driving it at any frequency.
struct ResonantResponse: Sendable {
  private let step: ResonantActuator.Step
  private let resonance: ActuatorProfile.Resonance
  private let ratedDrive: Double

  init(_ resonance: ActuatorProfile.Resonance, ratedDrive: Double, sampleRate: Double) {
    step = ResonantActuator.Step(resonance, sampleRate: sampleRate)
    self.resonance = resonance
    self.ratedDrive = ratedDrive
  }

  /// The drive of a voice at one frequency, and the speed that it should reach.
  struct Gains: Sendable {
    /// The drive at an amplitude of 1.
    var drive: Double
    /// The speed at an amplitude of 1, in phase with the drive.
    var speedInPhase: Double
    /// The speed at an amplitude of 1, a quarter of a cycle ahead of the drive.
    var speedAhead: Double

    /// Returns the linear interpolation between the gains and others, 0…1 of the way.
    func towards(_ other: Gains, share: Double) -> Gains {
      Gains(
        drive: drive + (other.drive - drive) * share,
        speedInPhase: speedInPhase + (other.speedInPhase - speedInPhase) * share,
        speedAhead: speedAhead + (other.speedAhead - speedAhead) * share)
    }
  }

  /// Returns the gains at a frequency in cycles per sample, which is `hertz` at the sample rate.
  ///
  /// Away from resonance the mass moves less, so the drive is raised until a fingertip gets the
  /// same acceleration, or until full scale is reached.
  func gains(cyclesPerSample: Double, hertz: Double) -> Gains {
    let ratio = hertz / resonance.frequency
    let detuning = resonance.quality * (ratio - 1 / ratio)
    let acceleration = ratio / (1 + detuning * detuning).squareRoot()
    let drive = min(ratedDrive / acceleration, 1)

    // Speed = [0 1]·(zI − A)⁻¹·B with z = e^(iθ): the exact response of the stepped model, so that
    // in the steady state the shaper finds nothing to correct.
    let angle = 2 * Double.pi * cyclesPerSample
    let (c, s) = (cos(angle), sin(angle))
    // Determinant (z − pp)(z − ss) − ps·sp and numerator sp·pd + (z − pp)·sd.
    let (ar, ai) = (c - step.pp, s)
    let (br, bi) = (c - step.ss, s)
    let (dr, di) = (ar * br - ai * bi - step.ps * step.sp, ar * bi + ai * br)
    let (nr, ni) = (step.sp * step.pd + ar * step.sd, ai * step.sd)
    let size = dr * dr + di * di
    return Gains(
      drive: drive,
      speedInPhase: drive * (nr * dr + ni * di) / size,
      speedAhead: drive * (ni * dr - nr * di) / size)
  }
}
