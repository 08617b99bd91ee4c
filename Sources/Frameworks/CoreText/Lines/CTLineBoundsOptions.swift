/// Options of the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bounds do not contain the leading, which is 0.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// The bounds do not contain shifts of glyphs across; there are none.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Punctuation hangs out of the bounds; it does not here.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The bounds are those of the glyphs' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The bounds are those of the font.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// The bounds have room for the marks of all languages; they always do here.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
