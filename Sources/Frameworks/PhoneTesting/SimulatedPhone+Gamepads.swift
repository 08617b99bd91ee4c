import TactusEmbeddedPhone
import TactusPhoneHardware

extension SimulatedPhone {
  /// Connects a gamepad (GameControllers.TE1).
  ///
  /// - Parameters:
  ///   - kind: The kind of the gamepad.
  ///   - title: Its name.
  ///   - controls: Its buttons and axes.
  ///   - hasMotors: Whether it has motors.
  public func connectGamepad(
    _ kind: GamepadDescription.Kind = .standard, title: String = "Gamepad",
    controls: Set<GamepadControl> = GamepadDescription.usualControls, hasMotors: Bool = true
  ) -> SimulatedGamepad {
    let channel = GamepadChannel.of(link)
    return SimulatedGamepad(
      GamepadDescription(
        id: channel.newID(), title: title, kind: kind, controls: controls,
        motors: hasMotors ? GamepadChannel.recordedMotors : nil),
      channel, on: self)
  }
}
