import TactusPhoneTypes

/// A state change of a key of the keyboard.
///
/// The steps Keys.K1…
public struct KeyStroke: Sendable, Equatable {
  /// The phase of the key press.
  public var phase: Phase
  /// The key.
  public var key: KeyboardKey
  /// The modifiers that are held, including the key itself.
  public var modifiers: KeyModifiers
  /// The time of the change.
  public var time: PhoneInstant

  /// The phase of a key press.
  public enum Phase: String, Sendable, CaseIterable {
    /// The key was pressed.
    case began
    /// The key was released.
    case ended
    /// The key press was cancelled for the app; the key may still be down.
    case cancelled
  }

  /// Creates a key stroke.
  ///
  /// - Parameters:
  ///   - phase: The phase of the key press.
  ///   - key: The key.
  ///   - modifiers: The modifiers that are held, including the key itself.
  ///   - time: The time of the change.
  public init(
    _ phase: Phase, _ key: KeyboardKey, _ modifiers: KeyModifiers = [], at time: PhoneInstant
  ) {
    (self.phase, self.key, self.modifiers, self.time) = (phase, key, modifiers, time)
  }

  /// The characters that the key types with its modifiers (Keys.K4).
  public var characters: String {
    key.characters(
      shift: modifiers.contains(.shift), capsLock: modifiers.contains(.capsLock))
  }

  /// The characters that the key types with no modifier but Shift (Keys.K4).
  public var charactersIgnoringModifiers: String {
    key.characters(shift: modifiers.contains(.shift), capsLock: false)
  }
}
