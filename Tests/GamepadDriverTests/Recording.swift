import CTactusLinuxInput
import TactusGamepadDriver
import TactusPhoneHardware

/// The keys and axes of a gamepad, as the driver xpad reports them.
enum Recording {
  static let keys = Set(
    [
      BTN_SOUTH, BTN_EAST, BTN_WEST, BTN_NORTH, BTN_TL, BTN_TR, BTN_TL2, BTN_TR2, BTN_SELECT,
      BTN_START, BTN_MODE, BTN_THUMBL, BTN_THUMBR,
    ].map(Int.init))

  static let axes: [Int: GamepadLayout.Axis] = {
    let stick = GamepadLayout.Axis(minimum: -32_768, maximum: 32_767, flat: 128)
    let trigger = GamepadLayout.Axis(minimum: 0, maximum: 255)
    let hat = GamepadLayout.Axis(minimum: -1, maximum: 1)
    return [
      Int(ABS_X): stick, Int(ABS_Y): stick, Int(ABS_RX): stick, Int(ABS_RY): stick,
      Int(ABS_Z): trigger, Int(ABS_RZ): trigger, Int(ABS_HAT0X): hat, Int(ABS_HAT0Y): hat,
    ]
  }()

  static let layout = GamepadLayout(keys: keys, axes: axes)
}

/// Returns an event of the kernel.
func event(_ type: Int32, _ code: Int32, _ value: Int32) -> input_event {
  var event = input_event()
  (event.type, event.code, event.value) = (UInt16(type), UInt16(code), value)
  return event
}

extension GamepadDecoder {
  /// Returns the changes of a report.
  mutating func report(_ events: (Int32, Int32, Int32)...) -> [GamepadControl: Float] {
    for (type, code, value) in events { _ = take(event(type, code, value)) { nil } }
    return take(event(EV_SYN, SYN_REPORT, 0)) { nil }
  }
}
