extension NSLayoutManager {
  /// The effect of a control character on the layout.
  public struct ControlCharacterAction: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character has no width and is not drawn.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The character is a space with a width from the delegate.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The character is a tab.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The character ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The character ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The character ends the text of the container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}
