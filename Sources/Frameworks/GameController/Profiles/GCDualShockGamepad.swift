/// The profile of a PlayStation 4 controller.
///
/// Linux reports its touchpad as a device of its own, so fingers on it are not known.
open class GCDualShockGamepad: GCExtendedGamepad {
  /// The button in the touchpad.
  open private(set) var touchpadButton: GCControllerButtonInput
  /// The place of the first finger on the touchpad.
  open private(set) var touchpadPrimary: GCControllerDirectionPad
  /// The place of the second finger on the touchpad.
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
