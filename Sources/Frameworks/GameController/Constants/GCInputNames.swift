// The names of elements in a profile.
//
// - Source: the names that programs print on an iPhone. Confidence: reported; those of the
//   touchpad, the paddles and the remote are guesses.

/// The name of the lowest of the four buttons on the right.
public let GCInputButtonA = "Button A"
/// The name of the rightmost of the four buttons on the right.
public let GCInputButtonB = "Button B"
/// The name of the leftmost of the four buttons on the right.
public let GCInputButtonX = "Button X"
/// The name of the highest of the four buttons on the right.
public let GCInputButtonY = "Button Y"
/// The name of the direction pad.
public let GCInputDirectionPad = "Direction Pad"
/// The name of the left stick.
public let GCInputLeftThumbstick = "Left Thumbstick"
/// The name of the right stick.
public let GCInputRightThumbstick = "Right Thumbstick"
/// The name of the left shoulder button.
public let GCInputLeftShoulder = "Left Shoulder"
/// The name of the upper button at the right front.
public let GCInputRightShoulder = "Right Shoulder"
/// The name of the left bumper, between the shoulder button and the trigger.
public let GCInputLeftBumper = "Left Bumper"
/// The name of the button between right shoulder and trigger.
public let GCInputRightBumper = "Right Bumper"
/// The name of the left trigger.
public let GCInputLeftTrigger = "Left Trigger"
/// The name of the lower button at the right front.
public let GCInputRightTrigger = "Right Trigger"
/// The name of the left stick's button.
public let GCInputLeftThumbstickButton = "Left Thumbstick Button"
/// The name of the button in the right stick.
public let GCInputRightThumbstickButton = "Right Thumbstick Button"
/// The name of the button with the logo.
public let GCInputButtonHome = "Button Home"
/// The name of the menu button.
public let GCInputButtonMenu = "Button Menu"
/// The name of the options button.
public let GCInputButtonOptions = "Button Options"
/// The button that shares a recording.
public let GCInputButtonShare = "Button Share"
/// The name of the first paddle of an Xbox controller.
public let GCInputXboxPaddleOne = "Paddle 1"
/// The name of the second paddle of an Xbox controller.
public let GCInputXboxPaddleTwo = "Paddle 2"
/// The name of the third paddle of an Xbox controller.
public let GCInputXboxPaddleThree = "Paddle 3"
/// The name of the fourth paddle of an Xbox controller.
public let GCInputXboxPaddleFour = "Paddle 4"
/// The name of the first finger on the touchpad of a PlayStation controller.
public let GCInputDualShockTouchpadOne = "Touchpad 1"
/// The name of the second finger on the touchpad of a PlayStation controller.
public let GCInputDualShockTouchpadTwo = "Touchpad 2"
/// The name of the button in the touchpad of a PlayStation controller.
public let GCInputDualShockTouchpadButton = "Touchpad Button"
/// The name of the touch surface of a remote.
public let GCInputMicroGamepadDpad = "Direction Pad"
/// The name of the button in the touch surface of a remote.
public let GCInputMicroGamepadButtonA = "Button A"
/// The name of the second button of a remote.
public let GCInputMicroGamepadButtonX = "Button X"
/// The name of the menu button of a remote.
public let GCInputMicroGamepadButtonMenu = "Button Menu"
/// The name of the touch surface of a remote.
public let GCInputDirectionalDpad = "Direction Pad"
/// The name of the ring of buttons of a remote.
public let GCInputDirectionalCardinalDpad = "Cardinal Direction Pad"
/// The name of the button in the middle of that ring.
public let GCInputDirectionalCenterButton = "Button Center"
/// The name of the button in the touch surface.
public let GCInputDirectionalTouchSurfaceButton = "Button Touch Surface"
