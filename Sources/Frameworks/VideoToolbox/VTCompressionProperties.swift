// The properties of encoders, as keys of settings.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the average bit rate.
public let kVTCompressionPropertyKey_AverageBitRate: CFString = "AverageBitRate"
/// The key of the data rate limits: bytes within seconds.
public let kVTCompressionPropertyKey_DataRateLimits: CFString = "DataRateLimits"
/// The key of the maximum number of frames between key frames.
public let kVTCompressionPropertyKey_MaxKeyFrameInterval: CFString = "MaxKeyFrameInterval"
/// The key of the maximum seconds between key frames.
public let kVTCompressionPropertyKey_MaxKeyFrameIntervalDuration: CFString =
  "MaxKeyFrameIntervalDuration"
/// The key of whether frames may be reordered.
public let kVTCompressionPropertyKey_AllowFrameReordering: CFString = "AllowFrameReordering"
/// The key of whether frames may depend on others.
public let kVTCompressionPropertyKey_AllowTemporalCompression: CFString = "AllowTemporalCompression"
/// The key of the profile and level.
public let kVTCompressionPropertyKey_ProfileLevel: CFString = "ProfileLevel"
/// The key of the entropy mode of H.264.
public let kVTCompressionPropertyKey_H264EntropyMode: CFString = "H264EntropyMode"
/// The key of whether frames are encoded in real time.
public let kVTCompressionPropertyKey_RealTime: CFString = "RealTime"
/// The key of the expected frame rate.
public let kVTCompressionPropertyKey_ExpectedFrameRate: CFString = "ExpectedFrameRate"
/// The key of the expected duration in seconds.
public let kVTCompressionPropertyKey_ExpectedDuration: CFString = "ExpectedDuration"
/// The key of the quality, 0…1.
public let kVTCompressionPropertyKey_Quality: CFString = "Quality"
/// The key of the pixel transfer properties.
public let kVTCompressionPropertyKey_PixelTransferProperties: CFString = "PixelTransferProperties"
/// The key of the color primaries.
public let kVTCompressionPropertyKey_ColorPrimaries: CFString = "ColorPrimaries"
/// The key of the transfer function.
public let kVTCompressionPropertyKey_TransferFunction: CFString = "TransferFunction"
/// The key of the YCbCr matrix.
public let kVTCompressionPropertyKey_YCbCrMatrix: CFString = "YCbCrMatrix"
/// The key of whether speed takes precedence over quality.
public let kVTCompressionPropertyKey_PrioritizeEncodingSpeedOverQuality: CFString =
  "PrioritizeEncodingSpeedOverQuality"
/// The key of the maximum number of delayed frames.
public let kVTCompressionPropertyKey_MaxFrameDelayCount: CFString = "MaxFrameDelayCount"
/// The key of the maximum slice size in bytes.
public let kVTCompressionPropertyKey_MaxH264SliceBytes: CFString = "MaxH264SliceBytes"
/// The key of whether open groups of pictures are allowed.
public let kVTCompressionPropertyKey_AllowOpenGOP: CFString = "AllowOpenGOP"
/// The key of the number of pending frames.
public let kVTCompressionPropertyKey_NumberOfPendingFrames: CFString = "NumberOfPendingFrames"
/// The key of the clean aperture.
public let kVTCompressionPropertyKey_CleanAperture: CFString = "CleanAperture"
/// The key of the pixel aspect ratio.
public let kVTCompressionPropertyKey_PixelAspectRatio: CFString = "PixelAspectRatio"
/// The key of the bit depth of a pixel.
public let kVTCompressionPropertyKey_Depth: CFString = "Depth"
/// Context-adaptive variable-length coding.
public let kVTH264EntropyMode_CAVLC: CFString = "CAVLC"
/// Context-adaptive binary arithmetic coding.
public let kVTH264EntropyMode_CABAC: CFString = "CABAC"
/// The key of whether a hardware encoder is preferred.
public let kVTVideoEncoderSpecification_EnableHardwareAcceleratedVideoEncoder: CFString =
  "EnableHardwareAcceleratedVideoEncoder"
/// The key of whether a hardware encoder is required.
public let kVTVideoEncoderSpecification_RequireHardwareAcceleratedVideoEncoder: CFString =
  "RequireHardwareAcceleratedVideoEncoder"
/// The key of whether rate control has low latency.
public let kVTVideoEncoderSpecification_EnableLowLatencyRateControl: CFString =
  "EnableLowLatencyRateControl"
/// The key of whether a frame becomes a key frame.
public let kVTEncodeFrameOptionKey_ForceKeyFrame: CFString = "ForceKeyFrame"
