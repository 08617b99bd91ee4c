/// The description of a connected gamepad.
public struct GamepadDescription: Sendable, Equatable {
  /// The kinds of gamepads that Apple's frameworks distinguish.
  public enum Kind: Sendable {
    /// A gamepad without features of its own.
    case standard
    /// A gamepad of an Xbox.
    case xbox
    /// A gamepad of a PlayStation 4.
    case dualShock
    /// A gamepad of a PlayStation 5.
    case dualSense
    /// A gamepad of a Switch.
    case switchPro
  }

  /// The number of the connection, which no other gamepad of the process has.
  public var id: Int
  /// The name of the gamepad.
  public var title: String
  /// The kind of the gamepad.
  public var kind: Kind
  /// The buttons and axes.
  public var controls: Set<GamepadControl>
  /// The buttons with values between 0 and 1.
  public var analogControls: Set<GamepadControl>
  /// The address of its motors, such as `evdev:event5`; `nil` without motors.
  public var motors: String?
  /// The charge of its battery; `nil` if it is not known.
  public var battery: GamepadBattery?

  /// Creates a description.
  public init(
    id: Int, title: String, kind: Kind = .standard,
    controls: Set<GamepadControl> = GamepadDescription.usualControls,
    analogControls: Set<GamepadControl> = [.leftTrigger, .rightTrigger], motors: String? = nil,
    battery: GamepadBattery? = nil
  ) {
    (self.id, self.title, self.kind, self.controls) = (id, title, kind, controls)
    (self.analogControls, self.motors, self.battery) = (analogControls, motors, battery)
  }

  /// The controls of most gamepads.
  public static let usualControls = Set(GamepadControl.allCases).subtracting([
    .buttonShare, .touchpadButton, .paddleOne, .paddleTwo, .paddleThree, .paddleFour,
  ])
}
