/// What the motors are to do from one moment on, until the next step.
public struct MotorStep: Sendable, Equatable {
  /// Seconds from the pattern's start.
  public var time: Double
  /// Drive of the heavy motor, 0…1, in steps of 1/65,535.
  public var strong: Double
  /// Drive of the light motor, 0…1, in steps of 1/65,535; 0 where there is but one.
  public var weak: Double
  /// Hz that the step stands for, for devices that take one; 0 in silence.
  public var frequency: Double
  /// Whether something begins here that must not be missed.
  public var isOnset: Bool

  /// Makes a step; by default one that ends all motion.
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

  /// Whether nothing is driven.
  public var isSilent: Bool { strong == 0 && weak == 0 }
}
