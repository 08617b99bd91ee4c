import TactusPhoneHardware

/// A gamepad that udev lists.
package struct GamepadDevice: Sendable, Equatable {
  /// The kernel's short name, such as `event5`.
  package var node: String
  /// The path of the device file.
  package var path: String
  /// The name given by the manufacturer.
  package var title: String
  /// The number of the manufacturer in USB's list.
  package var vendor: Int
  /// The number that the manufacturer has given the product.
  package var product: Int
  /// The name of the kernel's driver; empty if it is not known.
  package var driver: String
  /// Whether the device has motors.
  package var hasMotors: Bool
  /// The folder with the state of the battery; `nil` without one.
  package var batteryPath: String?

  /// Creates a description.
  package init(
    node: String, path: String, title: String, vendor: Int = 0, product: Int = 0,
    driver: String = "", hasMotors: Bool = false, batteryPath: String? = nil
  ) {
    (self.node, self.path, self.title, self.vendor) = (node, path, title, vendor)
    (self.product, self.driver, self.hasMotors) = (product, driver, hasMotors)
    self.batteryPath = batteryPath
  }

  /// Returns whether two descriptions are of the same connection.
  package func isSame(as other: GamepadDevice) -> Bool {
    node == other.node && title == other.title
  }

  /// The kind of the gamepad.
  ///
  /// - Source: the tables of the kernel's drivers xpad, hid-playstation and hid-nintendo.
  ///   Confidence: documented.
  package var kind: GamepadDescription.Kind {
    switch (vendor, product) {
    case (0x054c, 0x05c4), (0x054c, 0x09cc), (0x054c, 0x0ba0): .dualShock
    case (0x054c, 0x0ce6), (0x054c, 0x0df2): .dualSense
    case (0x057e, 0x2009): .switchPro
    case (0x045e, _): .xbox
    default: driver == "xpad" ? .xbox : .standard
    }
  }

  /// Whether the keys of the upper and the left button are exchanged: gamepads of an Xbox report
  /// the letters on them.
  ///
  /// - Source: the kernel's driver xpad, whose key for the letter X is that of the upper button.
  ///   Confidence: documented; for the connection by Bluetooth a guess.
  package var exchangesNorthAndWest: Bool { kind == .xbox }
}
