import TactusHapticAdaptation
import TactusPhoneHardware
import TactusPhoneTypes

/// An open device whose motors receive strengths step by step.
///
/// Calls come from the thread that advances its motor and from callers of `stop`, one at a time.
package protocol MotorDevice: AnyObject, Sendable {
  /// The human-readable name of the device, for errors.
  var name: String { get }
  /// The profile to which patterns are adapted.
  var profile: MotorProfile { get }
  /// A file descriptor that reports an error when the device is disconnected, for `poll`; `nil` if
  /// there is none.
  var descriptor: Int32? { get }
  /// Whether the device was disconnected; only reopening it can bring it back.
  var isGone: Bool { get }

  /// Sets the motors to a step.
  ///
  /// - Parameter step: The strengths of the motors.
  /// - Parameter seconds: The maximum duration, unless another step follows.
  /// - Parameter instant: The current time.
  /// - Throws: The error of the device, which is then silent if it still exists.
  func play(
    _ step: MotorStep, for seconds: Double, at instant: PhoneInstant) throws(ActuatorError)

  /// Stops the motors and releases resources of playback; does nothing if they are at rest.
  func rest()

  /// Records that the device was disconnected, and returns this as an error.
  func lose() -> ActuatorError

  /// Returns an error that occurred after a step was accepted, once; `nil` if there is none.
  ///
  /// For devices that answer later; such a device wakes the motor thread when it has an error.
  func removeLateError() -> ActuatorError?
}

extension MotorDevice {
  /// Returns `nil`, for devices that answer immediately.
  package func removeLateError() -> ActuatorError? { nil }
}
