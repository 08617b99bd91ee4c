/// The drives of the motors from a time until the next step.
public struct MotorStep: Sendable, Equatable {
  /// Seconds from the pattern's start.
  public var time: Double
  /// The drive of the heavy motor, 0…1, in steps of 1/65,535.
  public var strong: Double
  /// The drive of the light motor, 0…1, in steps of 1/65,535; 0 if there is only one motor.
  public var weak: Double
  /// The frequency in Hz, for devices that use one; 0 in silence.
  public var frequency: Double
  /// Whether the step is an onset, which must not be dropped.
  public var isOnset: Bool

  /// Creates a step; by default one that ends all motion.
  public init(
    time: Double, strong: Double = 0, weak: Double = 0, frequency: Double = 0,
    isOnset: Bool = false
  ) {
    self.time = time
    self.strong = strong
    self.weak = weak
    self.frequency = frequency
    self.isOnset = isOnset
  }

  /// Whether both drives are 0.
  public var isSilent: Bool { strong == 0 && weak == 0 }
}
