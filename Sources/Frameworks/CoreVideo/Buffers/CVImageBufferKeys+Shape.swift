// The keys and values of attachments for the shape, the fields, the chroma and alpha of pictures.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the width of the part that is shown.
public let kCVImageBufferCleanApertureWidthKey: CFString = "Width"
/// The key of the height of the part that is shown.
public let kCVImageBufferCleanApertureHeightKey: CFString = "Height"
/// The key of the distance of the part from the middle, to the right.
public let kCVImageBufferCleanApertureHorizontalOffsetKey: CFString = "HorizontalOffset"
/// The key of the distance of the part from the middle, downwards.
public let kCVImageBufferCleanApertureVerticalOffsetKey: CFString = "VerticalOffset"
/// The key of the part that is best shown, a dictionary.
public let kCVImageBufferPreferredCleanApertureKey: CFString = "CVPreferredCleanAperture"
/// The key of the number of fields of a picture.
public let kCVImageBufferFieldCountKey: CFString = "CVFieldCount"
/// The key of the order of the fields.
public let kCVImageBufferFieldDetailKey: CFString = "CVFieldDetail"
/// The upper field is the earlier one.
public let kCVImageBufferFieldDetailTemporalTopFirst: CFString = "TemporalTopFirst"
/// The lower field is the earlier one.
public let kCVImageBufferFieldDetailTemporalBottomFirst: CFString = "TemporalBottomFirst"
/// The field with the first row is the earlier one.
public let kCVImageBufferFieldDetailSpatialFirstLineEarly: CFString = "SpatialFirstLineEarly"
/// The field with the first row is the later one.
public let kCVImageBufferFieldDetailSpatialFirstLineLate: CFString = "SpatialFirstLineLate"
/// The key of the size in which a picture is shown, a dictionary.
public let kCVImageBufferDisplayDimensionsKey: CFString = "CVDisplayDimensions"
/// The key of the width in which a picture is shown.
public let kCVImageBufferDisplayWidthKey: CFString = "Width"
/// The key of the height in which a picture is shown.
public let kCVImageBufferDisplayHeightKey: CFString = "Height"
/// The key of the exponent of the transfer function.
public let kCVImageBufferGammaLevelKey: CFString = "CVImageBufferGammaLevel"
/// The key of the color profile, as data.
public let kCVImageBufferICCProfileKey: CFString = "CVImageBufferICCProfile"
/// The key of the place of chroma in the upper field.
public let kCVImageBufferChromaLocationTopFieldKey: CFString = "CVImageBufferChromaLocationTopField"
/// The key of the place of chroma in the lower field.
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
/// The key of the pixels that share chroma.
public let kCVImageBufferChromaSubsamplingKey: CFString = "CVImageBufferChromaSubsampling"
/// Four pixels share chroma.
public let kCVImageBufferChromaSubsampling_420: CFString = "CVImageBufferChromaSubsampling_420"
/// Two pixels of a row share chroma.
public let kCVImageBufferChromaSubsampling_422: CFString = "CVImageBufferChromaSubsampling_422"
/// Four pixels of a row share chroma.
public let kCVImageBufferChromaSubsampling_411: CFString = "CVImageBufferChromaSubsampling_411"
/// The key of whether a picture is opaque in spite of its format.
public let kCVImageBufferAlphaChannelIsOpaque: CFString = "AlphaChannelIsOpaque"
/// The key of whether colors are multiplied by alpha.
public let kCVImageBufferAlphaChannelModeKey: CFString = "AlphaChannelMode"
/// Colors are not multiplied by alpha.
public let kCVImageBufferAlphaChannelMode_StraightAlpha: CFString = "StraightAlpha"
/// Colors are multiplied by alpha.
public let kCVImageBufferAlphaChannelMode_PremultipliedAlpha: CFString = "PremultipliedAlpha"
