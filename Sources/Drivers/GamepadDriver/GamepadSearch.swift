import CTactusUdev
import TactusFiles
import TactusForceFeedbackDriver

/// The gamepads that udev currently lists.
package enum GamepadSearch {
  /// Returns every gamepad, in the order of numbers; opens nothing.
  ///
  /// - Thread: any.
  package static func all() -> [GamepadDevice] {
    InputNodes.all(named: \.node) { GamepadDevice($0) }
  }

  /// Returns whether a bit is set in the form of sysfs: hexadecimal words of the machine's width,
  /// highest first.
  package static func hasBit(_ bit: Int, in text: String) -> Bool {
    let words = Array(text.split(whereSeparator: \.isWhitespace).reversed())
    guard bit / UInt.bitWidth < words.count,
      let word = UInt(words[bit / UInt.bitWidth], radix: 16)
    else { return false }
    return word & 1 << UInt(bit % UInt.bitWidth) != 0
  }
}

extension GamepadDevice {
  /// Creates a description of a udev device; `nil` if it is not a gamepad.
  init?(_ device: OpaquePointer) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    guard let node = text(udev_device_get_sysname(device)),
      let path = text(udev_device_get_devnode(device)),
      // udev frees the parents with their child.
      let parent = udev_device_get_parent(device),
      let keys = text(udev_device_get_sysattr_value(parent, "capabilities/key")),
      GamepadSearch.hasBit(GamepadLayout.mark, in: keys)
    else { return nil }
    func number(_ attribute: String) -> Int {
      text(udev_device_get_sysattr_value(parent, attribute)).flatMap { Int($0, radix: 16) } ?? 0
    }
    let effects = text(udev_device_get_sysattr_value(parent, "capabilities/ff")) ?? "0"
    let hardware = udev_device_get_parent(parent)
    self.init(
      node: node, path: path,
      title: text(udev_device_get_sysattr_value(parent, "name")) ?? node,
      vendor: number("id/vendor"), product: number("id/product"),
      driver: hardware.flatMap { text(udev_device_get_driver($0)) } ?? "",
      hasMotors: effects.contains { $0 != "0" && $0 != " " },
      batteryPath: hardware.flatMap { text(udev_device_get_syspath($0)) }.flatMap { path in
        Folder.names(in: "\(path)/power_supply").first.map { "\(path)/power_supply/\($0)" }
      })
  }
}
