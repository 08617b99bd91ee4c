/// A line beneath letters or through them, as it is asked for.
public struct TextRule: Sendable, Hashable {
  /// What is drawn of it.
  public enum Pattern: UInt8, Sendable, Hashable, CaseIterable {
    /// All.
    case solid
    /// Dots.
    case dots
    /// Dashes.
    case dashes
    /// A dash and a dot, by turns.
    case dashDot
    /// A dash and two dots, by turns.
    case dashDotDot
  }

  /// Its colour; `nil` for that of the letters.
  public var color: DrawingColor?
  /// How many times thicker than usual it is.
  public var weight: Double
  /// Whether there are two of them.
  public var isDouble: Bool
  /// What is drawn of it.
  public var pattern: Pattern

  /// Makes a line; without arguments, a plain one in the colour of the letters.
  public init(
    color: DrawingColor? = nil, weight: Double = 1, isDouble: Bool = false,
    pattern: Pattern = .solid
  ) {
    (self.color, self.weight, self.isDouble, self.pattern) = (color, weight, isDouble, pattern)
  }
}
