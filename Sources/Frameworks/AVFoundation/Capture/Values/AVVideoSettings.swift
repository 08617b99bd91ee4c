// The keys and values of video settings.
//
// - Source: the names are documented, the texts are those of VideoToolbox's documented properties
//   or the names themselves. Confidence: guess for the texts, as apps only pass them on.

/// The key of the codec, an `AVVideoCodecType`.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// H.264; `AVVideoCodecType.h264` as a string.
public let AVVideoCodecH264 = "avc1"
/// JPEG; `AVVideoCodecType.jpeg` as a string.
public let AVVideoCodecJPEG = "jpeg"
/// The key of the width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// The key of the pixel aspect ratio, a dictionary.
public let AVVideoPixelAspectRatioKey = "AVVideoPixelAspectRatioKey"
/// The key of the width in the pixel aspect ratio.
public let AVVideoPixelAspectRatioHorizontalSpacingKey = "HorizontalSpacing"
/// The key of the height in the pixel aspect ratio.
public let AVVideoPixelAspectRatioVerticalSpacingKey = "VerticalSpacing"

/// The key of the clean aperture, the visible part of frames, a dictionary.
public let AVVideoCleanApertureKey = "AVVideoCleanApertureKey"
/// The key of the clean aperture's width.
public let AVVideoCleanApertureWidthKey = "Width"
/// The key of the clean aperture's height.
public let AVVideoCleanApertureHeightKey = "Height"
/// The key of the clean aperture's horizontal offset.
public let AVVideoCleanApertureHorizontalOffsetKey = "HorizontalOffset"
/// The key of the clean aperture's vertical offset.
public let AVVideoCleanApertureVerticalOffsetKey = "VerticalOffset"

/// The key of the scaling mode.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// Frames are cropped, but not scaled.
public let AVVideoScalingModeFit = "AVVideoScalingModeFit"
/// Frames are scaled to fill the size, and distorted.
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
/// Frames are scaled to fit into the size.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// Frames are scaled to fill the size, and cropped.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"

/// The key of the properties of colors, a dictionary.
public let AVVideoColorPropertiesKey = "AVVideoColorPropertiesKey"
/// The key of the color primaries.
public let AVVideoColorPrimariesKey = "ColorPrimaries"
/// The color primaries of ITU-R BT.709.
public let AVVideoColorPrimaries_ITU_R_709_2 = "ITU_R_709_2"
/// The color primaries of SMPTE C.
public let AVVideoColorPrimaries_SMPTE_C = "SMPTE_C"
/// The color primaries of P3.
public let AVVideoColorPrimaries_P3_D65 = "P3_D65"
/// The color primaries of ITU-R BT.2020.
public let AVVideoColorPrimaries_ITU_R_2020 = "ITU_R_2020"
/// The key of the transfer function.
public let AVVideoTransferFunctionKey = "TransferFunction"
/// The transfer function of ITU-R BT.709.
public let AVVideoTransferFunction_ITU_R_709_2 = "ITU_R_709_2"
/// The transfer function of SMPTE 2084.
public let AVVideoTransferFunction_SMPTE_ST_2084_PQ = "SMPTE_ST_2084_PQ"
/// The transfer function of ITU-R BT.2100.
public let AVVideoTransferFunction_ITU_R_2100_HLG = "ITU_R_2100_HLG"
/// The key of the matrix from RGB to YCbCr.
public let AVVideoYCbCrMatrixKey = "YCbCrMatrix"
/// The matrix of ITU-R BT.709.
public let AVVideoYCbCrMatrix_ITU_R_709_2 = "ITU_R_709_2"
/// The matrix of ITU-R BT.601.
public let AVVideoYCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"
/// The matrix of ITU-R BT.2020.
public let AVVideoYCbCrMatrix_ITU_R_2020 = "ITU_R_2020"
/// The key of whether wide color, beyond sRGB, is preserved.
public let AVVideoAllowWideColorKey = "AVVideoAllowWideColorKey"
