internal import Glibc

/// What a device that knows no waveforms can do, in numbers.
///
/// The profiles that come with Tactus are in `Data/Motors`, where every number names its source.
public struct MotorProfile: Sendable, Equatable, Codable {
  /// The word that names it, such as `dual-rumble`.
  public var name: String
  /// What people call it.
  public var title: String
  /// Seconds from one change to the next at least; more than 0.
  public var minimumStep: Double
  /// Seconds that the motor is driven for the weakest tap.
  public var shortestPulse: Double
  /// Seconds that the motor is driven for the strongest tap; not less than `shortestPulse`.
  public var longestPulse: Double
  /// The smallest change of drive, 0…1, that is worth an update.
  public var levelStep: Double
  /// Hz up to which the strong motor takes everything.
  public var crossoverStart: Double
  /// Hz from which the weak motor takes everything; not less than `crossoverStart`.
  public var crossoverEnd: Double
  /// The heavy, slow motor, or the only one.
  public var strong: Motor
  /// The light, quick motor; `nil` where there is but one.
  public var weak: Motor?

  /// Names every number of a device.
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

  /// One motor, in numbers.
  public struct Motor: Sendable, Equatable, Codable {
    /// Seconds to 63 % of a new speed; 0 where it follows at once.
    public var timeConstant: Double
    /// The drive, 0…1, under which it stands still.
    public var startDrive: Double
    /// Its speed is what is felt, 0…1, to this power: a half for a turning mass.
    public var exponent: Double

    /// Names every number of a motor.
    public init(timeConstant: Double, startDrive: Double, exponent: Double) {
      self.timeConstant = timeConstant
      self.startDrive = startDrive
      self.exponent = exponent
    }
  }
}

extension MotorProfile {
  /// Seconds from an update to half of a full vibration being felt, with the strongest motor.
  ///
  /// Who plays sound beside the motors lets them begin so much earlier.
  public var lead: Double {
    // Speed rises as 1 − e^(−t/τ); what is felt is that to the power of 1/exponent.
    -strong.timeConstant * log(1 - pow(0.5, strong.exponent))
  }

  /// How much of a frequency's amplitude each motor takes; the squares add up to 1 (M3).
  func shares(of frequency: Double) -> (strong: Double, weak: Double) {
    guard weak != nil else { return (1, 0) }
    let width = max(crossoverEnd - crossoverStart, 1e-6)
    let place = min(max((frequency - crossoverStart) / width, 0), 1)
    return (cos(place * .pi / 2), sin(place * .pi / 2))
  }
}
