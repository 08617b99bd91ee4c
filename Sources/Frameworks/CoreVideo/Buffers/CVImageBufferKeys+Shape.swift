// The keys and values of aperture, field, chroma and alpha attachments.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the clean aperture's width.
public let kCVImageBufferCleanApertureWidthKey: CFString = "Width"
/// The key of the clean aperture's height.
public let kCVImageBufferCleanApertureHeightKey: CFString = "Height"
/// The key of the clean aperture's horizontal offset from the center.
public let kCVImageBufferCleanApertureHorizontalOffsetKey: CFString = "HorizontalOffset"
/// The key of the clean aperture's vertical offset from the center.
public let kCVImageBufferCleanApertureVerticalOffsetKey: CFString = "VerticalOffset"
/// The key of the preferred clean aperture, a dictionary.
public let kCVImageBufferPreferredCleanApertureKey: CFString = "CVPreferredCleanAperture"
/// The key of the number of fields per frame.
public let kCVImageBufferFieldCountKey: CFString = "CVFieldCount"
/// The key of the field order.
public let kCVImageBufferFieldDetailKey: CFString = "CVFieldDetail"
/// The upper field is the earlier one.
public let kCVImageBufferFieldDetailTemporalTopFirst: CFString = "TemporalTopFirst"
/// The lower field is the earlier one.
public let kCVImageBufferFieldDetailTemporalBottomFirst: CFString = "TemporalBottomFirst"
/// The field with the first row is the earlier one.
public let kCVImageBufferFieldDetailSpatialFirstLineEarly: CFString = "SpatialFirstLineEarly"
/// The field with the first row is the later one.
public let kCVImageBufferFieldDetailSpatialFirstLineLate: CFString = "SpatialFirstLineLate"
/// The key of the display dimensions, a dictionary.
public let kCVImageBufferDisplayDimensionsKey: CFString = "CVDisplayDimensions"
/// The key of the display width.
public let kCVImageBufferDisplayWidthKey: CFString = "Width"
/// The key of the display height.
public let kCVImageBufferDisplayHeightKey: CFString = "Height"
/// The key of the gamma.
public let kCVImageBufferGammaLevelKey: CFString = "CVImageBufferGammaLevel"
/// The key of the ICC profile.
public let kCVImageBufferICCProfileKey: CFString = "CVImageBufferICCProfile"
/// The key of the chroma location in the top field.
public let kCVImageBufferChromaLocationTopFieldKey: CFString = "CVImageBufferChromaLocationTopField"
/// The key of the chroma location in the bottom field.
public let kCVImageBufferChromaLocationBottomFieldKey: CFString =
  "CVImageBufferChromaLocationBottomField"
/// Chroma at the left, between two rows.
public let kCVImageBufferChromaLocation_Left: CFString = "Left"
/// Chroma in the middle of its pixels.
public let kCVImageBufferChromaLocation_Center: CFString = "Center"
/// Chroma at the left of the upper row.
public let kCVImageBufferChromaLocation_TopLeft: CFString = "TopLeft"
/// Chroma between the pixels of the upper row.
public let kCVImageBufferChromaLocation_Top: CFString = "Top"
/// Chroma at the left of the lower row.
public let kCVImageBufferChromaLocation_BottomLeft: CFString = "BottomLeft"
/// Chroma between the pixels of the lower row.
public let kCVImageBufferChromaLocation_Bottom: CFString = "Bottom"
/// The chromas at the left of rows in turn.
public let kCVImageBufferChromaLocation_DV420: CFString = "DV 4:2:0"
/// The key of the chroma subsampling.
public let kCVImageBufferChromaSubsamplingKey: CFString = "CVImageBufferChromaSubsampling"
/// Four pixels share chroma.
public let kCVImageBufferChromaSubsampling_420: CFString = "CVImageBufferChromaSubsampling_420"
/// Two pixels of a row share chroma.
public let kCVImageBufferChromaSubsampling_422: CFString = "CVImageBufferChromaSubsampling_422"
/// Four pixels of a row share chroma.
public let kCVImageBufferChromaSubsampling_411: CFString = "CVImageBufferChromaSubsampling_411"
/// The key of whether the alpha channel is opaque.
public let kCVImageBufferAlphaChannelIsOpaque: CFString = "AlphaChannelIsOpaque"
/// The key of the alpha channel's mode.
public let kCVImageBufferAlphaChannelModeKey: CFString = "AlphaChannelMode"
/// Colors are not multiplied by alpha.
public let kCVImageBufferAlphaChannelMode_StraightAlpha: CFString = "StraightAlpha"
/// Colors are multiplied by alpha.
public let kCVImageBufferAlphaChannelMode_PremultipliedAlpha: CFString = "PremultipliedAlpha"
