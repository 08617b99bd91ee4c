/// The profile of an Xbox controller.
open class GCXboxGamepad: GCExtendedGamepad {
  /// The first paddle.
  open private(set) var paddleButton1: GCControllerButtonInput?
  /// The second paddle.
  open private(set) var paddleButton2: GCControllerButtonInput?
  /// The third paddle.
  open private(set) var paddleButton3: GCControllerButtonInput?
  /// The fourth paddle.
  open private(set) var paddleButton4: GCControllerButtonInput?
  /// The share button.
  open var buttonShare: GCControllerButtonInput? { buttons[GCInputButtonShare] }

  init(_ elements: ControllerElements) {
    paddleButton1 = elements.optionalButton(.paddleOne)
    paddleButton2 = elements.optionalButton(.paddleTwo)
    paddleButton3 = elements.optionalButton(.paddleThree)
    paddleButton4 = elements.optionalButton(.paddleFour)
    super.init(elements)
    add([paddleButton1, paddleButton2, paddleButton3, paddleButton4])
  }

  override func makeCopy() -> GCPhysicalInputProfile { GCXboxGamepad(origin) }
}
