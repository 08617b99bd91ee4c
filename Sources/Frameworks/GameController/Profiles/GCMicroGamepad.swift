/// A closure called for each changed element of a remote.
public typealias GCMicroGamepadValueChangedHandler = (GCMicroGamepad, GCControllerElement) -> Void

/// The profile of a remote, which gamepads have as well (GameControllers.CO5).
open class GCMicroGamepad: GCPhysicalInputProfile {
  /// The controller of the profile.
  open internal(set) weak var controller: GCController?
  /// A closure called for each changed element.
  open var valueChangedHandler: GCMicroGamepadValueChangedHandler?
  /// The direction pad.
  open private(set) var dpad: GCControllerDirectionPad
  /// The first button.
  open private(set) var buttonA: GCControllerButtonInput
  /// The second button.
  open private(set) var buttonX: GCControllerButtonInput
  /// The menu button.
  open private(set) var buttonMenu: GCControllerButtonInput
  /// Whether values of the direction pad are absolute rather than relative to the start of the
  /// touch; stored without effect.
  open var reportsAbsoluteDpadValues = false
  /// Whether the direction pad follows the remote's orientation; stored without effect.
  open var allowsRotation = false

  /// Sets the values of a snapshot to those of another remote.
  open func setStateFromMicroGamepad(_ microGamepad: GCMicroGamepad) {
    setStateFromPhysicalInput(microGamepad)
  }

  // MARK: Internals

  /// The elements from which the profile was created.
  let origin: ControllerElements

  init(_ elements: ControllerElements) {
    origin = elements
    dpad = elements.pad(.directionX)
    buttonA = elements.button(.buttonA)
    buttonX = elements.button(.buttonX)
    buttonMenu = elements.button(.buttonMenu)
    super.init(named: [dpad, buttonA, buttonX, buttonMenu])
  }

  override func makeCopy() -> GCPhysicalInputProfile { GCMicroGamepad(origin) }

  override func report(_ element: GCControllerElement) { valueChangedHandler?(self, element) }
}
