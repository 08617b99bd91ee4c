/// Options of reading the tables of a font's file; no table is synthesized, so none has an effect.
public struct CTFontTableOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Tables that the system makes are left out.
  public static let excludeSynthetic = CTFontTableOptions(rawValue: 1 << 0)
}
