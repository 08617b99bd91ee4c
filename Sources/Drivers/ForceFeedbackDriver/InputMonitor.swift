import CUdev
import PhoneHardware

/// News of input devices, as udev gives them out.
///
/// Udev tells of a device when its rules have been applied: whoever may use it then can.
///
/// - Thread: one at a time; `@unchecked Sendable` because its owners see to that.
package final class InputMonitor: InputNews, @unchecked Sendable {
  /// Something that happened to a device's node.
  package struct Event: Equatable {
    /// Whether it went away.
    package var isRemoval: Bool
    /// The kernel's short name of it, such as `event5`.
    package var node: String
  }

  /// Begins to listen; `nil` where udev cannot be listened to.
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

  /// Can be read from when there is something new.
  package var descriptor: Int32 { udev_monitor_get_fd(monitor) }

  /// What happened since the last time, in order; never waits.
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

  /// Whether a device has come, or changed, since the last time.
  package func hasArrivals() -> Bool { events().contains { !$0.isRemoval } }

  // MARK: Internals

  private let udev: OpaquePointer
  private let monitor: OpaquePointer
}
