// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreText.tsv.
// Do not edit.

public import TactusFoundation

/// Whether vertical glyph forms are used, which has no effect.
public let kCTVerticalFormsAttributeName: CFString = "CTVerticalForms"
/// Whether text is horizontal within vertical lines, which has no effect.
public let kCTHorizontalInVerticalFormsAttributeName: CFString = "CTHorizontalInVerticalForms"
/// The shapes of characters, which has no effect.
public let kCTCharacterShapeAttributeName: CFString = "NSCharacterShape"
/// The baseline class of the text, such as `kCTBaselineClassRoman`, which has no effect.
public let kCTBaselineClassAttributeName: CFString = "CTBaselineClass"
/// The positions of baselines, which has no effect.
public let kCTBaselineInfoAttributeName: CFString = "CTBaselineInfo"
/// The positions of the baselines of a reference font, which has no effect.
public let kCTBaselineReferenceInfoAttributeName: CFString = "CTBaselineReferenceInfo"

/// The roman baseline, of Latin letters.
public let kCTBaselineClassRoman: CFString = "Roman"
/// The centers of ideographs.
public let kCTBaselineClassIdeographicCentered: CFString = "IdeographicCentered"
/// The lower edges of ideographs.
public let kCTBaselineClassIdeographicLow: CFString = "IdeographicLow"
/// The upper edges of ideographs.
public let kCTBaselineClassIdeographicHigh: CFString = "IdeographicHigh"
/// The hanging baseline, as in Devanagari.
public let kCTBaselineClassHanging: CFString = "Hanging"
/// The centers of mathematical signs.
public let kCTBaselineClassMath: CFString = "Math"
/// The key of the font whose baselines are aligned with.
public let kCTBaselineReferenceFont: CFString = "ReferenceFont"
/// The key of the font of the text itself.
public let kCTBaselineOriginalFont: CFString = "OriginalFont"

/// A character collection, whose numbers identify glyphs.
public enum CTCharacterCollection: UInt16, Sendable, Hashable {
  /// Glyph numbers of the font.
  case identityMapping = 0
  /// Traditional Chinese.
  case adobeCNS1
  /// Simplified Chinese.
  case adobeGB1
  /// Japanese.
  case adobeJapan1
  /// Additional Japanese characters.
  case adobeJapan2
  /// Korean.
  case adobeKorea1
}

/// The ways to fit text into the width of a line.
public enum CTLineBreakMode: UInt8, Sendable, Hashable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break between characters.
  case byCharWrapping
  /// Lines are clipped.
  case byClipping
  /// The start is replaced by an ellipsis.
  case byTruncatingHead
  /// The end is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle
}

/// The values of a paragraph style.
public enum CTParagraphStyleSpecifier: UInt32, Sendable, Hashable {
  /// The alignment, a `CTTextAlignment`.
  case alignment = 0
  /// The indent of the first line, a `CGFloat` in points.
  case firstLineHeadIndent
  /// The indent of the other lines, a `CGFloat` in points.
  case headIndent
  /// The tail indent: the end of lines, a `CGFloat` in points.
  case tailIndent
  /// The tab stops, a `CFArray` of `CTTextTab`.
  case tabStops
  /// The default interval between tab stops, a `CGFloat` in points.
  case defaultTabInterval
  /// The line break mode, a `CTLineBreakMode`.
  case lineBreakMode
  /// The line height multiple, a `CGFloat`.
  case lineHeightMultiple
  /// The maximum line height, a `CGFloat` in points.
  case maximumLineHeight
  /// The minimum line height, a `CGFloat` in points.
  case minimumLineHeight
  /// The line spacing, a `CGFloat` in points.
  case lineSpacing
  /// The space after the paragraph, a `CGFloat` in points.
  case paragraphSpacing
  /// The space before the paragraph, a `CGFloat` in points.
  case paragraphSpacingBefore
  /// The direction of writing, a `CTWritingDirection`.
  case baseWritingDirection
  /// The maximum line spacing, a `CGFloat` in points; a style clamps its spacing to it.
  case maximumLineSpacing
  /// The minimum line spacing, a `CGFloat` in points; a style clamps its spacing to it.
  case minimumLineSpacing
  /// The line spacing, a `CGFloat` in points.
  case lineSpacingAdjustment
  /// The line bounds options; they have no effect, and a warning says so.
  case lineBoundsOptions
}

/// The alignments of ruby text with its base text.
public enum CTRubyAlignment: UInt8, Sendable, Hashable {
  /// An unknown alignment.
  case invalid = 255
  /// Chosen by the system.
  case auto = 0
  /// At the start.
  case start = 1
  /// At the center.
  case center = 2
  /// At the end.
  case end = 3
  /// Distributed, with space between the letters.
  case distributeLetter = 4
  /// Distributed, with space between the letters and at the ends.
  case distributeSpace = 5
  /// At the edge of a line, and elsewhere as the system chooses.
  case lineEdge = 6
}

/// The neighboring text that ruby text may overhang.
public enum CTRubyOverhang: UInt8, Sendable, Hashable {
  /// An unknown overhang.
  case invalid = 255
  /// The text on both sides.
  case auto = 0
  /// The preceding text.
  case start = 1
  /// The following text.
  case end = 2
  /// No text.
  case none = 3
}

/// The alignments of the lines of a paragraph.
public enum CTTextAlignment: UInt8, Sendable, Hashable {
  /// Flush left.
  case left = 0
  /// Flush right.
  case right
  /// Centered.
  case center
  /// Justified.
  case justified
  /// According to the language of the text.
  case natural
}

/// The style of an underline, the value of the attribute `kCTUnderlineStyleAttributeName`
/// together with `CTUnderlineStyleModifiers`.
public struct CTUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: Int32
  /// Creates a value from its raw value.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// One line.
  public static let single = Self(rawValue: 0x01)
  /// One thick line.
  public static let thick = Self(rawValue: 0x02)
  /// Two lines.
  public static let double = Self(rawValue: 0x09)
}

/// The pattern of an underline, which is added to a `CTUnderlineStyle`.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: Int32
  /// Creates a value from its raw value.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Dots.
  public static let patternDot = Self(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x0200)
  /// Dashes and dots.
  public static let patternDashDot = Self(rawValue: 0x0300)
  /// Dashes and two dots.
  public static let patternDashDotDot = Self(rawValue: 0x0400)
}

/// A direction of writing.
public enum CTWritingDirection: Int8, Sendable, Hashable {
  /// By the first letter of the text.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The attribute of the URL of the font's file.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The attribute of the characters.
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
/// The attribute of the languages, a list of identifiers.
public let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
/// The attribute of the features, a list of dictionaries.
public let kCTFontFeaturesAttribute: CFString = "NSCTFontFeaturesAttribute"
/// The attribute of the values of a variable font's axes, a dictionary.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The attribute of the axes of a variable font, a list of dictionaries.
public let kCTFontVariationAxesAttribute: CFString = "NSCTFontVariationAxesAttribute"

/// The name of the family.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The name of the style.
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
/// The full name.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The PostScript name.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The copyright notice.
public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
/// The unique name.
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// The version.
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
/// The trademark.
public let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
/// The manufacturer.
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
/// The designer.
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
/// The description.
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
/// The URL of the manufacturer.
public let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"
/// The URL of the designer.
public let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"
/// The license.
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"
/// The URL of the license.
public let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"
/// The sample text.
public let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
/// The PostScript CID font name.
public let kCTFontPostScriptCIDNameKey: CFString = "CTFontPostScriptCIDName"

/// The key of the identifier of an axis: its four characters, as a number.
public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The key of the minimum value of an axis.
public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The key of the maximum value of an axis.
public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// The key of the default value of an axis.
public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// The key of the name of an axis.
public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"
/// The key of whether an axis is hidden from users.
public let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"

/// The steps of a search for fonts.
public enum CTFontDescriptorMatchingState: UInt32, Sendable, Hashable {
  /// The search has begun.
  case didBegin = 0
  /// The search has ended.
  case didFinish
  /// A server will be queried.
  case willBeginQuerying
  /// A server does not respond.
  case stalled
  /// A download will begin.
  case willBeginDownloading
  /// A download is in progress.
  case downloading
  /// A download has ended.
  case didFinishDownloading
  /// A font was found for a descriptor.
  case didMatch
  /// No font was found for a descriptor.
  case didFailWithError
}

/// The key of the descriptor that is searched for.
public let kCTFontDescriptorMatchingSourceDescriptor: CFString =
  "kCTFontDescriptorMatchingSourceDescriptor"
/// The key of the descriptors for which a server is queried.
public let kCTFontDescriptorMatchingDescriptors: CFString =
  "kCTFontDescriptorMatchingDescriptors"
/// The key of the descriptors that were found, a list.
public let kCTFontDescriptorMatchingResult: CFString = "kCTFontDescriptorMatchingResult"
/// The key of the progress of a download, 0…100.
public let kCTFontDescriptorMatchingPercentage: CFString = "kCTFontDescriptorMatchingPercentage"
/// The key of the size of the current download, in bytes.
public let kCTFontDescriptorMatchingCurrentAssetSize: CFString =
  "kCTFontDescriptorMatchingCurrentAssetSize"
/// The key of the number of downloaded bytes.
public let kCTFontDescriptorMatchingTotalDownloadedSize: CFString =
  "kCTFontDescriptorMatchingTotalDownloadedSize"
/// The key of the total size of all downloads, in bytes.
public let kCTFontDescriptorMatchingTotalAssetSize: CFString =
  "kCTFontDescriptorMatchingTotalAssetSize"
/// The key of the error.
public let kCTFontDescriptorMatchingError: CFString = "kCTFontDescriptorMatchingError"

/// The attribute of the PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The attribute of the visible name.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The attribute of the family's name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The attribute of the style's name.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The attribute of the traits, a dictionary.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The attribute of the size, in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The attribute of the settings of features, a list of dictionaries.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The attribute of the fonts used for missing characters.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The attribute of the transform, the bytes of a `CGAffineTransform`, of which only the slant
/// has an effect.
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
/// The attribute of the width of all glyphs, in points, which has no effect.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
/// The attribute of the orientation, which has no effect.
public let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"

/// The trait with the symbolic traits as bits.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The trait of the weight, −1…1.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The trait of the width, −1…1.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The trait of the slant, −1…1.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// The key of the identifier of a feature's type.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of the name of a feature's type.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// The key of whether the selectors of a type exclude each other.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The key of the selectors of a feature's type.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The key of the identifier of a selector.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The key of the name of a selector.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// The key of whether a selector is on by default.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// The key of whether a selector is set.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"

/// The formats of font files.
public enum CTFontFormat: UInt32, Sendable, Hashable {
  /// An unknown format.
  case unrecognized = 0
  /// OpenType with PostScript outlines.
  case openTypePostScript
  /// OpenType with TrueType outlines.
  case openTypeTrueType
  /// TrueType.
  case trueType
  /// PostScript.
  case postScript
  /// Bitmaps.
  case bitmap
}

/// Options for creating a font; none has an effect, as there are no fonts to download or
/// activate.
public struct CTFontOptions: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Fonts are not activated.
  public static let preventAutoActivation = Self(rawValue: 1)
  /// Fonts are not downloaded.
  public static let preventAutoDownload = Self(rawValue: 2)
  /// Fonts of the system are preferred.
  public static let preferSystemFont = Self(rawValue: 4)
}

/// The orientations of lines of text.
public enum CTFontOrientation: UInt32, Sendable, Hashable {
  /// The font's own orientation.
  case `default` = 0
  /// Horizontal lines.
  case horizontal = 1
  /// Vertical lines.
  case vertical = 2
}

/// The stylistic class of a font, the upper four bits of its symbolic traits.
public struct CTFontStylisticClass: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Oldstyle serifs, such as Garamond's.
  public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
  /// Transitional serifs, such as Baskerville's.
  public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
  /// Modern serifs, such as Bodoni's.
  public static let classModernSerifs = Self(rawValue: 3 << 28)
  /// Bracketed slabs, such as Clarendon's.
  public static let classClarendonSerifs = Self(rawValue: 4 << 28)
  /// Plain slabs, such as Rockwell's.
  public static let classSlabSerifs = Self(rawValue: 5 << 28)
  /// Serifs of no other class.
  public static let classFreeformSerifs = Self(rawValue: 7 << 28)
  /// No serifs.
  public static let classSansSerif = Self(rawValue: 8 << 28)
  /// Ornamental fonts.
  public static let classOrnamentals = Self(rawValue: 9 << 28)
  /// Script fonts, as handwritten.
  public static let classScripts = Self(rawValue: 10 << 28)
  /// Symbol fonts.
  public static let classSymbolic = Self(rawValue: 12 << 28)
}

/// Options for reading the tables of a font's file; none has an effect, as no table is
/// synthesized.
public struct CTFontTableOptions: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Synthesized tables are left out.
  public static let excludeSynthetic = Self(rawValue: 1 << 0)
}

/// The four characters of a table's tag, as a number.
public typealias CTFontTableTag = FourCharCode

/// The tag of the baseline data, `BASE`.
public let kCTFontTableBASE = 0x4241_5345
/// The tag of the color bitmaps, `CBDT`.
public let kCTFontTableCBDT = 0x4342_4454
/// The tag of the color bitmap locations, `CBLC`.
public let kCTFontTableCBLC = 0x4342_4c43
/// The tag of the PostScript outlines, `CFF `.
public let kCTFontTableCFF = 0x4346_4620
/// The tag of the PostScript outlines of variable fonts, `CFF2`.
public let kCTFontTableCFF2 = 0x4346_4632
/// The tag of the layers of color glyphs, `COLR`.
public let kCTFontTableCOLR = 0x434f_4c52
/// The tag of the color palettes, `CPAL`.
public let kCTFontTableCPAL = 0x4350_414c
/// The tag of the digital signature, `DSIG`.
public let kCTFontTableDSIG = 0x4453_4947
/// The tag of the bitmaps, `EBDT`.
public let kCTFontTableEBDT = 0x4542_4454
/// The tag of the bitmap locations, `EBLC`.
public let kCTFontTableEBLC = 0x4542_4c43
/// The tag of the scaling of bitmaps, `EBSC`.
public let kCTFontTableEBSC = 0x4542_5343
/// The tag of the glyph definitions, `GDEF`.
public let kCTFontTableGDEF = 0x4744_4546
/// The tag of the glyph positioning, `GPOS`.
public let kCTFontTableGPOS = 0x4750_4f53
/// The tag of the glyph substitutions, `GSUB`.
public let kCTFontTableGSUB = 0x4753_5542
/// The tag of the variations of widths, `HVAR`.
public let kCTFontTableHVAR = 0x4856_4152
/// The tag of the justification, `JSTF`.
public let kCTFontTableJSTF = 0x4a53_5446
/// The tag of the linear thresholds, `LTSH`.
public let kCTFontTableLTSH = 0x4c54_5348
/// The tag of the mathematical typesetting, `MATH`.
public let kCTFontTableMATH = 0x4d41_5448
/// The tag of the merging of glyphs, `MERG`.
public let kCTFontTableMERG = 0x4d45_5247
/// The tag of the variations of metrics, `MVAR`.
public let kCTFontTableMVAR = 0x4d56_4152
/// The tag of the metrics for OS/2 and Windows, `OS/2`.
public let kCTFontTableOS2 = 0x4f53_2f32
/// The tag of the data for PCL 5, `PCLT`.
public let kCTFontTablePCLT = 0x5043_4c54
/// The tag of the attributes of styles, `STAT`.
public let kCTFontTableSTAT = 0x5354_4154
/// The tag of the glyphs as SVG, `SVG `.
public let kCTFontTableSVG = 0x5356_4720
/// The tag of the vertical device metrics, `VDMX`.
public let kCTFontTableVDMX = 0x5644_4d58
/// The tag of the vertical origins, `VORG`.
public let kCTFontTableVORG = 0x564f_5247
/// The tag of the variations of heights, `VVAR`.
public let kCTFontTableVVAR = 0x5656_4152
/// The tag of the glyphs' properties, `Zapf`.
public let kCTFontTableZapf = 0x5a61_7066
/// The tag of the accents, `acnt`.
public let kCTFontTableAcnt = 0x6163_6e74
/// The tag of the anchor points, `ankr`.
public let kCTFontTableAnkr = 0x616e_6b72
/// The tag of the variations of axes, `avar`.
public let kCTFontTableAvar = 0x6176_6172
/// The tag of Apple's bitmaps, `bdat`.
public let kCTFontTableBdat = 0x6264_6174
/// The tag of the header of fonts with only bitmaps, `bhed`.
public let kCTFontTableBhed = 0x6268_6564
/// The tag of the locations of Apple's bitmaps, `bloc`.
public let kCTFontTableBloc = 0x626c_6f63
/// The tag of the baselines, `bsln`.
public let kCTFontTableBsln = 0x6273_6c6e
/// The tag of the mapping from CIDs to glyphs, `cidg`.
public let kCTFontTableCidg = 0x6369_6467
/// The tag of the mapping from characters to glyphs, `cmap`.
public let kCTFontTableCmap = 0x636d_6170
/// The tag of the variations of control values, `cvar`.
public let kCTFontTableCvar = 0x6376_6172
/// The tag of the control values, `cvt `.
public let kCTFontTableCvt = 0x6376_7420
/// The tag of the description of the font, `fdsc`.
public let kCTFontTableFdsc = 0x6664_7363
/// The tag of the layout features, `feat`.
public let kCTFontTableFeat = 0x6665_6174
/// The tag of the metrics of the font, `fmtx`.
public let kCTFontTableFmtx = 0x666d_7478
/// The tag of the resources of the font, `fond`.
public let kCTFontTableFond = 0x666f_6e64
/// The tag of the font program, `fpgm`.
public let kCTFontTableFpgm = 0x6670_676d
/// The tag of the variation axes, `fvar`.
public let kCTFontTableFvar = 0x6676_6172
/// The tag of the grid-fitting and smoothing, `gasp`.
public let kCTFontTableGasp = 0x6761_7370
/// The tag of the mapping from glyphs to CIDs, `gcid`.
public let kCTFontTableGcid = 0x6763_6964
/// The tag of the TrueType outlines, `glyf`.
public let kCTFontTableGlyf = 0x676c_7966
/// The tag of the variations of outlines, `gvar`.
public let kCTFontTableGvar = 0x6776_6172
/// The tag of the horizontal device metrics, `hdmx`.
public let kCTFontTableHdmx = 0x6864_6d78
/// The tag of the font header, `head`.
public let kCTFontTableHead = 0x6865_6164
/// The tag of the horizontal header, `hhea`.
public let kCTFontTableHhea = 0x6868_6561
/// The tag of the horizontal metrics, `hmtx`.
public let kCTFontTableHmtx = 0x686d_7478
/// The tag of the horizontal styles, `hsty`.
public let kCTFontTableHsty = 0x6873_7479
/// The tag of Apple's justification, `just`.
public let kCTFontTableJust = 0x6a75_7374
/// The tag of the kerning, `kern`.
public let kCTFontTableKern = 0x6b65_726e
/// The tag of the extended kerning, `kerx`.
public let kCTFontTableKerx = 0x6b65_7278
/// The tag of the carets in ligatures, `lcar`.
public let kCTFontTableLcar = 0x6c63_6172
/// The tag of the language tags, `ltag`.
public let kCTFontTableLtag = 0x6c74_6167
/// The tag of the outline locations, `loca`.
public let kCTFontTableLoca = 0x6c6f_6361
/// The tag of the maximum profile, `maxp`.
public let kCTFontTableMaxp = 0x6d61_7870
/// The tag of the metadata, `meta`.
public let kCTFontTableMeta = 0x6d65_7461
/// The tag of the metamorphosis of glyphs, `mort`.
public let kCTFontTableMort = 0x6d6f_7274
/// The tag of the extended metamorphosis of glyphs, `morx`.
public let kCTFontTableMorx = 0x6d6f_7278
/// The tag of the names, `name`.
public let kCTFontTableName = 0x6e61_6d65
/// The tag of the optical bounds, `opbd`.
public let kCTFontTableOpbd = 0x6f70_6264
/// The tag of the data for PostScript, `post`.
public let kCTFontTablePost = 0x706f_7374
/// The tag of the control value program, `prep`.
public let kCTFontTablePrep = 0x7072_6570
/// The tag of the properties of glyphs, `prop`.
public let kCTFontTableProp = 0x7072_6f70
/// The tag of the bitmaps of several kinds, `sbit`.
public let kCTFontTableSbit = 0x7362_6974
/// The tag of the extended bitmaps, `sbix`.
public let kCTFontTableSbix = 0x7362_6978
/// The tag of the tracking, `trak`.
public let kCTFontTableTrak = 0x7472_616b
/// The tag of the vertical header, `vhea`.
public let kCTFontTableVhea = 0x7668_6561
/// The tag of the vertical metrics, `vmtx`.
public let kCTFontTableVmtx = 0x766d_7478
/// The tag of the cross-references, `xref`.
public let kCTFontTableXref = 0x7872_6566

/// The attribute of the format of the font's file, the raw value of a `CTFontFormat`.
public let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"
/// The attribute of the scope of the font's registration, the raw value of a
/// `CTFontManagerScope`; absent from fonts that are not registered.
public let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
/// The attribute of the font's priority among fonts of the same name, such as
/// `kCTFontPrioritySystem`.
public let kCTFontPriorityAttribute: CFString = "NSCTFontPriorityAttribute"
/// The attribute of whether the font is enabled; always true.
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
/// The attribute of whether the font can be downloaded; always absent, as there are no
/// downloads.
public let kCTFontDownloadableAttribute: CFString = "NSCTFontDownloadableAttribute"
/// The attribute of whether the font is downloaded; always absent, as there are no downloads.
public let kCTFontDownloadedAttribute: CFString = "NSCTFontDownloadedAttribute"
/// The attribute of values that an app registers with a font; always absent.
public let kCTFontRegistrationUserInfoAttribute: CFString =
  "NSCTFontRegistrationUserInfoAttribute"
/// The attribute of the baseline shift, which has no effect.
public let kCTFontBaselineAdjustAttribute: CFString = "NSCTFontBaselineAdjustAttribute"
/// The attribute of legacy Macintosh encodings; always absent.
public let kCTFontMacintoshEncodingsAttribute: CFString = "NSCTFontMacintoshEncodingsAttribute"

/// The priority of a font among others of the same name; the greatest one wins.
public typealias CTFontPriority = UInt32

/// The priority of the system's fonts.
public let kCTFontPrioritySystem = 10_000
/// The priority of a network's fonts.
public let kCTFontPriorityNetwork = 20_000
/// The priority of a computer's fonts.
public let kCTFontPriorityComputer = 30_000
/// The priority of a user's fonts.
public let kCTFontPriorityUser = 40_000
/// The priority of fonts in documents.
public let kCTFontPriorityDynamic = 50_000
/// The priority of a process's fonts.
public let kCTFontPriorityProcess = 60_000

/// The feature type of all typographic features.
public let kAllTypographicFeaturesType = 0
/// The selector of all type features on.
public let kAllTypeFeaturesOnSelector = 0
/// The selector of all type features off.
public let kAllTypeFeaturesOffSelector = 1
/// The feature type of ligatures.
public let kLigaturesType = 1
/// The selector of required ligatures on.
public let kRequiredLigaturesOnSelector = 0
/// The selector of required ligatures off.
public let kRequiredLigaturesOffSelector = 1
/// The selector of common ligatures on.
public let kCommonLigaturesOnSelector = 2
/// The selector of common ligatures off.
public let kCommonLigaturesOffSelector = 3
/// The selector of rare ligatures on.
public let kRareLigaturesOnSelector = 4
/// The selector of rare ligatures off.
public let kRareLigaturesOffSelector = 5
/// The selector of contextual ligatures on.
public let kContextualLigaturesOnSelector = 18
/// The selector of contextual ligatures off.
public let kContextualLigaturesOffSelector = 19
/// The selector of historical ligatures on.
public let kHistoricalLigaturesOnSelector = 20
/// The selector of historical ligatures off.
public let kHistoricalLigaturesOffSelector = 21
/// The feature type of letter case.
public let kLetterCaseType = 3
/// The selector of small caps.
public let kSmallCapsSelector = 3
/// The feature type of number spacing.
public let kNumberSpacingType = 6
/// The selector of monospaced numbers.
public let kMonospacedNumbersSelector = 0
/// The selector of proportional numbers.
public let kProportionalNumbersSelector = 1
/// The selector of third width numbers.
public let kThirdWidthNumbersSelector = 2
/// The selector of quarter width numbers.
public let kQuarterWidthNumbersSelector = 3
/// The feature type of vertical position.
public let kVerticalPositionType = 10
/// The selector of normal position.
public let kNormalPositionSelector = 0
/// The selector of superiors.
public let kSuperiorsSelector = 1
/// The selector of inferiors.
public let kInferiorsSelector = 2
/// The selector of ordinals.
public let kOrdinalsSelector = 3
/// The selector of scientific inferiors.
public let kScientificInferiorsSelector = 4
/// The feature type of fractions.
public let kFractionsType = 11
/// The selector of no fractions.
public let kNoFractionsSelector = 0
/// The selector of vertical fractions.
public let kVerticalFractionsSelector = 1
/// The selector of diagonal fractions.
public let kDiagonalFractionsSelector = 2
/// The feature type of typographic extras.
public let kTypographicExtrasType = 14
/// The selector of slashed zero on.
public let kSlashedZeroOnSelector = 4
/// The selector of slashed zero off.
public let kSlashedZeroOffSelector = 5
/// The feature type of style options.
public let kStyleOptionsType = 19
/// The selector of no style options.
public let kNoStyleOptionsSelector = 0
/// The selector of titling caps.
public let kTitlingCapsSelector = 4
/// The feature type of number case.
public let kNumberCaseType = 21
/// The selector of lower case numbers.
public let kLowerCaseNumbersSelector = 0
/// The selector of upper case numbers.
public let kUpperCaseNumbersSelector = 1
/// The feature type of text spacing.
public let kTextSpacingType = 22
/// The selector of proportional text.
public let kProportionalTextSelector = 0
/// The selector of monospaced text.
public let kMonospacedTextSelector = 1
/// The selector of half width text.
public let kHalfWidthTextSelector = 2
/// The feature type of case sensitive layout.
public let kCaseSensitiveLayoutType = 33
/// The selector of case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector = 0
/// The selector of case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector = 1
/// The selector of case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector = 2
/// The selector of case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector = 3
/// The feature type of stylistic alternatives.
public let kStylisticAlternativesType = 35
/// The selector of no stylistic alternates.
public let kNoStylisticAlternatesSelector = 0
/// The selector of stylistic alt one on.
public let kStylisticAltOneOnSelector = 2
/// The selector of stylistic alt one off.
public let kStylisticAltOneOffSelector = 3
/// The selector of stylistic alt two on.
public let kStylisticAltTwoOnSelector = 4
/// The selector of stylistic alt two off.
public let kStylisticAltTwoOffSelector = 5
/// The selector of stylistic alt three on.
public let kStylisticAltThreeOnSelector = 6
/// The selector of stylistic alt three off.
public let kStylisticAltThreeOffSelector = 7
/// The selector of stylistic alt four on.
public let kStylisticAltFourOnSelector = 8
/// The selector of stylistic alt four off.
public let kStylisticAltFourOffSelector = 9
/// The selector of stylistic alt five on.
public let kStylisticAltFiveOnSelector = 10
/// The selector of stylistic alt five off.
public let kStylisticAltFiveOffSelector = 11
/// The selector of stylistic alt six on.
public let kStylisticAltSixOnSelector = 12
/// The selector of stylistic alt six off.
public let kStylisticAltSixOffSelector = 13
/// The selector of stylistic alt seven on.
public let kStylisticAltSevenOnSelector = 14
/// The selector of stylistic alt seven off.
public let kStylisticAltSevenOffSelector = 15
/// The selector of stylistic alt eight on.
public let kStylisticAltEightOnSelector = 16
/// The selector of stylistic alt eight off.
public let kStylisticAltEightOffSelector = 17
/// The selector of stylistic alt nine on.
public let kStylisticAltNineOnSelector = 18
/// The selector of stylistic alt nine off.
public let kStylisticAltNineOffSelector = 19
/// The selector of stylistic alt ten on.
public let kStylisticAltTenOnSelector = 20
/// The selector of stylistic alt ten off.
public let kStylisticAltTenOffSelector = 21
/// The selector of stylistic alt eleven on.
public let kStylisticAltElevenOnSelector = 22
/// The selector of stylistic alt eleven off.
public let kStylisticAltElevenOffSelector = 23
/// The selector of stylistic alt twelve on.
public let kStylisticAltTwelveOnSelector = 24
/// The selector of stylistic alt twelve off.
public let kStylisticAltTwelveOffSelector = 25
/// The selector of stylistic alt thirteen on.
public let kStylisticAltThirteenOnSelector = 26
/// The selector of stylistic alt thirteen off.
public let kStylisticAltThirteenOffSelector = 27
/// The selector of stylistic alt fourteen on.
public let kStylisticAltFourteenOnSelector = 28
/// The selector of stylistic alt fourteen off.
public let kStylisticAltFourteenOffSelector = 29
/// The selector of stylistic alt fifteen on.
public let kStylisticAltFifteenOnSelector = 30
/// The selector of stylistic alt fifteen off.
public let kStylisticAltFifteenOffSelector = 31
/// The selector of stylistic alt sixteen on.
public let kStylisticAltSixteenOnSelector = 32
/// The selector of stylistic alt sixteen off.
public let kStylisticAltSixteenOffSelector = 33
/// The selector of stylistic alt seventeen on.
public let kStylisticAltSeventeenOnSelector = 34
/// The selector of stylistic alt seventeen off.
public let kStylisticAltSeventeenOffSelector = 35
/// The selector of stylistic alt eighteen on.
public let kStylisticAltEighteenOnSelector = 36
/// The selector of stylistic alt eighteen off.
public let kStylisticAltEighteenOffSelector = 37
/// The selector of stylistic alt nineteen on.
public let kStylisticAltNineteenOnSelector = 38
/// The selector of stylistic alt nineteen off.
public let kStylisticAltNineteenOffSelector = 39
/// The selector of stylistic alt twenty on.
public let kStylisticAltTwentyOnSelector = 40
/// The selector of stylistic alt twenty off.
public let kStylisticAltTwentyOffSelector = 41
/// The feature type of contextual alternates.
public let kContextualAlternatesType = 36
/// The selector of contextual alternates on.
public let kContextualAlternatesOnSelector = 0
/// The selector of contextual alternates off.
public let kContextualAlternatesOffSelector = 1
/// The selector of swash alternates on.
public let kSwashAlternatesOnSelector = 2
/// The selector of swash alternates off.
public let kSwashAlternatesOffSelector = 3
/// The selector of contextual swash alternates on.
public let kContextualSwashAlternatesOnSelector = 4
/// The selector of contextual swash alternates off.
public let kContextualSwashAlternatesOffSelector = 5
/// The feature type of lower case.
public let kLowerCaseType = 37
/// The selector of default lower case.
public let kDefaultLowerCaseSelector = 0
/// The selector of lower case small caps.
public let kLowerCaseSmallCapsSelector = 1
/// The selector of lower case petite caps.
public let kLowerCasePetiteCapsSelector = 2
/// The feature type of upper case.
public let kUpperCaseType = 38
/// The selector of default upper case.
public let kDefaultUpperCaseSelector = 0
/// The selector of upper case small caps.
public let kUpperCaseSmallCapsSelector = 1
/// The selector of upper case petite caps.
public let kUpperCasePetiteCapsSelector = 2

/// The option of the direction of all paragraphs: 0 from left to right, 1 from right to left.
public let kCTTypesetterOptionForcedEmbeddingLevel: CFString =
  "kCTTypesetterOptionForcedEmbeddingLevel"
/// The option of whether bidirectional reordering is turned off, which has no effect.
public let kCTTypesetterOptionDisableBidiProcessing: CFString =
  "kCTTypesetterOptionDisableBidiProcessing"
/// The option of whether a layout may take unlimited time; it always may.
public let kCTTypesetterOptionAllowUnboundedLayout: CFString =
  "kCTTypesetterOptionAllowUnboundedLayout"

/// The attribute of the line progression, the raw value of a `CTFrameProgression`; lines always
/// follow each other downwards.
public let kCTFrameProgressionAttributeName: CFString = "CTFrameProgression"
/// The attribute of the fill rule of the frame's path, the raw value of a
/// `CTFramePathFillRule`; the even–odd rule by default.
public let kCTFramePathFillRuleAttributeName: CFString = "CTFramePathFillRule"
/// The attribute of the width of the frame path's stroke, in points, which has no effect.
public let kCTFramePathWidthAttributeName: CFString = "CTFramePathWidth"
/// The attribute of areas that the text avoids, a list of dictionaries with the key
/// `kCTFramePathClippingPathAttributeName`.
public let kCTFrameClippingPathsAttributeName: CFString = "CTFrameClippingPaths"
/// The key of the path of an area that the text avoids, a `CGPath`.
public let kCTFramePathClippingPathAttributeName: CFString = "CTFramePathClippingPath"

/// The progressions of the lines of a frame.
public enum CTFrameProgression: UInt32, Sendable, Hashable {
  /// From top to bottom, for horizontal text.
  case topToBottom = 0
  /// From right to left, for vertical text.
  case rightToLeft
  /// From left to right, for vertical text.
  case leftToRight
}

/// The fill rules that determine the interior of a frame's path.
public enum CTFramePathFillRule: UInt32, Sendable, Hashable {
  /// The even–odd rule.
  case evenOdd = 0
  /// The nonzero winding rule.
  case windingNumber
}

/// Options of the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The bounds exclude the leading, which is 0.
  public static let excludeTypographicLeading = Self(rawValue: 1 << 0)
  /// The bounds exclude horizontal shifts of glyphs; there are none.
  public static let excludeTypographicShifts = Self(rawValue: 1 << 1)
  /// Punctuation hangs outside the bounds; here it never does.
  public static let useHangingPunctuation = Self(rawValue: 1 << 2)
  /// The bounds are those of the glyphs' outlines.
  public static let useGlyphPathBounds = Self(rawValue: 1 << 3)
  /// The bounds are those of the font.
  public static let useOpticalBounds = Self(rawValue: 1 << 4)
  /// The bounds include room for the marks of all languages; here they always do.
  public static let includeLanguageExtents = Self(rawValue: 1 << 5)
}

/// The positions of the token in a truncated line.
public enum CTLineTruncationType: UInt32, Sendable, Hashable {
  /// At the start.
  case start = 0
  /// At the end.
  case end
  /// In the middle.
  case middle
}

/// Properties of a run of glyphs.
public struct CTRunStatus: OptionSet, Sendable, Hashable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The text runs from right to left.
  public static let rightToLeft = Self(rawValue: 1 << 0)
  /// The glyphs are not in the order of the text.
  public static let nonMonotonic = Self(rawValue: 1 << 1)
  /// The glyphs need a text matrix of their own; here none does.
  public static let hasNonIdentityMatrix = Self(rawValue: 1 << 2)
}

/// The key of the descriptors that an error is about.
public let kCTFontManagerErrorFontDescriptorsKey: CFString = "CTFontManagerErrorFontDescriptors"
/// The key of the name of the asset that an error is about.
public let kCTFontManagerErrorFontAssetNameKey: CFString = "CTFontManagerErrorFontAssetName"
/// The notification that the registered fonts have changed, posted on the thread of the
/// registration (CoreText.CT38).
public let kCTFontManagerRegisteredFontsChangedNotification: CFString =
  "CTFontManagerFontChangedNotification"

/// The scopes of registrations; every registration lasts as long as the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No registration.
  case none = 0
  /// The process.
  case process = 1
  /// The user, beyond the process.
  case persistent = 2
  /// The session of the user.
  case session = 3
  /// The older name of `persistent`.
  public static var user: Self { .persistent }
}
