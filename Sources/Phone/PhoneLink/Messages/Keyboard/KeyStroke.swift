import PhoneHardware

/// What became of a key of the keyboard.
///
/// The steps K1… are in `Documentation/Behaviour/Keys.md`.
public struct KeyStroke: Sendable, Equatable {
  /// What became of it.
  public var phase: Phase
  /// Which it is.
  public var key: KeyboardKey
  /// What is held meanwhile, the key itself included.
  public var modifiers: KeyModifiers
  /// When.
  public var time: PhoneInstant

  /// What became of a key.
  public enum Phase: String, Sendable, CaseIterable {
    /// It went down.
    case began
    /// It came up.
    case ended
    /// It is taken away from the app, wherever it is.
    case cancelled
  }

  /// Tells of a key.
  ///
  /// - Parameters:
  ///   - phase: What became of it.
  ///   - key: Which it is.
  ///   - modifiers: What is held meanwhile, the key itself included.
  ///   - time: When.
  public init(
    _ phase: Phase, _ key: KeyboardKey, _ modifiers: KeyModifiers = [], at time: PhoneInstant
  ) {
    (self.phase, self.key, self.modifiers, self.time) = (phase, key, modifiers, time)
  }

  /// What it writes with what is held (K4).
  public var characters: String {
    key.characters(
      shift: modifiers.contains(.shift), capsLock: modifiers.contains(.capsLock))
  }

  /// What it writes with nothing held but Shift (K4).
  public var charactersIgnoringModifiers: String {
    key.characters(shift: modifiers.contains(.shift), capsLock: false)
  }
}
