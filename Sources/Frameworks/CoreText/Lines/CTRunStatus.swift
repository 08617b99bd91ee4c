/// Properties of a run of glyphs.
public struct CTRunStatus: OptionSet, Sendable, Hashable {
  /// The properties as bits.
  public let rawValue: UInt32

  /// Creates properties from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The text runs from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// The glyphs are not in the order of the text.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// The glyphs need a text matrix of their own; here none does.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}
