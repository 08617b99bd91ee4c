// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreVideo.tsv.
// Do not edit.

/// The result of a function: 0, or the code of an error.
public typealias CVReturn = Int32

/// No error.
public let kCVReturnSuccess: CVReturn = 0
/// An unspecified error.
public let kCVReturnError: CVReturn = -6660
/// An argument is invalid.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// There is not enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The function is not supported.
public let kCVReturnUnsupported: CVReturn = -6663
/// The pixel format is not supported.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// A size is invalid.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The attributes of a pixel buffer are invalid.
public let kCVReturnInvalidPixelBufferAttributes: CVReturn = -6682
/// The pool's allocation threshold would be exceeded.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// The pool cannot allocate memory.
public let kCVReturnPoolAllocationFailed: CVReturn = -6690
/// The attributes of a pool are invalid.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691

/// The key of a frame's time, a dictionary; never set here.
public let kCVBufferMovieTimeKey: CFString = "QTMovieTime"
/// The key of the value in the time of a buffer.
public let kCVBufferTimeValueKey: CFString = "TimeValue"
/// The key of the timescale in the time of a buffer.
public let kCVBufferTimeScaleKey: CFString = "TimeScale"
/// The key of the propagated attachments, in a dictionary of buffer attributes.
public let kCVBufferPropagatedAttachmentsKey: CFString = "PropagatedAttachments"
/// The key of the other attachments, in a dictionary of buffer attributes.
public let kCVBufferNonPropagatedAttachmentsKey: CFString = "NonPropagatedAttachments"

/// The matrix of SMPTE 240M.
public let kCVImageBufferYCbCrMatrix_SMPTE_240M_1995: CFString = "SMPTE_240M_1995"
/// The matrix of DCI-P3.
public let kCVImageBufferYCbCrMatrix_DCI_P3: CFString = "DCI_P3"
/// The matrix of Display P3: the primaries of DCI-P3 with the white point D65.
public let kCVImageBufferYCbCrMatrix_P3_D65: CFString = "P3_D65"
/// The color primaries of EBU 3213.
public let kCVImageBufferColorPrimaries_EBU_3213: CFString = "EBU_3213"
/// The color primaries of DCI-P3.
public let kCVImageBufferColorPrimaries_DCI_P3: CFString = "DCI_P3"
/// The color primaries of P22 phosphors.
public let kCVImageBufferColorPrimaries_P22: CFString = "P22"
/// The transfer function of SMPTE 240M.
public let kCVImageBufferTransferFunction_SMPTE_240M_1995: CFString = "SMPTE_240M_1995"
/// A gamma, given by another attachment.
public let kCVImageBufferTransferFunction_UseGamma: CFString = "UseGamma"
/// The transfer function of EBU 3213.
public let kCVImageBufferTransferFunction_EBU_3213: CFString = "EBU_3213"
/// The transfer function of SMPTE C.
public let kCVImageBufferTransferFunction_SMPTE_C: CFString = "SMPTE_C"
/// The transfer function of SMPTE 428-1.
public let kCVImageBufferTransferFunction_SMPTE_ST_428_1: CFString = "SMPTE_ST_428_1"
/// The transfer function of ITU-R BT.2020.
public let kCVImageBufferTransferFunction_ITU_R_2020: CFString = "ITU_R_2020"
/// A linear transfer function.
public let kCVImageBufferTransferFunction_Linear: CFString = "Linear"
/// The key of the mastering display's color volume, 24 bytes of an SEI message.
public let kCVImageBufferMasteringDisplayColorVolumeKey: CFString =
  "MasteringDisplayColorVolume"
/// The key of the content light level, 4 bytes of an SEI message.
public let kCVImageBufferContentLightLevelInfoKey: CFString = "ContentLightLevelInfo"
/// The key of the ambient viewing environment, 8 bytes of an SEI message.
public let kCVImageBufferAmbientViewingEnvironmentKey: CFString = "AmbientViewingEnvironment"
/// The key of the scene illumination in millilux.
public let kCVImageBufferSceneIlluminationKey: CFString = "SceneIllumination"
/// The key of the region of interest.
public let kCVImageBufferRegionOfInterestKey: CFString = "RegionOfInterest"
/// The key of metadata for processing a sequence after decoding.
public let kCVImageBufferPostDecodeProcessingSequenceMetadataKey: CFString =
  "PostDecodeProcessingSequenceMetadata"
/// The key of metadata for processing a frame after decoding.
public let kCVImageBufferPostDecodeProcessingFrameMetadataKey: CFString =
  "PostDecodeProcessingFrameMetadata"

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
public let kCVImageBufferChromaLocationTopFieldKey: CFString =
  "CVImageBufferChromaLocationTopField"
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

/// The key of the YCbCr matrix.
public let kCVImageBufferYCbCrMatrixKey: CFString = "CVImageBufferYCbCrMatrix"
/// The matrix of ITU-R BT.709.
public let kCVImageBufferYCbCrMatrix_ITU_R_709_2: CFString = "ITU_R_709_2"
/// The matrix of ITU-R BT.601.
public let kCVImageBufferYCbCrMatrix_ITU_R_601_4: CFString = "ITU_R_601_4"
/// The matrix of ITU-R BT.2020.
public let kCVImageBufferYCbCrMatrix_ITU_R_2020: CFString = "ITU_R_2020"
/// The key of the color primaries.
public let kCVImageBufferColorPrimariesKey: CFString = "CVImageBufferColorPrimaries"
/// The color primaries of ITU-R BT.709.
public let kCVImageBufferColorPrimaries_ITU_R_709_2: CFString = "ITU_R_709_2"
/// The color primaries of SMPTE C.
public let kCVImageBufferColorPrimaries_SMPTE_C: CFString = "SMPTE_C"
/// The color primaries of Display P3: those of DCI-P3 with the white point D65.
public let kCVImageBufferColorPrimaries_P3_D65: CFString = "P3_D65"
/// The color primaries of ITU-R BT.2020.
public let kCVImageBufferColorPrimaries_ITU_R_2020: CFString = "ITU_R_2020"
/// The key of the transfer function.
public let kCVImageBufferTransferFunctionKey: CFString = "CVImageBufferTransferFunction"
/// The transfer function of ITU-R BT.709.
public let kCVImageBufferTransferFunction_ITU_R_709_2: CFString = "ITU_R_709_2"
/// The transfer function of sRGB.
public let kCVImageBufferTransferFunction_sRGB: CFString = "IEC_sRGB"
/// The transfer function of SMPTE 2084.
public let kCVImageBufferTransferFunction_SMPTE_ST_2084_PQ: CFString = "SMPTE_ST_2084_PQ"
/// The transfer function of ITU-R BT.2100.
public let kCVImageBufferTransferFunction_ITU_R_2100_HLG: CFString = "ITU_R_2100_HLG"
/// The key of the pixel aspect ratio, a dictionary.
public let kCVImageBufferPixelAspectRatioKey: CFString = "CVPixelAspectRatio"
/// The key of the pixel aspect ratio's horizontal spacing.
public let kCVImageBufferPixelAspectRatioHorizontalSpacingKey: CFString = "HorizontalSpacing"
/// The key of the pixel aspect ratio's vertical spacing.
public let kCVImageBufferPixelAspectRatioVerticalSpacingKey: CFString = "VerticalSpacing"
/// The key of the clean aperture, a dictionary.
public let kCVImageBufferCleanApertureKey: CFString = "CVCleanAperture"
/// The key of the color space.
public let kCVImageBufferCGColorSpaceKey: CFString = "CGColorSpace"

/// The flags of locking a pixel buffer.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates a value from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The pixels are only read.
  public static let readOnly = Self(rawValue: 1)
}

/// The key of the allocator.
public let kCVPixelBufferMemoryAllocatorKey: CFString = "MemoryAllocator"
/// The key of the extended pixels on the left.
public let kCVPixelBufferExtendedPixelsLeftKey: CFString = "ExtendedPixelsLeft"
/// The key of the extended rows at the top.
public let kCVPixelBufferExtendedPixelsTopKey: CFString = "ExtendedPixelsTop"
/// The key of the extended pixels on the right.
public let kCVPixelBufferExtendedPixelsRightKey: CFString = "ExtendedPixelsRight"
/// The key of the extended rows at the bottom.
public let kCVPixelBufferExtendedPixelsBottomKey: CFString = "ExtendedPixelsBottom"
/// The key of the plane alignment in bytes.
public let kCVPixelBufferPlaneAlignmentKey: CFString = "PlaneAlignment"
/// The key of compatibility with OpenGL.
public let kCVPixelBufferOpenGLCompatibilityKey: CFString = "OpenGLCompatibility"
/// The key of compatibility with an OpenGL texture cache.
public let kCVPixelBufferOpenGLTextureCacheCompatibilityKey: CFString =
  "OpenGLTextureCacheCompatibility"
/// The key of compatibility with an OpenGL ES texture cache.
public let kCVPixelBufferOpenGLESTextureCacheCompatibilityKey: CFString =
  "OpenGLESTextureCacheCompatibility"
/// The key of compatibility of an IOSurface with Core Animation.
public let kCVPixelBufferIOSurfaceCoreAnimationCompatibilityKey: CFString =
  "IOSurfaceCoreAnimationCompatibility"
/// The key of compatibility of an IOSurface with OpenGL ES textures.
public let kCVPixelBufferIOSurfaceOpenGLESTextureCompatibilityKey: CFString =
  "IOSurfaceOpenGLESTextureCompatibility"
/// The key of compatibility of an IOSurface with OpenGL ES framebuffers.
public let kCVPixelBufferIOSurfaceOpenGLESFBOCompatibilityKey: CFString =
  "IOSurfaceOpenGLESFBOCompatibility"
/// The key of the Bayer pattern.
public let kCVPixelBufferVersatileBayerKey_BayerPattern: CFString = "BayerPattern"

/// The key of the pixel format.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of the width.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The key of the height.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// The key of the row alignment in bytes.
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// The key of compatibility with Core Graphics bitmap contexts.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString =
  "CGBitmapContextCompatibility"
/// The key of compatibility with Core Graphics images.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The key of compatibility with Metal.
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// The key of compatibility with OpenGL ES.
public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
/// The key of the IOSurface properties.
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
/// The key of the minimum number of buffers in a pool.
public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
/// The key of the maximum age of a pool's buffers, in seconds.
public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"

/// One bit per pixel.
public let kCVPixelFormatType_1Monochrome: OSType = 0x0000_0001
/// 2-bit indices into a palette of 4 colors.
public let kCVPixelFormatType_2Indexed: OSType = 0x0000_0002
/// 4-bit indices into a palette of 16 colors.
public let kCVPixelFormatType_4Indexed: OSType = 0x0000_0004
/// 8-bit indices into a palette of 256 colors.
public let kCVPixelFormatType_8Indexed: OSType = 0x0000_0008
/// One bit of gray; 0 is white.
public let kCVPixelFormatType_1IndexedGray_WhiteIsZero: OSType = 0x0000_0021
/// 2 bits of gray; 0 is white.
public let kCVPixelFormatType_2IndexedGray_WhiteIsZero: OSType = 0x0000_0022
/// 4 bits of gray; 0 is white.
public let kCVPixelFormatType_4IndexedGray_WhiteIsZero: OSType = 0x0000_0024
/// 8 bits of gray; 0 is white.
public let kCVPixelFormatType_8IndexedGray_WhiteIsZero: OSType = 0x0000_0028
/// Red, green and blue with 5 bits each, big-endian.
public let kCVPixelFormatType_16BE555: OSType = 0x0000_0010
/// Red, green and blue with 5 bits each, little-endian: `'L555'`.
public let kCVPixelFormatType_16LE555: OSType = 0x4C35_3535
/// Red, green and blue with 5 bits each and a bit of alpha, little-endian: `'5551'`.
public let kCVPixelFormatType_16LE5551: OSType = 0x3535_3531
/// Red, green and blue with 5, 6 and 5 bits, big-endian: `'B565'`.
public let kCVPixelFormatType_16BE565: OSType = 0x4235_3635
/// Red, green and blue with 5, 6 and 5 bits, little-endian: `'L565'`.
public let kCVPixelFormatType_16LE565: OSType = 0x4C35_3635
/// Alpha, red, green and blue with 16 bits each, big-endian: `'b64a'`.
public let kCVPixelFormatType_64ARGB: OSType = 0x6236_3461
/// Red, green, blue and alpha with 16 bits each, little-endian: `'l64r'`.
public let kCVPixelFormatType_64RGBALE: OSType = 0x6C36_3472
/// Red, green and blue with 16 bits each, big-endian: `'b48r'`.
public let kCVPixelFormatType_48RGB: OSType = 0x6234_3872
/// Alpha and gray with 16 bits each, big-endian: `'b32a'`.
public let kCVPixelFormatType_32AlphaGray: OSType = 0x6233_3261
/// Gray with 16 bits, big-endian: `'b16g'`.
public let kCVPixelFormatType_16Gray: OSType = 0x6231_3667
/// Red, green and blue with 10 bits each, in the upper bits: `'R10k'`.
public let kCVPixelFormatType_30RGB: OSType = 0x5231_306B
/// Red, green and blue with 10 bits each, in the lower bits: `'r210'`.
public let kCVPixelFormatType_30RGB_r210: OSType = 0x7232_3130
/// Red, green and blue with 10 bits each, wide gamut: `'w30r'`.
public let kCVPixelFormatType_30RGBLEPackedWideGamut: OSType = 0x7733_3072
/// Two bits of alpha, and red, green and blue with 10 bits each: `'l10r'`.
public let kCVPixelFormatType_ARGB2101010LEPacked: OSType = 0x6C31_3072
/// Red, green, blue and alpha with 10 bits each in 16-bit words, wide gamut: `'w40a'`.
public let kCVPixelFormatType_40ARGBLEWideGamut: OSType = 0x7734_3061
/// Alpha and premultiplied colors with 10 bits each in 16-bit words, wide gamut: `'w40m'`.
public let kCVPixelFormatType_40ARGBLEWideGamutPremultiplied: OSType = 0x7734_306D
/// One component with 10 bits, in the upper bits of 16: `'L010'`.
public let kCVPixelFormatType_OneComponent10: OSType = 0x4C30_3130
/// One component with 12 bits, in the upper bits of 16: `'L012'`.
public let kCVPixelFormatType_OneComponent12: OSType = 0x4C30_3132
/// One component with 16 bits: `'L016'`.
public let kCVPixelFormatType_OneComponent16: OSType = 0x4C30_3136
/// Two components with 8 bits each: `'2C08'`.
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038
/// Two components with 16 bits each: `'2C16'`.
public let kCVPixelFormatType_TwoComponent16: OSType = 0x3243_3136
/// Two components as half-precision floats: `'2C0h'`.
public let kCVPixelFormatType_TwoComponent16Half: OSType = 0x3243_3068
/// Two components as floats: `'2C0f'`.
public let kCVPixelFormatType_TwoComponent32Float: OSType = 0x3243_3066
/// Raw sensor data, green, red, blue and green with 14 bits: `'grb4'`.
public let kCVPixelFormatType_14Bayer_GRBG: OSType = 0x6772_6234
/// Raw sensor data, red, green, green and blue with 14 bits: `'rgg4'`.
public let kCVPixelFormatType_14Bayer_RGGB: OSType = 0x7267_6734
/// Raw sensor data, blue, green, green and red with 14 bits: `'bgg4'`.
public let kCVPixelFormatType_14Bayer_BGGR: OSType = 0x6267_6734
/// Raw sensor data, green, blue, red and green with 14 bits: `'gbr4'`.
public let kCVPixelFormatType_14Bayer_GBRG: OSType = 0x6762_7234
/// Raw sensor data with 16 bits: `'bp16'`.
public let kCVPixelFormatType_16VersatileBayer: OSType = 0x6270_3136
/// Raw sensor data, 8 samples with 12 bits each in 96 bits: `'btp2'`.
public let kCVPixelFormatType_96VersatileBayerPacked12: OSType = 0x6274_7032
/// Red, green, blue and alpha with 16 bits each, from downscaled ProRes RAW: `'bp64'`.
public let kCVPixelFormatType_64RGBA_DownscaledProResRAW: OSType = 0x6270_3634
/// Blue, green, red and alpha with 8 bits each, losslessly compressed: `'&BGA'`.
public let kCVPixelFormatType_Lossless_32BGRA: OSType = 0x2642_4741
/// Red, green, blue and alpha as half-precision floats, losslessly compressed: `'&RhA'`.
public let kCVPixelFormatType_Lossless_64RGBAHalf: OSType = 0x2652_6841
/// Blue, green, red and alpha with 8 bits each, lossily compressed: `'-BGA'`.
public let kCVPixelFormatType_Lossy_32BGRA: OSType = 0x2D42_4741

/// 4:2:2 as Cb, Y, Cr, Y with 8 bits each: `'2vuy'`.
public let kCVPixelFormatType_422YpCbCr8: OSType = 0x3276_7579
/// 4:2:2 as Y, Cb, Y, Cr with 8 bits each: `'yuvs'`.
public let kCVPixelFormatType_422YpCbCr8_yuvs: OSType = 0x7975_7673
/// 4:2:2 as Y, Cb, Y, Cr with 8 bits each, full range: `'yuvf'`.
public let kCVPixelFormatType_422YpCbCr8FullRange: OSType = 0x7975_7666
/// 4:4:4:4 as Cb, Y, Cr and alpha with 8 bits each, from 0 to 255: `'v408'`.
public let kCVPixelFormatType_4444YpCbCrA8: OSType = 0x7634_3038
/// 4:4:4:4 as chroma, luma, chroma and alpha with 8 bits each, for rendering: `'r408'`.
public let kCVPixelFormatType_4444YpCbCrA8R: OSType = 0x7234_3038
/// 4:4:4:4 as alpha, luma and both chromas with 8 bits each: `'y408'`.
public let kCVPixelFormatType_4444AYpCbCr8: OSType = 0x7934_3038
/// 4:4:4:4 as alpha, luma and both chromas with 16 bits each: `'y416'`.
public let kCVPixelFormatType_4444AYpCbCr16: OSType = 0x7934_3136
/// 4:4:4:4 as alpha, luma and both chromas as floats: `'r4fl'`.
public let kCVPixelFormatType_4444AYpCbCrFloat: OSType = 0x7234_666C
/// 4:4:4 as chroma, luma and chroma with 8 bits each: `'v308'`.
public let kCVPixelFormatType_444YpCbCr8: OSType = 0x7633_3038
/// 4:2:2 as chroma, luma, chroma and luma with 16 bits each: `'v216'`.
public let kCVPixelFormatType_422YpCbCr16: OSType = 0x7632_3136
/// 4:2:2 with 10 bits each, 6 pixels in 16 bytes: `'v210'`.
public let kCVPixelFormatType_422YpCbCr10: OSType = 0x7632_3130
/// 4:4:4 as chroma, luma and chroma with 10 bits each: `'v410'`.
public let kCVPixelFormatType_444YpCbCr10: OSType = 0x7634_3130
/// 4:2:0 in three planes, full range: `'f420'`.
public let kCVPixelFormatType_420YpCbCr8PlanarFullRange: OSType = 0x6634_3230
/// 4:2:2 in one plane and alpha in another, with 8 bits each: `'a2vy'`.
public let kCVPixelFormatType_422YpCbCr_4A_8BiPlanar: OSType = 0x6132_7679
/// 4:2:2 in two planes, video range, 16 to 235: `'422v'`.
public let kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3276
/// 4:2:2 in two planes, full range: `'422f'`.
public let kCVPixelFormatType_422YpCbCr8BiPlanarFullRange: OSType = 0x3432_3266
/// 4:4:4 in two planes, video range, 16 to 235: `'444v'`.
public let kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange: OSType = 0x3434_3476
/// 4:4:4 in two planes, full range: `'444f'`.
public let kCVPixelFormatType_444YpCbCr8BiPlanarFullRange: OSType = 0x3434_3466
/// 4:2:0 in two planes, with 10 bits in the upper bits of 16, video range, 64 to 940: `'x420'`.
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3230
/// 4:2:2 in two planes, with 10 bits in the upper bits of 16, video range, 64 to 940: `'x422'`.
public let kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3232
/// 4:4:4 in two planes, with 10 bits in the upper bits of 16, video range, 64 to 940: `'x444'`.
public let kCVPixelFormatType_444YpCbCr10BiPlanarVideoRange: OSType = 0x7834_3434
/// 4:2:0 in two planes, with 10 bits in the upper bits of 16, full range: `'xf20'`.
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange: OSType = 0x7866_3230
/// 4:2:2 in two planes, with 10 bits in the upper bits of 16, full range: `'xf22'`.
public let kCVPixelFormatType_422YpCbCr10BiPlanarFullRange: OSType = 0x7866_3232
/// 4:4:4 in two planes, with 10 bits in the upper bits of 16, full range: `'xf44'`.
public let kCVPixelFormatType_444YpCbCr10BiPlanarFullRange: OSType = 0x7866_3434
/// 4:2:0 and alpha in three planes, video range, 16 to 235: `'v0a8'`.
public let kCVPixelFormatType_420YpCbCr8VideoRange_8A_TriPlanar: OSType = 0x7630_6138
/// 4:2:2 in two planes with 16 bits each, video range, 4096 to 60160: `'sv22'`.
public let kCVPixelFormatType_422YpCbCr16BiPlanarVideoRange: OSType = 0x7376_3232
/// 4:4:4 in two planes with 16 bits each, video range, 4096 to 60160: `'sv44'`.
public let kCVPixelFormatType_444YpCbCr16BiPlanarVideoRange: OSType = 0x7376_3434
/// 4:4:4 and alpha in three planes with 16 bits each: `'s4as'`.
public let kCVPixelFormatType_444YpCbCr16VideoRange_16A_TriPlanar: OSType = 0x7334_6173
/// 4:2:0, losslessly compressed, video range, 16 to 235: `'&8v0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarVideoRange: OSType = 0x2638_7630
/// 4:2:0, losslessly compressed, full range: `'&8f0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarFullRange: OSType = 0x2638_6630
/// 4:2:0 with 10 bits, losslessly compressed, video range, 64 to 940: `'&xv0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2678_7630
/// 4:2:2 with 10 bits, losslessly compressed, video range, 64 to 940: `'&xv2'`.
public let kCVPixelFormatType_Lossless_422YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2678_7632
/// 4:2:0 with 10 bits, losslessly compressed, full range: `'&xf0'`.
public let kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarFullRange: OSType = 0x2678_6630
/// 4:2:0, lossily compressed, video range, 16 to 235: `'-8v0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarVideoRange: OSType = 0x2D38_7630
/// 4:2:0, lossily compressed, full range: `'-8f0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarFullRange: OSType = 0x2D38_6630
/// 4:2:0 with 10 bits, lossily compressed, video range, 64 to 940: `'-xv0'`.
public let kCVPixelFormatType_Lossy_420YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2D78_7630
/// 4:2:2 with 10 bits, lossily compressed, video range, 64 to 940: `'-xv2'`.
public let kCVPixelFormatType_Lossy_422YpCbCr10PackedBiPlanarVideoRange: OSType = 0x2D78_7632

/// Red, green and blue with 8 bits each.
public let kCVPixelFormatType_24RGB: OSType = 0x0000_0018
/// Blue, green and red with 8 bits each: `'24BG'`.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247
/// Alpha, red, green and blue with 8 bits each.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020
/// Blue, green, red and alpha with 8 bits each: `'BGRA'`.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Alpha, blue, green and red with 8 bits each: `'ABGR'`.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752
/// Red, green, blue and alpha with 8 bits each: `'RGBA'`.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// One component with 8 bits: `'L008'`.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038
/// One component as a half-precision float: `'L00h'`.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068
/// One component as a float: `'L00f'`.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066
/// Red, green, blue and alpha as half-precision floats: `'RGhA'`.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841
/// Red, green, blue and alpha as floats: `'RGfA'`.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641
/// Depth as half-precision floats: `'hdep'`.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570
/// Depth as floats: `'fdep'`.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570
/// Disparity, the reciprocal of depth, as half-precision floats: `'hdis'`.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973
/// Disparity, the reciprocal of depth, as floats: `'fdis'`.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973
/// 4:2:0 in three planes: `'y420'`.
public let kCVPixelFormatType_420YpCbCr8Planar: OSType = 0x7934_3230
/// 4:2:0 in two planes, video range, 16 to 235: `'420v'`.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// 4:2:0 in two planes, full range, 0 to 255: `'420f'`.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// The options of flushing a pool.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates a value from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Excess buffers are released regardless of age.
  public static let excessBuffers = Self(rawValue: 1)
}
