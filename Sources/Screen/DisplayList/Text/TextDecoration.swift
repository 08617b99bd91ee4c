/// The attributes of an underline or strikethrough.
public struct TextDecoration: Sendable, Hashable {
  /// The line pattern.
  public enum Pattern: UInt8, Sendable, Hashable, CaseIterable {
    /// Solid.
    case solid
    /// Dots.
    case dots
    /// Dashes.
    case dashes
    /// A dash and a dot in turn.
    case dashDot
    /// A dash and two dots in turn.
    case dashDotDot
  }

  /// The color, or `nil` for that of the text.
  public var color: DrawingColor?
  /// The thickness relative to a plain line.
  public var weight: Double
  /// Whether the line is double.
  public var isDouble: Bool
  /// The line pattern.
  public var pattern: Pattern

  /// Creates a line; the default is a plain line in the color of the text.
  public init(
    color: DrawingColor? = nil, weight: Double = 1, isDouble: Bool = false,
    pattern: Pattern = .solid
  ) {
    (self.color, self.weight, self.isDouble, self.pattern) = (color, weight, isDouble, pattern)
  }
}
