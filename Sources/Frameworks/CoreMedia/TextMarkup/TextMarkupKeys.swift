// The attributes of styled subtitles.
//
// - Source: Apple's reference for the names. Confidence: a guess that the texts follow them.

/// The color of the text: an array of four numbers from 0 to 1, alpha first.
public let kCMTextMarkupAttribute_ForegroundColorARGB: CFString = "CMForegroundColorARGB"
/// The color behind the text: an array of four numbers from 0 to 1, alpha first.
public let kCMTextMarkupAttribute_BackgroundColorARGB: CFString = "CMBackgroundColorARGB"
/// The color behind each character: an array of four numbers from 0 to 1, alpha first.
public let kCMTextMarkupAttribute_CharacterBackgroundColorARGB: CFString =
  "CMCharacterBackgroundColorARGB"
/// Whether the text is bold.
public let kCMTextMarkupAttribute_BoldStyle: CFString = "CMBoldStyle"
/// Whether the text is italic.
public let kCMTextMarkupAttribute_ItalicStyle: CFString = "CMItalicStyle"
/// Whether the text is underlined.
public let kCMTextMarkupAttribute_UnderlineStyle: CFString = "CMUnderlineStyle"
/// The family of the font.
public let kCMTextMarkupAttribute_FontFamilyName: CFString = "CMFontFamilyName"
/// The kind of the font.
public let kCMTextMarkupAttribute_GenericFontFamilyName: CFString = "CMGenericFontFamilyName"
/// The size of the font in per cent of the height of the pictures.
public let kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: CFString =
  "CMBaseFontSizePercentageRelativeToVideoHeight"
/// The size of the font in per cent of the usual one.
public let kCMTextMarkupAttribute_RelativeFontSize: CFString = "CMRelativeFontSize"
/// The order of vertical lines.
public let kCMTextMarkupAttribute_VerticalLayout: CFString = "CMVerticalLayout"
/// The alignment.
public let kCMTextMarkupAttribute_Alignment: CFString = "CMAlignment"
/// The place along the direction of writing, in per cent.
public let kCMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection: CFString =
  "CMTextPositionPercentageRelativeToWritingDirection"
/// The place across the direction of writing, in per cent.
public let kCMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection:
  CFString =
    "CMOrthogonalLinePositionPercentageRelativeToWritingDirection"
/// The length along the direction of writing, in per cent.
public let kCMTextMarkupAttribute_WritingDirectionSizePercentage: CFString =
  "CMWritingDirectionSizePercentage"
/// The edges of the characters.
public let kCMTextMarkupAttribute_CharacterEdgeStyle: CFString = "CMCharacterEdgeStyle"

/// The kind of font: default.
public let kCMTextMarkupGenericFontName_Default: CFString = "default"
/// The kind of font: serif.
public let kCMTextMarkupGenericFontName_Serif: CFString = "serif"
/// The kind of font: sans serif.
public let kCMTextMarkupGenericFontName_SansSerif: CFString = "sansSerif"
/// The kind of font: monospace.
public let kCMTextMarkupGenericFontName_Monospace: CFString = "monospace"
/// The kind of font: proportional serif.
public let kCMTextMarkupGenericFontName_ProportionalSerif: CFString = "proportionalSerif"
/// The kind of font: proportional sans serif.
public let kCMTextMarkupGenericFontName_ProportionalSansSerif: CFString = "proportionalSansSerif"
/// The kind of font: monospace serif.
public let kCMTextMarkupGenericFontName_MonospaceSerif: CFString = "monospaceSerif"
/// The kind of font: monospace sans serif.
public let kCMTextMarkupGenericFontName_MonospaceSansSerif: CFString = "monospaceSansSerif"
/// The kind of font: casual.
public let kCMTextMarkupGenericFontName_Casual: CFString = "casual"
/// The kind of font: cursive.
public let kCMTextMarkupGenericFontName_Cursive: CFString = "cursive"
/// The kind of font: fantasy.
public let kCMTextMarkupGenericFontName_Fantasy: CFString = "fantasy"
/// The kind of font: small capital.
public let kCMTextMarkupGenericFontName_SmallCapital: CFString = "smallCapital"

/// The order of vertical lines: left to right.
public let kCMTextVerticalLayout_LeftToRight: CFString = "leftToRight"
/// The order of vertical lines: right to left.
public let kCMTextVerticalLayout_RightToLeft: CFString = "rightToLeft"

/// The alignment: start.
public let kCMTextMarkupAlignmentType_Start: CFString = "start"
/// The alignment: middle.
public let kCMTextMarkupAlignmentType_Middle: CFString = "middle"
/// The alignment: end.
public let kCMTextMarkupAlignmentType_End: CFString = "end"
/// The alignment: left.
public let kCMTextMarkupAlignmentType_Left: CFString = "left"
/// The alignment: right.
public let kCMTextMarkupAlignmentType_Right: CFString = "right"

/// The edges of the characters: none.
public let kCMTextMarkupCharacterEdgeStyle_None: CFString = "none"
/// The edges of the characters: raised.
public let kCMTextMarkupCharacterEdgeStyle_Raised: CFString = "raised"
/// The edges of the characters: depressed.
public let kCMTextMarkupCharacterEdgeStyle_Depressed: CFString = "depressed"
/// The edges of the characters: uniform.
public let kCMTextMarkupCharacterEdgeStyle_Uniform: CFString = "uniform"
/// The edges of the characters: drop shadow.
public let kCMTextMarkupCharacterEdgeStyle_DropShadow: CFString = "dropShadow"
