/// What a part of a line is, without a word about how it looks.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is emphasized, as with slanted letters.
  public static let emphasized = Self(rawValue: 1)
  /// It is strongly emphasized, as with bold letters.
  public static let stronglyEmphasized = Self(rawValue: 2)
  /// It is what a program or its user writes.
  public static let code = Self(rawValue: 4)
  /// It holds no more.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// Here the source began a new line, and the text need not.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// Here a new line begins.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// HTML on lines of its own.
  public static let blockHTML = Self(rawValue: 1 << 9)
}
