// The properties of encoders, as keys of settings.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the bits a second.
public let kVTCompressionPropertyKey_AverageBitRate: CFString = "AverageBitRate"
/// The key of the limits of the bytes in some seconds.
public let kVTCompressionPropertyKey_DataRateLimits: CFString = "DataRateLimits"
/// The key of the number of pictures from one whole picture to the next.
public let kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString = "MaxKeyFrameInterval"
/// The key of the seconds from one whole picture to the next.
public let kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration: CFString =
  "MaxKeyFrameIntervalDuration"
/// The key of the whether pictures may be stored in another order.
public let kVTCompressionPropertyKey_AllowFrameReordering: CFString = "AllowFrameReordering"
/// The key of the whether pictures may depend on others.
public let kVTCompressionPropertyKey_AllowTemporalCompression: CFString = "AllowTemporalCompression"
/// The key of the profile and level.
public let kVTCompressionPropertyKey_ProfileLevel: CFString = "ProfileLevel"
/// The key of the entropy coding.
public let kVTCompressionPropertyKey_H264EntropyMode: CFString = "H264EntropyMode"
/// The key of the whether pictures are coded as they arrive.
public let kVTCompressionPropertyKey_RealTime: CFString = "RealTime"
/// The key of the pictures a second.
public let kVTCompressionPropertyKey_ExpectedFrameRate: CFString = "ExpectedFrameRate"
/// The key of the duration in seconds.
public let kVTCompressionPropertyKey_ExpectedDuration: CFString = "ExpectedDuration"
/// The key of the quality, 0…1.
public let kVTCompressionPropertyKey_Quality: CFString = "Quality"
/// The key of the properties of the conversion of pixels.
public let kVTCompressionPropertyKey_PixelTransferProperties: CFString = "PixelTransferProperties"
/// The key of the primary colors.
public let kVTCompressionPropertyKey_ColorPrimaries: CFString = "ColorPrimaries"
/// The key of the transfer function.
public let kVTCompressionPropertyKey_TransferFunction: CFString = "TransferFunction"
/// The key of the matrix from red, green and blue to luma and chroma.
public let kVTCompressionPropertyKey_YCbCrMatrix: CFString = "YCbCrMatrix"
/// The key of the whether speed comes before quality.
public let kVTCompressionPropertyKey_PrioritizeEncodingSpeedOverQuality: CFString =
  "PrioritizeEncodingSpeedOverQuality"
/// The key of the number of pictures that wait at most.
public let kVTCompressionPropertyKey_MaxFrameDelayCount: CFString = "MaxFrameDelayCount"
/// The key of the bytes of a slice.
public let kVTCompressionPropertyKey_MaxH264SliceBytes: CFString = "MaxH264SliceBytes"
/// The key of the whether groups of pictures may depend on others.
public let kVTCompressionPropertyKey_AllowOpenGOP: CFString = "AllowOpenGOP"
/// The key of the number of pictures that wait.
public let kVTCompressionPropertyKey_NumberOfPendingFrames: CFString = "NumberOfPendingFrames"
/// The key of the part of pictures that is shown.
public let kVTCompressionPropertyKey_CleanAperture: CFString = "CleanAperture"
/// The key of the shape of pixels.
public let kVTCompressionPropertyKey_PixelAspectRatio: CFString = "PixelAspectRatio"
/// The key of the bits of a pixel.
public let kVTCompressionPropertyKey_Depth: CFString = "Depth"
/// The entropy coding of variable length.
public let kVTH264EntropyMode_CAVLC: CFString = "CAVLC"
/// The arithmetic entropy coding.
public let kVTH264EntropyMode_CABAC: CFString = "CABAC"
/// The key of whether a chip codes, if there is one.
public let kVTVideoEncoderSpecification_EnableHardwareAcceleratedVideoEncoder: CFString =
  "EnableHardwareAcceleratedVideoEncoder"
/// The key of whether a chip must code.
public let kVTVideoEncoderSpecification_RequireHardwareAcceleratedVideoEncoder: CFString =
  "RequireHardwareAcceleratedVideoEncoder"
/// The key of whether an encoder answers at once.
public let kVTVideoEncoderSpecification_EnableLowLatencyRateControl: CFString =
  "EnableLowLatencyRateControl"
/// The key of whether a whole picture is coded.
public let kVTEncodeFrameOptionKey_ForceKeyFrame: CFString = "ForceKeyFrame"
