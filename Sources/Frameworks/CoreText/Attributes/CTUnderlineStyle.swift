/// The style of an underline, the value of the attribute `kCTUnderlineStyleAttributeName` together
/// with `CTUnderlineStyleModifiers`.
public struct CTUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The style as bits, those of `NSUnderlineStyle`.
  public let rawValue: Int32

  /// Creates a style from bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// One line.
  public static let single = CTUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = CTUnderlineStyle(rawValue: 0x09)
}
