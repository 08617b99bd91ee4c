/// Options of the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable, Hashable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bounds exclude the leading, which is 0.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// The bounds exclude horizontal shifts of glyphs; there are none.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Punctuation hangs outside the bounds; here it never does.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The bounds are those of the glyphs' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The bounds are those of the font.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// The bounds include room for the marks of all languages; here they always do.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
