/// A closure called when the value of a button changes, with the button, its value, and whether it
/// is pressed.
public typealias GCControllerButtonValueChangedHandler = (GCControllerButtonInput, Float, Bool) ->
  Void

/// A closure called when a finger touches or leaves a button, with the button, its value, and
/// whether it is pressed and touched.
public typealias GCControllerButtonTouchedChangedHandler = (
  GCControllerButtonInput, Float, Bool, Bool
) -> Void

/// A button of a controller (GameControllers.EL2, GameControllers.EL4).
open class GCControllerButtonInput: GCControllerElement {
  /// A closure called when the value changes.
  open var valueChangedHandler: GCControllerButtonValueChangedHandler?
  /// A closure called when the button is pressed or released.
  open var pressedChangedHandler: GCControllerButtonValueChangedHandler?
  /// A closure called when a finger touches or leaves the button.
  open var touchedChangedHandler: GCControllerButtonTouchedChangedHandler?
  /// The value, 0…1.
  open private(set) var value: Float = 0
  /// Whether the button is pressed.
  open private(set) var isPressed = false
  /// Whether a finger touches the button.
  open private(set) var isTouched = false

  /// The value from which an analog button counts as pressed.
  ///
  /// - Source: ours. Confidence: guess.
  static let threshold: Float = 0.5

  /// Sets the value of a button of a snapshot.
  open func setValue(_ value: Float) { set { update(value, $0) } }

  // MARK: Internals

  /// Applies a value, and adds the handlers to be called.
  ///
  /// - Returns: Whether the value has changed.
  @discardableResult
  func update(_ new: Float, _ calls: HandlerCalls) -> Bool {
    let new = min(max(new, 0), 1)
    guard new != value else { return false }
    let (wasPressed, wasTouched) = (isPressed, isTouched)
    value = new
    isPressed = isAnalog ? new >= Self.threshold : new > 0
    // Linux reports no touches without pressure.
    isTouched = new > 0
    calls.addChange(of: self)
    calls.add { [self, isPressed] in valueChangedHandler?(self, new, isPressed) }
    if isPressed != wasPressed {
      calls.add { [self, isPressed] in pressedChangedHandler?(self, new, isPressed) }
    }
    if isTouched != wasTouched {
      calls.add { [self, isPressed, isTouched] in
        touchedChangedHandler?(self, new, isPressed, isTouched)
      }
    }
    return true
  }

  override func copy(from other: GCControllerElement, _ calls: HandlerCalls) {
    if let other = other as? GCControllerButtonInput { update(other.value, calls) }
  }
}
