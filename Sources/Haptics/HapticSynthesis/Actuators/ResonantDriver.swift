/// The amplifier before a resonant actuator: it starts and stops the mass faster than the mass
/// would by itself.
///
/// It knows from the model how fast the mass moves and from the voices how fast it should, and
/// adds drive in proportion to the difference. That overdrives a start and brakes an end, and adds
/// nothing once the motion is what was asked for. Steps D1–D4 in `Documentation/Behaviour/
/// Drive.md`.
struct ResonantDriver: Sendable {
  private var actuator: ResonantActuator
  private let feedback: Double
  private let feltGain: Double

  init(_ profile: ActuatorProfile, _ resonance: ActuatorProfile.Resonance, sampleRate: Double) {
    actuator = ResonantActuator(
      resonance, ratedDrive: profile.ratedDrive, sampleRate: sampleRate)
    // D2. With feedback k the error decays as a resonance of quality Q/(1 + k); critical damping,
    // the fastest without overshoot, is quality ½, hence k = 2Q − 1. The speed is known one sample
    // late, which only low sample rates notice: there k is kept to what stays stable.
    let critical = max(2 * resonance.quality - 1, 0)
    let stable = 0.5 / actuator.step.sd
    feedback = profile.isShaped ? min(critical, stable) : 0
    feltGain = profile.ratedAcceleration / profile.ratedDrive
  }

  /// Whether what is left of the motion cannot be felt: under a millionth of full motion.
  var isAtRest: Bool { actuator.energy < 1e-12 }

  /// Ends all motion.
  mutating func reset() { actuator.reset() }

  /// Turns what the voices ask for into drive and what is felt of it.
  ///
  /// - Parameters:
  ///   - command: The sum of the voices, in fractions of full scale.
  ///   - reference: The speed that the mass would have if it always had been driven so.
  /// - Thread: render.
  @inline(__always)
  mutating func process(command: Double, reference: Double) -> (drive: Double, felt: Double) {
    let wanted = command + feedback * (reference - actuator.speed)
    let drive = min(max(wanted, -1), 1)
    return (drive, actuator.process(drive) * feltGain)
  }
}
