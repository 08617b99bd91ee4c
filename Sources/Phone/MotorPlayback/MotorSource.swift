import HapticAdaptation
import PhoneHardware

/// Something that says what motors are to do, frame by frame.
///
/// It belongs to a `SteppedMotor`, which asks it under its lock alone.
protocol MotorSource: SignalSource, Sendable {
  /// What the motors are to do at the frame that comes next.
  var wanted: MotorStep { get }
  /// Seconds from here until `wanted` changes or is repeated.
  var hold: Double { get }
  /// The frame at which `wanted` may change next; `nil` when it does not.
  var nextFrame: Int? { get }
}
