import PhoneLink

/// A key of a keyboard that is pressed.
///
/// The steps K3 and K4 are in `Documentation/Behaviour/Keys.md`.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// What it writes with what is held; a key that writes nothing has the name of its input, such as
  /// `UIKeyCommand.inputLeftArrow`, or none (K4).
  open var characters: String { stroke.characters }
  /// What it writes if nothing but Shift is held.
  open var charactersIgnoringModifiers: String { stroke.charactersIgnoringModifiers }
  /// What is held, the key itself included (K3).
  open var modifierFlags: UIKeyModifierFlags {
    UIKeyModifierFlags(rawValue: stroke.modifiers.rawValue)
  }
  /// Which key it is, wherever its letter may be printed.
  open var keyCode: UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: stroke.key.usage) ?? .keyboard_Reserved
  }

  /// The key itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  init(_ stroke: KeyStroke) { self.stroke = stroke }

  private let stroke: KeyStroke
}
