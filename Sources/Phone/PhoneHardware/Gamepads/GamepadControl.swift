/// A button or an axis of a gamepad, under Apple's names for their places.
///
/// Buttons have values from 0 to 1, axes from −1 to 1; up and right are positive.
public enum GamepadControl: Int, CaseIterable, Sendable {
  /// The lowest of the four buttons on the right.
  case buttonA
  /// The rightmost of the four buttons on the right.
  case buttonB
  /// The leftmost of the four buttons on the right.
  case buttonX
  /// The highest of the four buttons on the right.
  case buttonY
  /// The upper button at the left front.
  case leftShoulder
  /// The upper button at the right front.
  case rightShoulder
  /// The lower button at the left front.
  case leftTrigger
  /// The lower button at the right front.
  case rightTrigger
  /// The left stick, pressed.
  case leftThumbstickButton
  /// The right stick, pressed.
  case rightThumbstickButton
  /// The menu button, on the right of the middle.
  case buttonMenu
  /// The options button, on the left of the middle.
  case buttonOptions
  /// The button with the logo.
  case buttonHome
  /// The share button, which is not the options button.
  case buttonShare
  /// The touchpad, pressed.
  case touchpadButton
  /// The first button at the back.
  case paddleOne
  /// The second button at the back.
  case paddleTwo
  /// The third button at the back.
  case paddleThree
  /// The fourth button at the back.
  case paddleFour
  /// The direction pad to the right.
  case directionX
  /// The direction pad up.
  case directionY
  /// The left stick to the right.
  case leftX
  /// The left stick up.
  case leftY
  /// The right stick to the right.
  case rightX
  /// The right stick up.
  case rightY

  /// Whether the control has values from −1 to 1.
  public var isAxis: Bool { rawValue >= Self.directionX.rawValue }
}
