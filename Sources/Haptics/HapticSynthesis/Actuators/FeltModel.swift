/// What a fingertip gets of a drive that is known already, sample by sample.
///
/// A pattern's renderer tells both at once; this is for whoever has the drive of several patterns
/// added up.
public struct FeltModel: Sendable {
  private var actuator: ResonantActuator
  private let gain: Double

  /// Makes the model of an actuator at rest; `nil` for one that does not follow a wave.
  ///
  /// - Parameters:
  ///   - profile: What moves.
  ///   - sampleRate: Frames a second.
  public init?(_ profile: ActuatorProfile, sampleRate: Double) {
    guard case .resonant(let resonance) = profile.mechanism else { return nil }
    actuator = ResonantActuator(resonance, ratedDrive: profile.ratedDrive, sampleRate: sampleRate)
    gain = profile.ratedAcceleration / profile.ratedDrive
  }

  /// Lets one sample of drive act.
  ///
  /// - Parameter drive: −1…1 of full scale.
  /// - Returns: Acceleration in g.
  /// - Thread: render.
  public mutating func process(_ drive: Float) -> Float {
    Float(actuator.process(Double(drive)) * gain)
  }

  /// Whether what is left of the motion cannot be felt: under a millionth of full motion.
  public var isAtRest: Bool { actuator.energy < 1e-12 }
}
