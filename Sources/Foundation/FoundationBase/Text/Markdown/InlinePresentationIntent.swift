/// The semantic markup of a part of a line, independent of its appearance.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, usually italic.
  public static let emphasized = Self(rawValue: 1)
  /// Strong emphasis, usually bold.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// Code.
  public static let code = Self(rawValue: 4)
  /// Deleted text.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line break of the source that need not be shown.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// Inline HTML.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// Block HTML.
  public static let blockHTML = Self(rawValue: 1 << 9)
}
