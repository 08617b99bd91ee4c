internal import Glibc

/// The properties of a vibration device without waveform control.
///
/// The built-in profiles are in `Data/Motors`, where every number names its source.
public struct MotorProfile: Sendable, Equatable, Codable {
  /// The name in commands, such as `dual-rumble`.
  public var name: String
  /// The human-readable name.
  public var title: String
  /// The minimum number of seconds between two changes; more than 0.
  public var minimumStep: Double
  /// The duration of the weakest tap's pulse in seconds.
  public var shortestPulse: Double
  /// The duration of the strongest tap's pulse in seconds; not less than `shortestPulse`.
  public var longestPulse: Double
  /// The minimum change of drive, 0…1, that causes an update.
  public var levelStep: Double
  /// The frequency in Hz up to which only the strong motor is used.
  public var crossoverStart: Double
  /// The frequency in Hz from which only the weak motor is used; not less than `crossoverStart`.
  public var crossoverEnd: Double
  /// The heavy, slow motor, or the only one.
  public var strong: Motor
  /// The light, quick motor; `nil` where there is but one.
  public var weak: Motor?

  /// Creates a profile.
  public init(
    name: String, title: String, minimumStep: Double, shortestPulse: Double, longestPulse: Double,
    levelStep: Double, crossoverStart: Double, crossoverEnd: Double, strong: Motor, weak: Motor?
  ) {
    self.name = name
    self.title = title
    self.minimumStep = minimumStep
    self.shortestPulse = shortestPulse
    self.longestPulse = longestPulse
    self.levelStep = levelStep
    self.crossoverStart = crossoverStart
    self.crossoverEnd = crossoverEnd
    self.strong = strong
    self.weak = weak
  }

  /// The properties of one motor.
  public struct Motor: Sendable, Equatable, Codable {
    /// Seconds to reach 63 % of a new speed; 0 if it follows immediately.
    public var timeConstant: Double
    /// The drive, 0…1, below which the motor does not turn.
    public var startDrive: Double
    /// The exponent that converts the felt level, 0…1, into speed: a half for a rotating mass.
    public var exponent: Double

    /// Creates a motor.
    public init(timeConstant: Double, startDrive: Double, exponent: Double) {
      self.timeConstant = timeConstant
      self.startDrive = startDrive
      self.exponent = exponent
    }
  }
}

extension MotorProfile {
  /// Seconds from an update until half of a full vibration is felt, with the strongest motor.
  ///
  /// A player that also plays sound starts the motors earlier by this time.
  public var lead: Double {
    // Speed rises as 1 − e^(−t/τ); what is felt is that to the power of 1/exponent.
    -strong.timeConstant * log(1 - pow(0.5, strong.exponent))
  }

  /// Returns the shares of the motors in the amplitude of a frequency; their squares add up to 1
  /// (Adaptation.M3).
  func shares(of frequency: Double) -> (strong: Double, weak: Double) {
    guard weak != nil else { return (1, 0) }
    let width = max(crossoverEnd - crossoverStart, 1e-6)
    let place = min(max((frequency - crossoverStart) / width, 0), 1)
    return (cos(place * .pi / 2), sin(place * .pi / 2))
  }
}
