/// The style of an underline or a strikethrough.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The kind of line and the bits of its pattern.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A single line of double thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// A double line.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A dotted line.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A line of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A line of dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line under words only; no effect here.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
