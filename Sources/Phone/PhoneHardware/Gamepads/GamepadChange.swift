/// A change around the gamepads of the machine.
public enum GamepadChange: Sendable, Equatable {
  /// A gamepad was connected, or was there at the beginning.
  case arrived(GamepadDescription)
  /// A gamepad was disconnected.
  case departed(id: Int)
  /// Buttons and axes of a gamepad have new values, which changed at the same time.
  case moved(id: Int, [GamepadControl: Float])
  /// The battery of a gamepad has changed.
  case charged(id: Int, GamepadBattery)
}
