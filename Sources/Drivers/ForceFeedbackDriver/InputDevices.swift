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
    InputNodes.all(named: \.node) { InputDevice($0) }
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
