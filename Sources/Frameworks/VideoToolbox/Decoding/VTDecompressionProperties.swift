// The properties of decoders, as keys.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the pixel buffer pool.
public let kVTDecompressionPropertyKey_PixelBufferPool: CFString = "PixelBufferPool"
/// The key of whether the pixel buffer pool is shared.
public let kVTDecompressionPropertyKey_PixelBufferPoolIsShared: CFString = "PixelBufferPoolIsShared"
/// The key of the requested minimum number of buffers in the output pool.
public let kVTDecompressionPropertyKey_OutputPoolRequestedMinimumBufferCount: CFString =
  "OutputPoolRequestedMinimumBufferCount"
/// The key of the number of frames being decoded.
public let kVTDecompressionPropertyKey_NumberOfFramesBeingDecoded: CFString =
  "NumberOfFramesBeingDecoded"
/// The key of the earliest presentation time of the frames being decoded.
public let kVTDecompressionPropertyKey_MinOutputPresentationTimeStampOfFramesBeingDecoded:
  CFString =
    "MinOutputPresentationTimeStampOfFramesBeingDecoded"
/// The key of the latest presentation time of the frames being decoded.
public let kVTDecompressionPropertyKey_MaxOutputPresentationTimeStampOfFramesBeingDecoded:
  CFString =
    "MaxOutputPresentationTimeStampOfFramesBeingDecoded"
/// The key of whether frames depend on others.
public let kVTDecompressionPropertyKey_ContentHasInterframeDependencies: CFString =
  "ContentHasInterframeDependencies"
/// The key of whether frames are decoded in real time.
public let kVTDecompressionPropertyKey_RealTime: CFString = "RealTime"
/// The key of whether power efficiency takes precedence.
public let kVTDecompressionPropertyKey_MaximizePowerEfficiency: CFString = "MaximizePowerEfficiency"
/// The key of whether a hardware decoder is in use.
public let kVTDecompressionPropertyKey_UsingHardwareAcceleratedVideoDecoder: CFString =
  "UsingHardwareAcceleratedVideoDecoder"
/// The key of the number of threads.
public let kVTDecompressionPropertyKey_ThreadCount: CFString = "ThreadCount"
/// The key of the field mode.
public let kVTDecompressionPropertyKey_FieldMode: CFString = "FieldMode"
/// Both fields are decoded.
public let kVTDecompressionProperty_FieldMode_BothFields: CFString = "BothFields"
/// Only the upper field is decoded.
public let kVTDecompressionProperty_FieldMode_TopFieldOnly: CFString = "TopFieldOnly"
/// Only the lower field is decoded.
public let kVTDecompressionProperty_FieldMode_BottomFieldOnly: CFString = "BottomFieldOnly"
/// A single field is decoded.
public let kVTDecompressionProperty_FieldMode_SingleField: CFString = "SingleField"
/// Fields are deinterlaced.
public let kVTDecompressionProperty_FieldMode_DeinterlaceFields: CFString = "DeinterlaceFields"
/// The key of the deinterlacing mode.
public let kVTDecompressionPropertyKey_DeinterlaceMode: CFString = "DeinterlaceMode"
/// Deinterlaces by a vertical filter.
public let kVTDecompressionProperty_DeinterlaceMode_VerticalFilter: CFString = "VerticalFilter"
/// Deinterlaces by neighboring frames.
public let kVTDecompressionProperty_DeinterlaceMode_Temporal: CFString = "Temporal"
/// The key of a reduced resolution.
public let kVTDecompressionPropertyKey_ReducedResolutionDecode: CFString = "ReducedResolutionDecode"
/// The key of the width of the reduced resolution.
public let kVTDecompressionResolutionKey_Width: CFString = "Width"
/// The key of the height of the reduced resolution.
public let kVTDecompressionResolutionKey_Height: CFString = "Height"
/// The key of the number of decoded coefficients.
public let kVTDecompressionPropertyKey_ReducedCoefficientDecode: CFString =
  "ReducedCoefficientDecode"
/// The key of the share of delivered frames, 0…1.
public let kVTDecompressionPropertyKey_ReducedFrameDelivery: CFString = "ReducedFrameDelivery"
/// The key of the kind of decoded frames.
public let kVTDecompressionPropertyKey_OnlyTheseFrames: CFString = "OnlyTheseFrames"
/// Decodes all frames.
public let kVTDecompressionProperty_OnlyTheseFrames_AllFrames: CFString = "AllFrames"
/// Decodes frames on which others depend.
public let kVTDecompressionProperty_OnlyTheseFrames_NonDroppableFrames: CFString =
  "NonDroppableFrames"
/// Decodes I-frames.
public let kVTDecompressionProperty_OnlyTheseFrames_IFrames: CFString = "IFrames"
/// Decodes key frames.
public let kVTDecompressionProperty_OnlyTheseFrames_KeyFrames: CFString = "KeyFrames"
/// The key of the temporal level limit.
public let kVTDecompressionProperty_TemporalLevelLimit: CFString = "TemporalLevelLimit"
/// The key of the suggested quality-of-service tiers.
public let kVTDecompressionPropertyKey_SuggestedQualityOfServiceTiers: CFString =
  "SuggestedQualityOfServiceTiers"
/// The key of the pixel formats, the best one first.
public let kVTDecompressionPropertyKey_SupportedPixelFormatsOrderedByQuality: CFString =
  "SupportedPixelFormatsOrderedByQuality"
/// The key of the pixel formats, the fastest one first.
public let kVTDecompressionPropertyKey_SupportedPixelFormatsOrderedByPerformance: CFString =
  "SupportedPixelFormatsOrderedByPerformance"
/// The key of the pixel formats that support a reduced resolution.
public let kVTDecompressionPropertyKey_PixelFormatsWithReducedResolutionSupport: CFString =
  "PixelFormatsWithReducedResolutionSupport"
/// The key of the pixel transfer properties.
public let kVTDecompressionPropertyKey_PixelTransferProperties: CFString = "PixelTransferProperties"
/// The key of whether a hardware decoder is preferred.
public let kVTVideoDecoderSpecification_EnableHardwareAcceleratedVideoDecoder: CFString =
  "EnableHardwareAcceleratedVideoDecoder"
/// The key of whether a hardware decoder is required.
public let kVTVideoDecoderSpecification_RequireHardwareAcceleratedVideoDecoder: CFString =
  "RequireHardwareAcceleratedVideoDecoder"
