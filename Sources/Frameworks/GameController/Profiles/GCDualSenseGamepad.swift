/// The profile of a PlayStation 5 controller.
///
/// Linux reports the touchpad as a separate device, so its fingers are unknown.
open class GCDualSenseGamepad: GCExtendedGamepad {
  /// The button in the touchpad.
  open private(set) var touchpadButton: GCControllerButtonInput
  /// The position of the first finger on the touchpad.
  open private(set) var touchpadPrimary: GCControllerDirectionPad
  /// The position of the second finger on the touchpad.
  open private(set) var touchpadSecondary: GCControllerDirectionPad

  /// The left trigger.
  open override var leftTrigger: GCDualSenseAdaptiveTrigger { adaptiveLeft }
  /// The lower button at the right front.
  open override var rightTrigger: GCDualSenseAdaptiveTrigger { adaptiveRight }

  // MARK: Internals

  private let adaptiveLeft: GCDualSenseAdaptiveTrigger
  private let adaptiveRight: GCDualSenseAdaptiveTrigger

  init(_ elements: ControllerElements) {
    touchpadButton = elements.button(.touchpadButton)
    touchpadPrimary = GCControllerDirectionPad(GCInputDualShockTouchpadOne, isAnalog: true)
    touchpadSecondary = GCControllerDirectionPad(GCInputDualShockTouchpadTwo, isAnalog: true)
    adaptiveLeft = elements.adaptiveTrigger(.leftTrigger)
    adaptiveRight = elements.adaptiveTrigger(.rightTrigger)
    super.init(elements, leftTrigger: adaptiveLeft, rightTrigger: adaptiveRight)
    add([touchpadButton, touchpadPrimary, touchpadSecondary])
  }

  override func makeCopy() -> GCPhysicalInputProfile { GCDualSenseGamepad(origin) }
}
