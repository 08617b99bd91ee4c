/// The symbolic traits of a font.
public struct CTFontSymbolicTraits: OptionSet, Sendable, Hashable {
  /// The traits as bits, those of `UIFontDescriptor.SymbolicTraits`.
  public let rawValue: UInt32

  /// Creates traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The font is italic.
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  /// The font is bold.
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  /// The font is expanded.
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  /// The font is condensed.
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  /// All glyphs have one width.
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  /// The font has glyphs for vertical text.
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  /// The font is for user interfaces.
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
  /// The glyphs have colors.
  public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
  /// The font is composed of other fonts.
  public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
  /// The bits of the stylistic class, a `CTFontStylisticClass`.
  public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)

  /// The old name of `traitItalic`.
  public static let italicTrait = traitItalic
  /// The old name of `traitBold`.
  public static let boldTrait = traitBold
  /// The old name of `traitExpanded`.
  public static let expandedTrait = traitExpanded
  /// The old name of `traitCondensed`.
  public static let condensedTrait = traitCondensed
  /// The old name of `traitMonoSpace`.
  public static let monoSpaceTrait = traitMonoSpace
  /// The old name of `traitVertical`.
  public static let verticalTrait = traitVertical
  /// The old name of `traitUIOptimized`.
  public static let uiOptimizedTrait = traitUIOptimized
  /// The old name of `traitColorGlyphs`.
  public static let colorGlyphsTrait = traitColorGlyphs
  /// The old name of `traitComposite`.
  public static let compositeTrait = traitComposite
  /// The old name of `traitClassMask`.
  public static let classMaskTrait = traitClassMask
}
