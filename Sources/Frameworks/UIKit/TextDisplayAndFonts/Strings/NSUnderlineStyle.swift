/// A line beneath letters or through them.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The kind of line, and a bit each for what else is asked.
  public let rawValue: Int
  /// Makes a style of its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line, twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// A dash and a dot, by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots, by turns.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only words, and not what is between them; here what is between has the line as well.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
