import TactusHapticAdaptation
import TactusPhoneHardware

/// A source of motor steps, frame by frame.
///
/// It belongs to a `SteppedMotor`, which calls it under its lock only.
protocol MotorSource: SignalSource, Sendable {
  /// The step of the next frame.
  var currentStep: MotorStep { get }
  /// Seconds until `currentStep` changes or is repeated.
  var hold: Double { get }
  /// The next frame at which `currentStep` may change; `nil` if it does not change.
  var nextFrame: Int? { get }
}
