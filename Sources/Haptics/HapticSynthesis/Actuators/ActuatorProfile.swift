/// The properties of an actuator: its mapping of patterns and its motion.
///
/// The built-in profiles are in `Data/Actuators`, where every number names its source; a user's own
/// file overrides any of them.
public struct ActuatorProfile: Sendable, Equatable {
  /// The name in commands, such as `taptic-engine`.
  public var name: String
  /// The human-readable name.
  public var title: String
  /// The mapping of a pattern's parameters to physical values.
  public var mapping: HapticMapping
  /// The mechanism.
  public var mechanism: Mechanism
  /// The drive at full intensity in steady state, as a fraction of full scale, 0…1.
  ///
  /// The range above it is reserved for fast starts and stops.
  public var ratedDrive: Double
  /// The acceleration in g at a fingertip at rated drive, at resonance or full speed.
  public var ratedAcceleration: Double
  /// Whether the drive overshoots at the start and brakes at the end.
  public var isShaped: Bool

  /// Creates a profile.
  public init(
    name: String, title: String, mapping: HapticMapping, mechanism: Mechanism,
    ratedDrive: Double, ratedAcceleration: Double, isShaped: Bool = true
  ) {
    self.name = name
    self.title = title
    self.mapping = mapping
    self.mechanism = mechanism
    self.ratedDrive = ratedDrive
    self.ratedAcceleration = ratedAcceleration
    self.isShaped = isShaped
  }

  /// The modeled mechanisms.
  public enum Mechanism: Sendable, Equatable {
    /// A mass on a spring that moves back and forth: a Taptic Engine, an LRA, a voice coil.
    case resonant(Resonance)
    /// A rotating eccentric mass: the classic vibration motor.
    case eccentricMass(Rotation)
  }

  /// A damped mass on a spring.
  public struct Resonance: Sendable, Equatable {
    /// The resonance frequency in Hz.
    public var frequency: Double
    /// The quality factor: the duration of ringing, in cycles times π; more than 0.
    public var quality: Double
    /// The maximum displacement of the mass, relative to that at rated drive and resonance; more
    /// than 1.
    public var strokeLimit: Double

    /// Creates a resonance.
    public init(frequency: Double, quality: Double, strokeLimit: Double) {
      self.frequency = frequency
      self.quality = quality
      self.strokeLimit = strokeLimit
    }
  }

  /// A motor with an eccentric mass.
  public struct Rotation: Sendable, Equatable {
    /// Revolutions per second at rated drive.
    public var frequency: Double
    /// Seconds to reach 63 % of the speed without overdrive.
    public var timeConstant: Double

    /// Creates a rotation.
    public init(frequency: Double, timeConstant: Double) {
      self.frequency = frequency
      self.timeConstant = timeConstant
    }
  }
}

extension ActuatorProfile {
  /// Returns the built-in profile with a name, if there is one.
  public static func named(_ name: String) -> ActuatorProfile? {
    builtIn.first { $0.name == name }
  }
}
