internal import TactusPhoneHardware

extension GamepadControl {
  /// A direction pad or stick with its axes.
  struct Pad {
    var name: String
    var x: GamepadControl
    var y: GamepadControl
  }

  /// The direction pad or stick of an axis; nil for a button.
  var pad: Pad? {
    switch self {
    case .directionX, .directionY: Pad(name: GCInputDirectionPad, x: .directionX, y: .directionY)
    case .leftX, .leftY: Pad(name: GCInputLeftThumbstick, x: .leftX, y: .leftY)
    case .rightX, .rightY: Pad(name: GCInputRightThumbstick, x: .rightX, y: .rightY)
    default: nil
    }
  }

  /// The name of the element in a profile.
  var elementName: String {
    switch self {
    case .buttonA: GCInputButtonA
    case .buttonB: GCInputButtonB
    case .buttonX: GCInputButtonX
    case .buttonY: GCInputButtonY
    case .leftShoulder: GCInputLeftShoulder
    case .rightShoulder: GCInputRightShoulder
    case .leftTrigger: GCInputLeftTrigger
    case .rightTrigger: GCInputRightTrigger
    case .leftThumbstickButton: GCInputLeftThumbstickButton
    case .rightThumbstickButton: GCInputRightThumbstickButton
    case .buttonMenu: GCInputButtonMenu
    case .buttonOptions: GCInputButtonOptions
    case .buttonHome: GCInputButtonHome
    case .buttonShare: GCInputButtonShare
    case .touchpadButton: GCInputDualShockTouchpadButton
    case .paddleOne: GCInputXboxPaddleOne
    case .paddleTwo: GCInputXboxPaddleTwo
    case .paddleThree: GCInputXboxPaddleThree
    case .paddleFour: GCInputXboxPaddleFour
    case .directionX, .directionY: GCInputDirectionPad
    case .leftX, .leftY: GCInputLeftThumbstick
    case .rightX, .rightY: GCInputRightThumbstick
    }
  }

  /// Returns the label of the element on a type of gamepad.
  func label(on kind: GamepadDescription.Kind) -> ElementLabel {
    let isPlayStation = kind == .dualShock || kind == .dualSense
    let isXbox = kind == .xbox
    func side(_ left: String, _ right: String, _ isLeft: Bool) -> String { isLeft ? left : right }
    switch self {
    case .buttonA:
      return isPlayStation
        ? ElementLabel("Cross Button", "xmark.circle") : ElementLabel("A Button", "a.circle")
    case .buttonB:
      return isPlayStation
        ? ElementLabel("Circle Button", "circle.circle") : ElementLabel("B Button", "b.circle")
    case .buttonX:
      return isPlayStation
        ? ElementLabel("Square Button", "square.circle") : ElementLabel("X Button", "x.circle")
    case .buttonY:
      return isPlayStation
        ? ElementLabel("Triangle Button", "triangle.circle") : ElementLabel("Y Button", "y.circle")
    case .leftShoulder, .rightShoulder:
      let letter = side("L", "R", self == .leftShoulder)
      let key = isXbox ? "\(letter)B" : "\(letter)1"
      return ElementLabel("\(key) Button", "\(key.lowercased()).rectangle.roundedbottom")
    case .leftTrigger, .rightTrigger:
      let letter = side("L", "R", self == .leftTrigger)
      let key = isXbox ? "\(letter)T" : "\(letter)2"
      return ElementLabel("\(key) Button", "\(key.lowercased()).rectangle.roundedtop")
    case .leftThumbstickButton: return ElementLabel("L3 Button", "l.joystick.press.down")
    case .rightThumbstickButton: return ElementLabel("R3 Button", "r.joystick.press.down")
    case .buttonMenu: return ElementLabel("Menu Button", "line.horizontal.3.circle")
    case .buttonOptions: return ElementLabel("Options Button", "ellipsis.circle")
    case .buttonHome: return ElementLabel("Home Button", "house.circle")
    case .buttonShare: return ElementLabel("Share Button", "square.and.arrow.up")
    case .touchpadButton: return ElementLabel("Touchpad Button", "hand.point.up.left")
    case .paddleOne: return ElementLabel("Paddle 1")
    case .paddleTwo: return ElementLabel("Paddle 2")
    case .paddleThree: return ElementLabel("Paddle 3")
    case .paddleFour: return ElementLabel("Paddle 4")
    case .directionX, .directionY: return ElementLabel("Direction Pad", "dpad")
    case .leftX, .leftY: return ElementLabel("Left Stick", "l.joystick")
    case .rightX, .rightY: return ElementLabel("Right Stick", "r.joystick")
    }
  }
}
