import CTactusLinuxInput
import TactusPhoneHardware

/// The assignment of a device's keys and axes to the controls of a gamepad.
///
/// - Source: the kernel's documentation, input/gamepad.rst. Confidence: documented; the exceptions
///   have sources of their own.
package struct GamepadLayout: Sendable {
  /// The range of an axis.
  package struct Axis: Sendable, Equatable {
    /// The lowest value.
    package var minimum: Int32
    /// The highest value.
    package var maximum: Int32
    /// The values around the middle that count as the middle.
    package var flat: Int32

    /// Creates a range.
    package init(minimum: Int32, maximum: Int32, flat: Int32 = 0) {
      (self.minimum, self.maximum, self.flat) = (minimum, maximum, flat)
    }
  }

  /// The place of an axis.
  enum Place: Equatable {
    /// An axis with a middle.
    case stick(GamepadControl, isDown: Bool)
    /// An axis that rests at its lowest value.
    case trigger(GamepadControl)
  }

  /// The direction of a key of a direction pad.
  struct Direction: Equatable {
    var control: GamepadControl
    var isPositive: Bool
  }

  /// The key that each gamepad has, by which it is known from other devices.
  package static let mark = Int(BTN_SOUTH)

  let keys: [Int: GamepadControl]
  let axes: [Int: (place: Place, range: Axis)]
  let directions: [Int: Direction]

  /// Creates the layout of a device.
  ///
  /// - Parameters:
  ///   - keys: The codes of its keys.
  ///   - axes: The codes of its axes, with their ranges.
  ///   - exchangesNorthAndWest: Whether the keys of the upper and the left button are exchanged.
  package init(keys: Set<Int>, axes: [Int: Axis], exchangesNorthAndWest: Bool = false) {
    var places: [Int: (place: Place, range: Axis)] = [:]
    func place(_ code: Int32, _ place: Place) {
      if let range = axes[Int(code)], range.maximum > range.minimum {
        places[Int(code)] = (place, range)
      }
    }
    place(ABS_X, .stick(.leftX, isDown: false))
    place(ABS_Y, .stick(.leftY, isDown: true))
    place(ABS_HAT0X, .stick(.directionX, isDown: false))
    place(ABS_HAT0Y, .stick(.directionY, isDown: true))
    // The drivers xpad and playstation report the right stick as RX and RY and the triggers as Z
    // and RZ; HID gamepads without these axes report the right stick as Z and RZ, and the triggers
    // as the pedals of cars.
    if axes[Int(ABS_RX)] != nil, axes[Int(ABS_RY)] != nil {
      place(ABS_RX, .stick(.rightX, isDown: false))
      place(ABS_RY, .stick(.rightY, isDown: true))
      place(ABS_Z, .trigger(.leftTrigger))
      place(ABS_RZ, .trigger(.rightTrigger))
    } else {
      place(ABS_Z, .stick(.rightX, isDown: false))
      place(ABS_RZ, .stick(.rightY, isDown: true))
    }
    place(ABS_BRAKE, .trigger(.leftTrigger))
    place(ABS_GAS, .trigger(.rightTrigger))
    place(ABS_HAT1Y, .trigger(.leftShoulder))
    place(ABS_HAT1X, .trigger(.rightShoulder))
    place(ABS_HAT2Y, .trigger(.leftTrigger))
    place(ABS_HAT2X, .trigger(.rightTrigger))
    self.axes = places

    let analog = Set(
      places.values.compactMap { axis -> GamepadControl? in
        if case .trigger(let control) = axis.place { control } else { nil }
      })
    var table = Self.usualKeys
    if exchangesNorthAndWest {
      (table[Int(BTN_NORTH)], table[Int(BTN_WEST)]) = (.buttonX, .buttonY)
    }
    // A trigger with an axis reports its end as a key, too.
    self.keys = table.filter { keys.contains($0.key) && !analog.contains($0.value) }
    directions =
      places[Int(ABS_HAT0X)] == nil ? Self.directionKeys.filter { keys.contains($0.key) } : [:]
    analogControls = analog
  }

  /// The controls of the device.
  package var controls: Set<GamepadControl> {
    Set(keys.values).union(directions.values.map(\.control)).union(
      axes.values.map { axis in
        switch axis.place {
        case .stick(let control, _), .trigger(let control): control
        }
      })
  }

  /// The buttons with values between 0 and 1.
  package let analogControls: Set<GamepadControl>

  // MARK: Internals

  private static let usualKeys: [Int: GamepadControl] = [
    Int(BTN_SOUTH): .buttonA, Int(BTN_EAST): .buttonB, Int(BTN_WEST): .buttonX,
    Int(BTN_NORTH): .buttonY, Int(BTN_TL): .leftShoulder, Int(BTN_TR): .rightShoulder,
    Int(BTN_TL2): .leftTrigger, Int(BTN_TR2): .rightTrigger, Int(BTN_SELECT): .buttonOptions,
    Int(BTN_START): .buttonMenu, Int(BTN_MODE): .buttonHome,
    Int(BTN_THUMBL): .leftThumbstickButton, Int(BTN_THUMBR): .rightThumbstickButton,
    // The driver xpad: the share button, and the paddles of an Elite gamepad.
    Int(KEY_RECORD): .buttonShare, Int(BTN_TRIGGER_HAPPY5): .paddleOne,
    Int(BTN_TRIGGER_HAPPY6): .paddleTwo, Int(BTN_TRIGGER_HAPPY7): .paddleThree,
    Int(BTN_TRIGGER_HAPPY8): .paddleFour,
  ]

  private static let directionKeys: [Int: Direction] = [
    Int(BTN_DPAD_UP): Direction(control: .directionY, isPositive: true),
    Int(BTN_DPAD_DOWN): Direction(control: .directionY, isPositive: false),
    Int(BTN_DPAD_LEFT): Direction(control: .directionX, isPositive: false),
    Int(BTN_DPAD_RIGHT): Direction(control: .directionX, isPositive: true),
  ]
}

extension GamepadLayout.Axis {
  /// Returns a value from −1 to 1 of an axis with a middle.
  func centered(_ value: Int32) -> Float {
    let middle = (Double(minimum) + Double(maximum)) / 2
    let offset = Double(value) - middle
    guard abs(offset) > Double(flat) else { return 0 }
    let reach = (Double(maximum) - Double(minimum)) / 2
    return Float(min(max(offset / reach, -1), 1))
  }

  /// Returns a value from 0 to 1 of an axis that rests at its lowest value.
  func fromLowest(_ value: Int32) -> Float {
    let offset = Double(value) - Double(minimum)
    guard offset > Double(flat) else { return 0 }
    return Float(min(max(offset / (Double(maximum) - Double(minimum)), 0), 1))
  }
}
