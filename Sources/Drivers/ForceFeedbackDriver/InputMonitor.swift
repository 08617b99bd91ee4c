import CTactusUdev
import TactusPhoneHardware

/// A monitor of udev events of input devices.
///
/// Udev reports a device after its rules have been applied, so that permissions are set by then.
///
/// - Thread: one at a time; Sendable because its owners ensure this.
package final class InputMonitor: InputEventSource, @unchecked Sendable {
  /// An event of a device node.
  package struct Event: Equatable {
    /// Whether the device was removed.
    package var isRemoval: Bool
    /// The kernel's short name of the node, such as `event5`.
    package var node: String
  }

  /// Starts listening; `nil` if udev is not available.
  package init?() {
    guard let udev = udev_new() else { return nil }
    guard let monitor = udev_monitor_new_from_netlink(udev, "udev") else {
      udev_unref(udev)
      return nil
    }
    self.udev = udev
    self.monitor = monitor
    guard
      udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil) >= 0,
      udev_monitor_enable_receiving(monitor) >= 0
    else { return nil }
  }

  deinit {
    udev_monitor_unref(monitor)
    udev_unref(udev)
  }

  /// A file descriptor that becomes readable when there are events.
  package var descriptor: Int32 { udev_monitor_get_fd(monitor) }

  /// Returns the events since the last call, in order; never waits.
  package func events() -> [Event] {
    var events: [Event] = []
    while let device = udev_monitor_receive_device(monitor) {
      defer { udev_device_unref(device) }
      guard let action = udev_device_get_action(device), let name = udev_device_get_sysname(device)
      else { continue }
      let node = String(cString: name)
      if node.hasPrefix("event") {
        events.append(Event(isRemoval: String(cString: action) == "remove", node: node))
      }
    }
    return events
  }

  /// Returns whether a device was added or changed since the last call.
  package func hasArrivals() -> Bool { events().contains { !$0.isRemoval } }

  // MARK: Internals

  private let udev: OpaquePointer
  private let monitor: OpaquePointer
}
