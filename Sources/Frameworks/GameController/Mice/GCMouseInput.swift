/// A closure called when a mouse moves, with the horizontal and vertical distance.
public typealias GCMouseMoved = (GCMouseInput, Float, Float) -> Void

/// The buttons and the movement of a mouse.
open class GCMouseInput: GCPhysicalInputProfile {
  /// A closure called when the mouse moves; never called.
  open var mouseMovedHandler: GCMouseMoved?
  /// The wheel.
  open private(set) var scroll: GCDeviceCursor
  /// The left button.
  open private(set) var leftButton: GCControllerButtonInput
  /// The right button.
  open private(set) var rightButton: GCControllerButtonInput?
  /// The middle button.
  open private(set) var middleButton: GCControllerButtonInput?
  /// Further buttons.
  open var auxiliaryButtons: [GCControllerButtonInput]? { nil }

  // MARK: Internals

  init() {
    scroll = GCDeviceCursor("Scroll", isAnalog: true)
    leftButton = GCControllerButtonInput("Left Button", isAnalog: false)
    rightButton = GCControllerButtonInput("Right Button", isAnalog: false)
    middleButton = GCControllerButtonInput("Middle Button", isAnalog: false)
    super.init(named: [scroll, leftButton, rightButton, middleButton])
  }

  override func makeCopy() -> GCPhysicalInputProfile { GCMouseInput() }
}
