/// A closure called for each changed element of a gamepad.
public typealias GCGamepadValueChangedHandler = (GCGamepad, GCControllerElement) -> Void

/// The profile of a gamepad without sticks, superseded by `GCExtendedGamepad`.
open class GCGamepad: GCPhysicalInputProfile {
  /// The controller of the profile.
  open internal(set) weak var controller: GCController?
  /// A closure called for each changed element.
  open var valueChangedHandler: GCGamepadValueChangedHandler?
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
  /// The left shoulder button.
  open private(set) var leftShoulder: GCControllerButtonInput
  /// The upper button at the right front.
  open private(set) var rightShoulder: GCControllerButtonInput

  // MARK: Internals

  /// The elements from which the profile was created.
  let origin: ControllerElements

  init(_ elements: ControllerElements) {
    origin = elements
    dpad = elements.pad(.directionX)
    buttonA = elements.button(.buttonA)
    buttonB = elements.button(.buttonB)
    buttonX = elements.button(.buttonX)
    buttonY = elements.button(.buttonY)
    leftShoulder = elements.button(.leftShoulder)
    rightShoulder = elements.button(.rightShoulder)
    super.init(named: [dpad, buttonA, buttonB, buttonX, buttonY, leftShoulder, rightShoulder])
  }

  override func makeCopy() -> GCPhysicalInputProfile { GCGamepad(origin) }

  override func report(_ element: GCControllerElement) { valueChangedHandler?(self, element) }
}
