/// The pattern of an underline, which is added to a `CTUnderlineStyle`.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable, Hashable {
  /// The pattern as bits, those of `NSUnderlineStyle`.
  public let rawValue: Int32

  /// Creates a pattern from bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Dots.
  public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
  /// Dashes and dots.
  public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
  /// Dashes and two dots.
  public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}
