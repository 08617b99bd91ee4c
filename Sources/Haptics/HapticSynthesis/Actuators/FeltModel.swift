/// A model that computes the felt acceleration from a known drive signal, sample by sample.
///
/// A pattern's renderer gives both at once; this type is for the sum of the drive signals of
/// several patterns.
public struct FeltModel: Sendable {
  private var actuator: ResonantActuator
  private let gain: Double

  /// Creates the model of an actuator at rest; `nil` if the mechanism does not follow a waveform.
  ///
  /// - Parameters:
  ///   - profile: The profile of the actuator.
  ///   - sampleRate: Frames per second.
  public init?(_ profile: ActuatorProfile, sampleRate: Double) {
    guard case .resonant(let resonance) = profile.mechanism else { return nil }
    actuator = ResonantActuator(resonance, ratedDrive: profile.ratedDrive, sampleRate: sampleRate)
    gain = profile.ratedAcceleration / profile.ratedDrive
  }

  /// Processes one sample of drive.
  ///
  /// - Parameter drive: −1…1 of full scale.
  /// - Returns: Acceleration in g.
  /// - Thread: render.
  public mutating func process(_ drive: Float) -> Float {
    Float(actuator.process(Double(drive)) * gain)
  }

  /// Whether the remaining motion is too weak to be felt: under a millionth of full motion.
  public var isAtRest: Bool { actuator.energy < 1e-12 }
}
