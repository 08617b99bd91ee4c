internal import TactusPhoneHardware

/// The elements of a controller, from which its profiles are created.
struct ControllerElements {
  /// The kind of the controller.
  var kind = GamepadDescription.Kind.standard
  /// The controls.
  var controls = GamepadDescription.usualControls
  /// The buttons with intermediate values.
  var analogControls: Set<GamepadControl> = [.leftTrigger, .rightTrigger]

  /// Returns a button.
  func button(_ control: GamepadControl) -> GCControllerButtonInput {
    GCControllerButtonInput(
      control.elementName, isAnalog: analogControls.contains(control),
      label: control.label(on: kind))
  }

  /// Returns a button; nil if the controller lacks it.
  func optionalButton(_ control: GamepadControl) -> GCControllerButtonInput? {
    controls.contains(control) ? button(control) : nil
  }

  /// Returns a trigger with a motor.
  func adaptiveTrigger(_ control: GamepadControl) -> GCDualSenseAdaptiveTrigger {
    GCDualSenseAdaptiveTrigger(
      control.elementName, isAnalog: true, label: control.label(on: kind))
  }

  /// Returns a direction pad or stick by its axis to the right.
  func pad(_ control: GamepadControl) -> GCControllerDirectionPad {
    GCControllerDirectionPad(
      control.elementName, isAnalog: control != .directionX, label: control.label(on: kind))
  }
}
