/// The modifier keys that are held with another key.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits (documented).
  public let rawValue: Int
  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift is held.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control is held.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option is held.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command is held.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
