// The attributes of styled subtitles.
//
// - Source: Apple's reference for the names. Confidence: a guess that the texts follow them.

/// The foreground color: an array of four numbers, 0…1, alpha first.
public let kCMTextMarkupAttribute_ForegroundColorARGB: CFString = "CMForegroundColorARGB"
/// The background color: an array of four numbers, 0…1, alpha first.
public let kCMTextMarkupAttribute_BackgroundColorARGB: CFString = "CMBackgroundColorARGB"
/// The background color of each character: an array of four numbers, 0…1, alpha first.
public let kCMTextMarkupAttribute_CharacterBackgroundColorARGB: CFString =
  "CMCharacterBackgroundColorARGB"
/// Whether the text is bold.
public let kCMTextMarkupAttribute_BoldStyle: CFString = "CMBoldStyle"
/// Whether the text is italic.
public let kCMTextMarkupAttribute_ItalicStyle: CFString = "CMItalicStyle"
/// Whether the text is underlined.
public let kCMTextMarkupAttribute_UnderlineStyle: CFString = "CMUnderlineStyle"
/// The font family.
public let kCMTextMarkupAttribute_FontFamilyName: CFString = "CMFontFamilyName"
/// The generic font family.
public let kCMTextMarkupAttribute_GenericFontFamilyName: CFString = "CMGenericFontFamilyName"
/// The font size in percent of the video height.
public let kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: CFString =
  "CMBaseFontSizePercentageRelativeToVideoHeight"
/// The font size relative to the default, in percent.
public let kCMTextMarkupAttribute_RelativeFontSize: CFString = "CMRelativeFontSize"
/// The vertical layout.
public let kCMTextMarkupAttribute_VerticalLayout: CFString = "CMVerticalLayout"
/// The alignment.
public let kCMTextMarkupAttribute_Alignment: CFString = "CMAlignment"
/// The position along the writing direction, in percent.
public let kCMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection: CFString =
  "CMTextPositionPercentageRelativeToWritingDirection"
/// The position across the writing direction, in percent.
public let kCMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection:
  CFString =
    "CMOrthogonalLinePositionPercentageRelativeToWritingDirection"
/// The extent along the writing direction, in percent.
public let kCMTextMarkupAttribute_WritingDirectionSizePercentage: CFString =
  "CMWritingDirectionSizePercentage"
/// The edge style of characters.
public let kCMTextMarkupAttribute_CharacterEdgeStyle: CFString = "CMCharacterEdgeStyle"

/// The default font.
public let kCMTextMarkupGenericFontName_Default: CFString = "default"
/// A serif font.
public let kCMTextMarkupGenericFontName_Serif: CFString = "serif"
/// A sans-serif font.
public let kCMTextMarkupGenericFontName_SansSerif: CFString = "sansSerif"
/// A monospaced font.
public let kCMTextMarkupGenericFontName_Monospace: CFString = "monospace"
/// A proportional serif font.
public let kCMTextMarkupGenericFontName_ProportionalSerif: CFString = "proportionalSerif"
/// A proportional sans-serif font.
public let kCMTextMarkupGenericFontName_ProportionalSansSerif: CFString = "proportionalSansSerif"
/// A monospaced serif font.
public let kCMTextMarkupGenericFontName_MonospaceSerif: CFString = "monospaceSerif"
/// A monospaced sans-serif font.
public let kCMTextMarkupGenericFontName_MonospaceSansSerif: CFString = "monospaceSansSerif"
/// A casual font.
public let kCMTextMarkupGenericFontName_Casual: CFString = "casual"
/// A cursive font.
public let kCMTextMarkupGenericFontName_Cursive: CFString = "cursive"
/// A decorative font.
public let kCMTextMarkupGenericFontName_Fantasy: CFString = "fantasy"
/// A small-capital font.
public let kCMTextMarkupGenericFontName_SmallCapital: CFString = "smallCapital"

/// Vertical lines from left to right.
public let kCMTextVerticalLayout_LeftToRight: CFString = "leftToRight"
/// Vertical lines from right to left.
public let kCMTextVerticalLayout_RightToLeft: CFString = "rightToLeft"

/// Aligned at the start of the line.
public let kCMTextMarkupAlignmentType_Start: CFString = "start"
/// Centered.
public let kCMTextMarkupAlignmentType_Middle: CFString = "middle"
/// Aligned at the end of the line.
public let kCMTextMarkupAlignmentType_End: CFString = "end"
/// Aligned on the left.
public let kCMTextMarkupAlignmentType_Left: CFString = "left"
/// Aligned on the right.
public let kCMTextMarkupAlignmentType_Right: CFString = "right"

/// Characters without edges.
public let kCMTextMarkupCharacterEdgeStyle_None: CFString = "none"
/// Characters that look raised.
public let kCMTextMarkupCharacterEdgeStyle_Raised: CFString = "raised"
/// Characters that look engraved.
public let kCMTextMarkupCharacterEdgeStyle_Depressed: CFString = "depressed"
/// Characters with an outline.
public let kCMTextMarkupCharacterEdgeStyle_Uniform: CFString = "uniform"
/// Characters with a shadow.
public let kCMTextMarkupCharacterEdgeStyle_DropShadow: CFString = "dropShadow"
