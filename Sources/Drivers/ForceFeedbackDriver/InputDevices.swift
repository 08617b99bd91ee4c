import CTactusUdev
import TactusPhoneHardware

/// The force-feedback devices that udev currently lists.
///
/// The supported effects are read from sysfs, which needs no permission: a device that this user
/// may not open is listed with the reason.
package enum InputDevices {
  /// Returns every device with force feedback, in the order of numbers.
  ///
  /// - Thread: any.
  package static func all() -> [InputDevice] {
    guard let udev = udev_new() else { return [] }
    defer { udev_unref(udev) }
    guard let search = udev_enumerate_new(udev) else { return [] }
    defer { udev_enumerate_unref(search) }
    udev_enumerate_add_match_subsystem(search, "input")
    udev_enumerate_add_match_sysname(search, "event*")
    udev_enumerate_scan_devices(search)
    var devices: [InputDevice] = []
    var entry = udev_enumerate_get_list_entry(search)
    while let current = entry {
      if let path = udev_list_entry_get_name(current),
        let device = udev_device_new_from_syspath(udev, path)
      {
        if let found = InputDevice(device) { devices.append(found) }
        udev_device_unref(device)
      }
      entry = udev_list_entry_get_next(current)
    }
    return devices.sorted { ($0.node.count, $0.node) < ($1.node.count, $1.node) }
  }
}

extension InputDevice {
  /// Creates a device from a udev device; `nil` if it has no node or no force feedback.
  init?(_ device: OpaquePointer) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    guard let node = text(udev_device_get_sysname(device)),
      let path = text(udev_device_get_devnode(device)),
      // The node's parent is the device of the kernel's driver; udev frees it with its child.
      let parent = udev_device_get_parent(device),
      let bits = text(udev_device_get_sysattr_value(parent, "capabilities/ff")),
      let abilities = EffectAbilities(sysfs: bits), !abilities.isEmpty
    else { return nil }
    let title = text(udev_device_get_sysattr_value(parent, "name")) ?? node
    self.init(node: node, path: path, title: title, abilities: abilities)
  }
}
