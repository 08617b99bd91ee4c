internal import Glibc

/// A motor with an eccentric mass, and the amplifier that accelerates and brakes it.
///
/// The drive is a direct voltage. The felt level grows with the square of the speed, at the
/// frequency of the rotation: a pattern's sharpness cannot be felt on such a motor. Steps
/// Signal.D5–D7.
struct EccentricMassDriver: Sendable {
  /// The speed as a fraction of that at rated drive.
  private var speed = 0.0
  /// The phase in revolutions, 0..<1.
  private var phase = 0.0
  private let slowing: Double
  private let turn: Double
  private let ratedDrive: Double
  private let feedback: Double
  private let ratedAcceleration: Double

  init(_ profile: ActuatorProfile, _ rotation: ActuatorProfile.Rotation, sampleRate: Double) {
    slowing = 1 - exp(-1 / (rotation.timeConstant * sampleRate))
    turn = rotation.frequency / sampleRate
    ratedDrive = profile.ratedDrive
    // Ten times the error saturates the amplifier until the speed is nearly reached (Signal.D6).
    feedback = profile.isShaped ? 10 : 0
    ratedAcceleration = profile.ratedAcceleration
  }

  var isAtRest: Bool { speed < 1e-4 }

  /// Copies the motion of another driver.
  mutating func copyMotion(of other: EccentricMassDriver) {
    speed = other.speed
    phase = other.phase
  }

  mutating func reset() {
    speed = 0
    phase = 0
  }

  /// Converts the voices' amplitude, 0…1, into drive and felt acceleration.
  ///
  /// - Thread: render.
  @inline(__always)
  mutating func process(amplitude: Double) -> (drive: Double, felt: Double) {
    let target = max(amplitude, 0).squareRoot()
    let wanted = ratedDrive * (target + feedback * (target - speed))
    let drive = min(max(wanted, -1), 1)
    let felt = ratedAcceleration * speed * speed * sin(2 * .pi * phase)
    phase += turn * speed
    phase -= phase.rounded(.down)
    speed += (drive / ratedDrive - speed) * slowing
    // Braking ends when the motor stops; it never turns backwards (Signal.D7).
    if speed < 0 { speed = 0 }
    return (drive, felt)
  }
}
