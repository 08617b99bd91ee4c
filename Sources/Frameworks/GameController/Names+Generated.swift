// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/GameController.tsv.
// Do not edit.

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

/// The category of PlayStation 4 controllers.
public let GCProductCategoryDualShock4 = "DualShock 4"
/// The category of PlayStation 5 controllers.
public let GCProductCategoryDualSense = "DualSense"
/// The category of controllers in Apple's accessory program.
public let GCProductCategoryMFi = "MFi"
/// The category of Xbox controllers.
public let GCProductCategoryXboxOne = "Xbox One"
/// The category of the first-generation Siri Remote.
public let GCProductCategorySiriRemote1stGen = "Siri Remote (1st Generation)"
/// The category of the second remote of an Apple TV.
public let GCProductCategorySiriRemote2ndGen = "Siri Remote (2nd Generation)"
/// The category of the remote in Control Center.
public let GCProductCategoryControlCenterRemote = "Control Center Remote"
/// The category of remotes of other manufacturers.
public let GCProductCategoryUniversalElectronicsRemote = "Universal Electronics Remote"
/// The category of all remotes as one.
public let GCProductCategoryCoalescedRemote = "Coalesced Remote"
/// The category of mice.
public let GCProductCategoryMouse = "Mouse"
/// The category of keyboards.
public let GCProductCategoryKeyboard = "Keyboard"
/// The category of other controllers.
public let GCProductCategoryHID = "HID"

/// A player index.
public enum GCControllerPlayerIndex: Int, Sendable {
  /// No player is assigned.
  case indexUnset = -1
  /// The first player.
  case index1 = 0
  /// The second player.
  case index2 = 1
  /// The third player.
  case index3 = 2
  /// The fourth player.
  case index4 = 3
}

/// The handling of system gestures on an element.
public enum GCSystemGestureState: Int, Sendable {
  /// The system's gesture is recognized first.
  case enabled = 0
  /// The app receives the input immediately.
  case alwaysReceive = 1
  /// The system's gesture is disabled.
  case disabled = 2
}

extension NSNotification.Name {
  /// A notification that a mouse was connected; never posted.
  public static let GCMouseDidConnect = NSNotification.Name("GCMouseDidConnectNotification")
  /// A notification that a mouse was disconnected; never posted.
  public static let GCMouseDidDisconnect = NSNotification.Name("GCMouseDidDisconnectNotification")
  /// Posted when a mouse has become current; never posted.
  public static let GCMouseDidBecomeCurrent =
    NSNotification.Name("GCMouseDidBecomeCurrentNotification")
  /// Posted when a mouse is no longer current; never posted.
  public static let GCMouseDidStopBeingCurrent =
    NSNotification.Name("GCMouseDidStopBeingCurrentNotification")
}
