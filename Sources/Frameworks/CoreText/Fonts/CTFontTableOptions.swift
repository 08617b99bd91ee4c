/// Options for reading the tables of a font's file; none has an effect, as no table is synthesized.
public struct CTFontTableOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Synthesized tables are left out.
  public static let excludeSynthetic = CTFontTableOptions(rawValue: 1 << 0)
}
