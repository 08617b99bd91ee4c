/// The modifier keys that are held while another key is pressed.
///
/// The numbers are those of Apple's `UIKeyModifierFlags` (documented).
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock is on.
  public static let capsLock = KeyModifiers(rawValue: 1 << 16)
  /// Shift is held.
  public static let shift = KeyModifiers(rawValue: 1 << 17)
  /// Control is held.
  public static let control = KeyModifiers(rawValue: 1 << 18)
  /// Option is held.
  public static let alternate = KeyModifiers(rawValue: 1 << 19)
  /// Command is held.
  public static let command = KeyModifiers(rawValue: 1 << 20)
  /// The key is on the keypad.
  public static let numericPad = KeyModifiers(rawValue: 1 << 21)

  /// All modifiers.
  public static let all: KeyModifiers = [
    .capsLock, .shift, .control, .alternate, .command, .numericPad,
  ]
}
