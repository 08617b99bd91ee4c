import Glibc
import PhoneHardware

/// What the kernel said of an input device, as its own number.
package struct InputFailure: Error, Equatable, Sendable {
  /// One of `errno`'s numbers.
  package var code: Int32

  /// Names a number.
  package init(code: Int32) { self.code = code }

  /// What the kernel says of a device that was taken away.
  package static let gone = InputFailure(code: ENODEV)

  /// The failure in words that lead out of it.
  ///
  /// - Parameter device: What a person calls the device.
  /// - Parameter slotCount: How many effects it holds, where that is known.
  package func error(_ device: String, slotCount: Int? = nil) -> ActuatorError {
    switch code {
    case EACCES, EPERM: .notPermitted(device: device, remedy: Self.permissionRemedy)
    case ENODEV, ENXIO, ENOENT: .lost(device: device, reason: "it is not there any more")
    case ENOSPC:
      .refused(
        device: device,
        reason: "all its \(slotCount.map { "\($0) " } ?? "")places for effects are taken, "
          + "perhaps by another program")
    default: .refused(device: device, reason: String(cString: strerror(code)))
    }
  }

  /// How a user gets to use input devices on Debian.
  private static let permissionRemedy = """
    Join the group 'input' ('sudo usermod -aG input $USER', then log in again), or let udev give \
    it to whoever sits at the machine: put the line SUBSYSTEM=="input", \
    ENV{ID_INPUT_JOYSTICK}=="1", TAG+="uaccess" into /etc/udev/rules.d/70-tactus.rules, then \
    'sudo udevadm control --reload' and connect the device again.
    """
}
