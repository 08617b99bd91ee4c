import CUdev
import Glibc

/// Hears of force feedback devices that come and go.
///
/// It listens to udev and not to the folder of nodes: udev tells of a device when its rules have
/// been applied, so that whoever may use it already can, and brings its name and abilities along.
/// Where no udev runs, as in a container, nothing is heard; lists work there all the same.
package final class InputDeviceWatch {
  /// What happened.
  package enum Change: Sendable, Equatable {
    /// A device is there and can be opened, if this user may.
    case added(InputDevice)
    /// The device of a node is gone.
    case removed(node: String)
  }

  private let udev: OpaquePointer
  private let monitor: OpaquePointer

  /// Begins to listen; `nil` where udev cannot be listened to.
  package init?() {
    guard let udev = udev_new() else { return nil }
    guard let monitor = udev_monitor_new_from_netlink(udev, "udev") else {
      udev_unref(udev)
      return nil
    }
    udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil)
    guard udev_monitor_enable_receiving(monitor) >= 0 else {
      udev_monitor_unref(monitor)
      udev_unref(udev)
      return nil
    }
    self.udev = udev
    self.monitor = monitor
  }

  deinit {
    udev_monitor_unref(monitor)
    udev_unref(udev)
  }

  /// Waits for the next change; `nil` when none came in time.
  ///
  /// - Thread: one at a time.
  package func next(milliseconds: Int) -> Change? {
    var watched = pollfd(
      fd: udev_monitor_get_fd(monitor), events: Int16(POLLIN), revents: 0)
    while poll(&watched, 1, Int32(milliseconds)) > 0 {
      guard let device = udev_monitor_receive_device(monitor) else { return nil }
      defer { udev_device_unref(device) }
      if let change = Self.change(device) { return change }
    }
    return nil
  }

  private static func change(_ device: OpaquePointer) -> Change? {
    guard let action = udev_device_get_action(device), let name = udev_device_get_sysname(device)
    else { return nil }
    let node = String(cString: name)
    switch String(cString: action) {
    case "add": return InputDevice(device).map(Change.added)
    case "remove" where node.hasPrefix("event"): return .removed(node: node)
    default: return nil
    }
  }
}
