extension XCUIElement {
  /// A set of modifier keys.
  ///
  /// - Source: the names are Apple's, the numbers of the bits a guess.
  public struct KeyModifierFlags: OptionSet, Sendable {
    /// The bits, one for each key.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps Lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    /// The Shift key.
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    /// The Control key.
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    /// The Option key.
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    /// The Command key.
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
    /// The Function key, which the phone's keyboard lacks.
    public static let function = KeyModifierFlags(rawValue: 1 << 5)
    /// Caps Lock.
    public static let alphaShift = capsLock
    /// The Option key.
    public static let alternate = option
  }
}
