/// The profile of a PlayStation 4 controller.
///
/// Linux reports the touchpad as a separate device, so its fingers are unknown.
open class GCDualShockGamepad: GCExtendedGamepad {
  /// The button in the touchpad.
  open private(set) var touchpadButton: GCControllerButtonInput
  /// The position of the first finger on the touchpad.
  open private(set) var touchpadPrimary: GCControllerDirectionPad
  /// The position of the second finger on the touchpad.
  open private(set) var touchpadSecondary: GCControllerDirectionPad

  init(_ elements: ControllerElements) {
    touchpadButton = elements.button(.touchpadButton)
    touchpadPrimary = GCControllerDirectionPad(GCInputDualShockTouchpadOne, isAnalog: true)
    touchpadSecondary = GCControllerDirectionPad(GCInputDualShockTouchpadTwo, isAnalog: true)
    super.init(elements)
    add([touchpadButton, touchpadPrimary, touchpadSecondary])
  }

  override func makeCopy() -> GCPhysicalInputProfile { GCDualShockGamepad(origin) }
}
