/// The kinds of text that Writing Tools may produce; the phone has none.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Text without attributes.
  public static let plainText = Self(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = Self(rawValue: 1 << 1)
  /// Lists.
  public static let list = Self(rawValue: 1 << 2)
  /// Tables.
  public static let table = Self(rawValue: 1 << 3)
  /// Lists and tables as presentation intents.
  ///
  /// - Since: 26.0.
  public static let presentationIntent = Self(rawValue: 1 << 4)
}
