// The properties of decoders, as keys.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the pool of the decoded pictures.
public let kVTDecompressionPropertyKey_PixelBufferPool: CFString = "PixelBufferPool"
/// The key of whether the pool is shared with others.
public let kVTDecompressionPropertyKey_PixelBufferPoolIsShared: CFString = "PixelBufferPoolIsShared"
/// The key of the smallest number of pictures of the pool.
public let kVTDecompressionPropertyKey_OutputPoolRequestedMinimumBufferCount: CFString =
  "OutputPoolRequestedMinimumBufferCount"
/// The key of the number of pictures that are being decoded.
public let kVTDecompressionPropertyKey_NumberOfFramesBeingDecoded: CFString =
  "NumberOfFramesBeingDecoded"
/// The key of the earliest time of the pictures that are being decoded.
public let kVTDecompressionPropertyKey_MinOutputPresentationTimeStampOfFramesBeingDecoded:
  CFString =
    "MinOutputPresentationTimeStampOfFramesBeingDecoded"
/// The key of the latest time of the pictures that are being decoded.
public let kVTDecompressionPropertyKey_MaxOutputPresentationTimeStampOfFramesBeingDecoded:
  CFString =
    "MaxOutputPresentationTimeStampOfFramesBeingDecoded"
/// The key of whether pictures depend on others.
public let kVTDecompressionPropertyKey_ContentHasInterframeDependencies: CFString =
  "ContentHasInterframeDependencies"
/// The key of whether pictures are decoded as they arrive.
public let kVTDecompressionPropertyKey_RealTime: CFString = "RealTime"
/// The key of whether little power is used.
public let kVTDecompressionPropertyKey_MaximizePowerEfficiency: CFString = "MaximizePowerEfficiency"
/// The key of whether a chip decodes.
public let kVTDecompressionPropertyKey_UsingHardwareAcceleratedVideoDecoder: CFString =
  "UsingHardwareAcceleratedVideoDecoder"
/// The key of the number of threads.
public let kVTDecompressionPropertyKey_ThreadCount: CFString = "ThreadCount"
/// The key of the way in which fields are decoded.
public let kVTDecompressionPropertyKey_FieldMode: CFString = "FieldMode"
/// Both fields are decoded.
public let kVTDecompressionProperty_FieldMode_BothFields: CFString = "BothFields"
/// Only the upper field is decoded.
public let kVTDecompressionProperty_FieldMode_TopFieldOnly: CFString = "TopFieldOnly"
/// Only the lower field is decoded.
public let kVTDecompressionProperty_FieldMode_BottomFieldOnly: CFString = "BottomFieldOnly"
/// One field is decoded.
public let kVTDecompressionProperty_FieldMode_SingleField: CFString = "SingleField"
/// Fields become whole pictures.
public let kVTDecompressionProperty_FieldMode_DeinterlaceFields: CFString = "DeinterlaceFields"
/// The key of the way in which fields become pictures.
public let kVTDecompressionPropertyKey_DeinterlaceMode: CFString = "DeinterlaceMode"
/// The rows are filtered.
public let kVTDecompressionProperty_DeinterlaceMode_VerticalFilter: CFString = "VerticalFilter"
/// Pictures before and behind are used.
public let kVTDecompressionProperty_DeinterlaceMode_Temporal: CFString = "Temporal"
/// The key of a smaller size of decoded pictures.
public let kVTDecompressionPropertyKey_ReducedResolutionDecode: CFString = "ReducedResolutionDecode"
/// The key of the width of a smaller size.
public let kVTDecompressionResolutionKey_Width: CFString = "Width"
/// The key of the height of a smaller size.
public let kVTDecompressionResolutionKey_Height: CFString = "Height"
/// The key of the number of coefficients that are used.
public let kVTDecompressionPropertyKey_ReducedCoefficientDecode: CFString =
  "ReducedCoefficientDecode"
/// The key of the part of the pictures that are given, 0…1.
public let kVTDecompressionPropertyKey_ReducedFrameDelivery: CFString = "ReducedFrameDelivery"
/// The key of the kind of pictures that are decoded.
public let kVTDecompressionPropertyKey_OnlyTheseFrames: CFString = "OnlyTheseFrames"
/// All pictures are decoded.
public let kVTDecompressionProperty_OnlyTheseFrames_AllFrames: CFString = "AllFrames"
/// Pictures that others need are decoded.
public let kVTDecompressionProperty_OnlyTheseFrames_NonDroppableFrames: CFString =
  "NonDroppableFrames"
/// Whole pictures are decoded.
public let kVTDecompressionProperty_OnlyTheseFrames_IFrames: CFString = "IFrames"
/// Pictures at which decoding can begin are decoded.
public let kVTDecompressionProperty_OnlyTheseFrames_KeyFrames: CFString = "KeyFrames"
/// The key of the highest level of pictures that are decoded.
public let kVTDecompressionProperty_TemporalLevelLimit: CFString = "TemporalLevelLimit"
/// The key of the ways to use less time.
public let kVTDecompressionPropertyKey_SuggestedQualityOfServiceTiers: CFString =
  "SuggestedQualityOfServiceTiers"
/// The key of the formats of pictures, the best one first.
public let kVTDecompressionPropertyKey_SupportedPixelFormatsOrderedByQuality: CFString =
  "SupportedPixelFormatsOrderedByQuality"
/// The key of the formats of pictures, the fastest one first.
public let kVTDecompressionPropertyKey_SupportedPixelFormatsOrderedByPerformance: CFString =
  "SupportedPixelFormatsOrderedByPerformance"
/// The key of the formats that can have a smaller size.
public let kVTDecompressionPropertyKey_PixelFormatsWithReducedResolutionSupport: CFString =
  "PixelFormatsWithReducedResolutionSupport"
/// The key of the properties of the conversion of pixels.
public let kVTDecompressionPropertyKey_PixelTransferProperties: CFString = "PixelTransferProperties"
/// The key of whether a chip may decode.
public let kVTVideoDecoderSpecification_EnableHardwareAcceleratedVideoDecoder: CFString =
  "EnableHardwareAcceleratedVideoDecoder"
/// The key of whether a chip must decode.
public let kVTVideoDecoderSpecification_RequireHardwareAcceleratedVideoDecoder: CFString =
  "RequireHardwareAcceleratedVideoDecoder"
