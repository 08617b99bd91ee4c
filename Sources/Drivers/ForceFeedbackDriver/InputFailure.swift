import Glibc
import TactusPhoneHardware

/// A failure of a system call on an input device, by its error number.
package struct InputFailure: Error, Equatable, Sendable {
  /// The error number from `errno`.
  package var code: Int32

  /// Creates a failure.
  package init(code: Int32) { self.code = code }

  /// The failure of calls on a disconnected device.
  package static let gone = InputFailure(code: ENODEV)

  /// Returns the failure as an actuator error with a remedy.
  ///
  /// - Parameter device: The human-readable name of the device.
  /// - Parameter slotCount: The maximum number of effects, if known.
  package func error(_ device: String, slotCount: Int? = nil) -> ActuatorError {
    switch code {
    case EACCES, EPERM: .notPermitted(device: device, remedy: Self.permissionRemedy)
    case ENODEV, ENXIO, ENOENT: .lost(device: device, reason: "it was disconnected")
    case ENOSPC:
      .refused(
        device: device,
        reason: "all its \(slotCount.map { "\($0) " } ?? "")effect slots are in use, "
          + "possibly by another program")
    default: .refused(device: device, reason: String(cString: strerror(code)))
    }
  }

  /// The remedy for missing permission to use input devices on Debian.
  private static let permissionRemedy = """
    Join the group 'input' ('sudo usermod -aG input $USER', then log in again), or let udev give \
    it to the user at the machine: put the line SUBSYSTEM=="input", \
    ENV{ID_INPUT_JOYSTICK}=="1", TAG+="uaccess" into /etc/udev/rules.d/70-tactus.rules, then \
    'sudo udevadm control --reload' and connect the device again.
    """
}
