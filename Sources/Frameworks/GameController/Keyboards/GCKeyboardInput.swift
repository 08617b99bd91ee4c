/// A closure called when a key is pressed or released, with the keys, the key as a button, its
/// code, and whether it is pressed.
public typealias GCKeyboardValueChangedHandler = (
  GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool
) -> Void

/// The keys of a keyboard as buttons.
open class GCKeyboardInput: GCPhysicalInputProfile {
  /// A closure called when a key is pressed or released.
  open var keyChangedHandler: GCKeyboardValueChangedHandler?
  /// Whether any key is pressed.
  open var isAnyKeyPressed: Bool { keys.values.contains { $0.isPressed } }

  /// Returns the button of a key; nil if there is no such key.
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { keys[code] }

  // MARK: Internals

  private let keys: [GCKeyCode: GCControllerButtonInput]

  init() {
    let keys = Dictionary(
      uniqueKeysWithValues: GCKeyCode.all.map { code in
        // Apple's names of the keys are not documented; nothing but these names is ours.
        (code, GCControllerButtonInput("Key \(code.rawValue)", isAnalog: false))
      })
    self.keys = keys
    super.init(named: GCKeyCode.all.map { keys[$0] })
  }

  /// Applies the state of a key.
  func take(_ code: GCKeyCode, isPressed: Bool) {
    guard let button = keys[code] else { return }
    let calls = HandlerCalls()
    guard button.update(isPressed ? 1 : 0, calls) else { return }
    calls.add { [self] in keyChangedHandler?(self, button, code, isPressed) }
    finish(calls)
  }

  override func makeCopy() -> GCPhysicalInputProfile { GCKeyboardInput() }
}
