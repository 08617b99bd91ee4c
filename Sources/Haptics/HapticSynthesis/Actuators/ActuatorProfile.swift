/// One thing that shakes, in numbers: how patterns map to it and how it moves.
///
/// The profiles that come with Tactus are in `Data/Actuators`, where every number names its
/// source; a user's own file overrides any of them.
public struct ActuatorProfile: Sendable, Equatable {
  /// The word that names it in commands, such as `taptic-engine`.
  public var name: String
  /// What people call it.
  public var title: String
  /// How a pattern's words become its numbers.
  public var mapping: HapticMapping
  /// How it moves.
  public var mechanism: Mechanism
  /// Fraction of full scale, 0…1, that full intensity drives it with in the long run.
  ///
  /// What is above it is kept for starting and stopping it quickly.
  public var ratedDrive: Double
  /// Acceleration in g that a fingertip gets at rated drive, at resonance or full speed.
  public var ratedAcceleration: Double
  /// Whether the drive overshoots at the start and brakes at the end.
  public var isShaped: Bool

  /// Names every number of an actuator.
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

  /// The kinds of motion that are modelled.
  public enum Mechanism: Sendable, Equatable {
    /// A mass on a spring, moved to and fro: a Taptic Engine, an LRA, a voice coil.
    case resonant(Resonance)
    /// A weight off its axis, turned: the classic vibration motor.
    case eccentricMass(Rotation)
  }

  /// A damped mass on a spring.
  public struct Resonance: Sendable, Equatable {
    /// Hz at which it moves most easily.
    public var frequency: Double
    /// Quality factor: how long it rings, in cycles times π; more than 0.
    public var quality: Double
    /// How far the mass can go, in units of its way at rated drive and resonance; more than 1.
    public var strokeLimit: Double

    /// Names every number of a resonance.
    public init(frequency: Double, quality: Double, strokeLimit: Double) {
      self.frequency = frequency
      self.quality = quality
      self.strokeLimit = strokeLimit
    }
  }

  /// A motor with a weight off its axis.
  public struct Rotation: Sendable, Equatable {
    /// Turns a second at rated drive.
    public var frequency: Double
    /// Seconds to 63 % of its speed when nothing helps it to start.
    public var timeConstant: Double

    /// Names every number of a rotation.
    public init(frequency: Double, timeConstant: Double) {
      self.frequency = frequency
      self.timeConstant = timeConstant
    }
  }
}

extension ActuatorProfile {
  /// The built-in profile of a name, if there is one.
  public static func named(_ name: String) -> ActuatorProfile? {
    builtIn.first { $0.name == name }
  }
}
