import TactusPhoneLink

/// A key of a keyboard.
///
/// The steps Keys.K3 and Keys.K4.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// Creates a key without characters, for subclasses.
  public override init() {
    stroke = nil
    super.init()
  }

  /// The characters with the held modifiers; for a key without characters the name of its input,
  /// such as `UIKeyCommand.inputLeftArrow`, or an empty string (Keys.K4).
  open var characters: String { stroke?.characters ?? "" }
  /// The characters with no modifier but Shift.
  open var charactersIgnoringModifiers: String { stroke?.charactersIgnoringModifiers ?? "" }
  /// The held modifiers, including the key itself (Keys.K3).
  open var modifierFlags: UIKeyModifierFlags {
    stroke.map { UIKeyModifierFlags(rawValue: $0.modifiers.rawValue) } ?? []
  }
  /// The physical key, independent of the layout.
  open var keyCode: UIKeyboardHIDUsage {
    stroke.flatMap { UIKeyboardHIDUsage(rawValue: $0.key.usage) } ?? .keyboard_Reserved
  }

  /// Returns the key itself, as it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  package init(_ stroke: KeyStroke) { self.stroke = stroke }

  private let stroke: KeyStroke?
}
