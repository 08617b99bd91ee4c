internal import TactusPhoneHardware

/// A closure called for each changed element of a gamepad.
public typealias GCExtendedGamepadValueChangedHandler = (GCExtendedGamepad, GCControllerElement) ->
  Void

/// The profile of a gamepad with two sticks (GameControllers.CO5).
open class GCExtendedGamepad: GCPhysicalInputProfile {
  /// The controller of the profile.
  open internal(set) weak var controller: GCController?
  /// A closure called for each changed element.
  open var valueChangedHandler: GCExtendedGamepadValueChangedHandler?
  /// The direction pad.
  open private(set) var dpad: GCControllerDirectionPad
  /// The lowest of the four buttons on the right.
  open private(set) var buttonA: GCControllerButtonInput
  /// The rightmost of the four buttons on the right.
  open private(set) var buttonB: GCControllerButtonInput
  /// The leftmost of the four buttons on the right.
  open private(set) var buttonX: GCControllerButtonInput
  /// The highest of the four buttons on the right.
  open private(set) var buttonY: GCControllerButtonInput
  /// The menu button.
  open private(set) var buttonMenu: GCControllerButtonInput
  /// The options button.
  open private(set) var buttonOptions: GCControllerButtonInput?
  /// The button with the logo.
  open private(set) var buttonHome: GCControllerButtonInput?
  /// The left stick.
  open private(set) var leftThumbstick: GCControllerDirectionPad
  /// The right stick.
  open private(set) var rightThumbstick: GCControllerDirectionPad
  /// The left shoulder button.
  open private(set) var leftShoulder: GCControllerButtonInput
  /// The upper button at the right front.
  open private(set) var rightShoulder: GCControllerButtonInput
  /// The left trigger.
  open var leftTrigger: GCControllerButtonInput { lowerLeft }
  /// The lower button at the right front.
  open var rightTrigger: GCControllerButtonInput { lowerRight }
  /// The left stick's button.
  open private(set) var leftThumbstickButton: GCControllerButtonInput?
  /// The button in the right stick.
  open private(set) var rightThumbstickButton: GCControllerButtonInput?

  /// Sets the values of a snapshot to those of another gamepad.
  open func setStateFromExtendedGamepad(_ extendedGamepad: GCExtendedGamepad) {
    setStateFromPhysicalInput(extendedGamepad)
  }

  // MARK: Internals

  /// The elements from which the profile was created.
  let origin: ControllerElements
  private let lowerLeft: GCControllerButtonInput
  private let lowerRight: GCControllerButtonInput

  init(
    _ elements: ControllerElements, leftTrigger: GCControllerButtonInput? = nil,
    rightTrigger: GCControllerButtonInput? = nil
  ) {
    origin = elements
    dpad = elements.pad(.directionX)
    buttonA = elements.button(.buttonA)
    buttonB = elements.button(.buttonB)
    buttonX = elements.button(.buttonX)
    buttonY = elements.button(.buttonY)
    buttonMenu = elements.button(.buttonMenu)
    buttonOptions = elements.optionalButton(.buttonOptions)
    buttonHome = elements.optionalButton(.buttonHome)
    leftThumbstick = elements.pad(.leftX)
    rightThumbstick = elements.pad(.rightX)
    leftShoulder = elements.button(.leftShoulder)
    rightShoulder = elements.button(.rightShoulder)
    lowerLeft = leftTrigger ?? elements.button(.leftTrigger)
    lowerRight = rightTrigger ?? elements.button(.rightTrigger)
    leftThumbstickButton = elements.optionalButton(.leftThumbstickButton)
    rightThumbstickButton = elements.optionalButton(.rightThumbstickButton)
    super.init(named: [
      dpad, buttonA, buttonB, buttonX, buttonY, buttonMenu, buttonOptions, buttonHome,
      leftThumbstick, rightThumbstick, leftShoulder, rightShoulder, lowerLeft,
      lowerRight, leftThumbstickButton, rightThumbstickButton,
      elements.optionalButton(.buttonShare),
    ])
  }

  override func makeCopy() -> GCPhysicalInputProfile { GCExtendedGamepad(origin) }

  override func report(_ element: GCControllerElement) { valueChangedHandler?(self, element) }
}
