import HapticAdaptation
import PhoneHardware

/// An open device whose motors are told how strongly to turn, word by word.
///
/// Calls come from the thread that winds its motor and from whoever stops it, one at a time.
package protocol MotorDevice: AnyObject, Sendable {
  /// What a person calls it, for errors.
  var name: String { get }
  /// What patterns are to be adapted to.
  var profile: MotorProfile { get }
  /// A file that is in error when the device is gone, so that somebody can wait for it; `nil` where
  /// there is none.
  var descriptor: Int32? { get }
  /// Whether the device was taken away: only another opening can bring it back.
  var isGone: Bool { get }

  /// Lets the motors do what a step says.
  ///
  /// - Parameter step: What they are to do.
  /// - Parameter seconds: How long at most, unless another step follows.
  /// - Parameter instant: Now.
  /// - Throws: What the device says; it is silent then, if it is there at all.
  func play(
    _ step: MotorStep, for seconds: Double, at instant: PhoneInstant) throws(ActuatorError)

  /// Stops the motors, and gives back what playing took; does nothing where they stand still.
  func rest()

  /// Notes that the device was taken away, and says so as an error.
  func lose() -> ActuatorError

  /// What has gone wrong since a step was taken, told once; `nil` where nothing has.
  ///
  /// For devices that answer later; who has an error wakes the thread that winds the motor.
  func takeLateError() -> ActuatorError?
}

extension MotorDevice {
  /// Nothing: most devices answer at once.
  package func takeLateError() -> ActuatorError? { nil }
}
