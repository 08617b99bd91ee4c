// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/VideoToolbox.tsv.
// Do not edit.

/// The key of the insertion mode of HDR metadata.
public let kVTCompressionPropertyKey_HDRMetadataInsertionMode: CFString =
  "HDRMetadataInsertionMode"
/// The key of whether dynamic HDR metadata is preserved.
public let kVTCompressionPropertyKey_PreserveDynamicHDRMetadata: CFString =
  "PreserveDynamicHDRMetadata"
/// The key of the mastering display's color volume.
public let kVTCompressionPropertyKey_MasteringDisplayColorVolume: CFString =
  "MasteringDisplayColorVolume"
/// The key of the content light level.
public let kVTCompressionPropertyKey_ContentLightLevelInfo: CFString = "ContentLightLevelInfo"
/// The key of the ambient viewing environment.
public let kVTCompressionPropertyKey_AmbientViewingEnvironment: CFString =
  "AmbientViewingEnvironment"
/// The key of the gamma.
public let kVTCompressionPropertyKey_GammaLevel: CFString = "GammaLevel"
/// The key of the ICC profile.
public let kVTCompressionPropertyKey_ICCProfile: CFString = "ICCProfile"
/// The key of the number of fields per frame.
public let kVTCompressionPropertyKey_FieldCount: CFString = "FieldCount"
/// The key of the order of the fields.
public let kVTCompressionPropertyKey_FieldDetail: CFString = "FieldDetail"
/// The key of whether the aspect ratio is 16:9.
public let kVTCompressionPropertyKey_AspectRatio16x9: CFString = "AspectRatio16x9"
/// The key of whether the scan is progressive.
public let kVTCompressionPropertyKey_ProgressiveScan: CFString = "ProgressiveScan"
/// The key of the output's bit depth.
public let kVTCompressionPropertyKey_OutputBitDepth: CFString = "OutputBitDepth"
/// The key of the alpha channel's mode.
public let kVTCompressionPropertyKey_AlphaChannelMode: CFString = "AlphaChannelMode"
/// The key of the alpha channel's quality, 0…1.
public let kVTCompressionPropertyKey_TargetQualityForAlpha: CFString = "TargetQualityForAlpha"
/// The key of whether a hardware encoder is in use.
public let kVTCompressionPropertyKey_UsingHardwareAcceleratedVideoEncoder: CFString =
  "UsingHardwareAcceleratedVideoEncoder"
/// The key of the encoder's identifier.
public let kVTCompressionPropertyKey_EncoderID: CFString = "EncoderID"
/// The key of the maximum quantization parameter of a frame.
public let kVTCompressionPropertyKey_MaxAllowedFrameQP: CFString = "MaxAllowedFrameQP"
/// The key of the minimum quantization parameter of a frame.
public let kVTCompressionPropertyKey_MinAllowedFrameQP: CFString = "MinAllowedFrameQP"
/// The key of the number of reference frames.
public let kVTCompressionPropertyKey_ReferenceBufferCount: CFString = "ReferenceBufferCount"
/// The key of a constant bit rate.
public let kVTCompressionPropertyKey_ConstantBitRate: CFString = "ConstantBitRate"
/// The key of a variable bit rate.
public let kVTCompressionPropertyKey_VariableBitRate: CFString = "VariableBitRate"
/// The key of the maximum bit rate of the decoder's buffer model.
public let kVTCompressionPropertyKey_VBVMaxBitRate: CFString = "VBVMaxBitRate"
/// The key of the duration of the decoder's buffer model.
public let kVTCompressionPropertyKey_VBVBufferDuration: CFString = "VBVBufferDuration"
/// The key of the initial fill level of the decoder's buffer model.
public let kVTCompressionPropertyKey_VBVInitialDelayPercentage: CFString =
  "VBVInitialDelayPercentage"
/// The key of whether long-term references are enabled.
public let kVTCompressionPropertyKey_EnableLTR: CFString = "EnableLTR"
/// The key of the base layer's frame rate.
public let kVTCompressionPropertyKey_BaseLayerFrameRate: CFString = "BaseLayerFrameRate"
/// The key of the base layer's share of the frames.
public let kVTCompressionPropertyKey_BaseLayerFrameRateFraction: CFString =
  "BaseLayerFrameRateFraction"
/// The key of the base layer's share of the bit rate.
public let kVTCompressionPropertyKey_BaseLayerBitRateFraction: CFString =
  "BaseLayerBitRateFraction"
/// The key of whether frames precede the first one.
public let kVTCompressionPropertyKey_MoreFramesBeforeStart: CFString = "MoreFramesBeforeStart"
/// The key of whether frames follow the last one.
public let kVTCompressionPropertyKey_MoreFramesAfterEnd: CFString = "MoreFramesAfterEnd"
/// The key of the number of source frames.
public let kVTCompressionPropertyKey_SourceFrameCount: CFString = "SourceFrameCount"
/// The key of the storage for multiple passes.
public let kVTCompressionPropertyKey_MultiPassStorage: CFString = "MultiPassStorage"
/// The key of whether the pixel buffer pool is shared.
public let kVTCompressionPropertyKey_PixelBufferPoolIsShared: CFString =
  "PixelBufferPoolIsShared"
/// The key of the encoder's pixel buffer attributes.
public let kVTCompressionPropertyKey_VideoEncoderPixelBufferAttributes: CFString =
  "VideoEncoderPixelBufferAttributes"
/// The key of whether power efficiency takes precedence over speed.
public let kVTCompressionPropertyKey_MaximizePowerEfficiency: CFString =
  "MaximizePowerEfficiency"
/// The key of the level of spatial adaptation of the quantization parameter.
public let kVTCompressionPropertyKey_SpatialAdaptiveQPLevel: CFString = "SpatialAdaptiveQPLevel"
/// The key of the number of look-ahead frames.
public let kVTCompressionPropertyKey_SuggestedLookAheadFrameCount: CFString =
  "SuggestedLookAheadFrameCount"
/// The key of whether the mean squared error is calculated.
public let kVTCompressionPropertyKey_CalculateMeanSquaredError: CFString =
  "CalculateMeanSquaredError"
/// The key of the estimated bytes per frame.
public let kVTCompressionPropertyKey_EstimatedAverageBytesPerFrame: CFString =
  "EstimatedAverageBytesPerFrame"
/// The key of whether a frame's base quantization parameter can be set.
public let kVTCompressionPropertyKey_SupportsBaseFrameQP: CFString = "SupportsBaseFrameQP"
/// The key of the encoder's presets.
public let kVTCompressionPropertyKey_SupportedPresetDictionaries: CFString =
  "SupportedPresetDictionaries"
/// The key of the layer identifiers of MV-HEVC.
public let kVTCompressionPropertyKey_MVHEVCVideoLayerIDs: CFString = "MVHEVCVideoLayerIDs"
/// The key of the view identifiers of MV-HEVC.
public let kVTCompressionPropertyKey_MVHEVCViewIDs: CFString = "MVHEVCViewIDs"
/// The key of the left and right view identifiers of MV-HEVC.
public let kVTCompressionPropertyKey_MVHEVCLeftAndRightViewIDs: CFString =
  "MVHEVCLeftAndRightViewIDs"
/// The key of whether a left eye view exists.
public let kVTCompressionPropertyKey_HasLeftStereoEyeView: CFString = "HasLeftStereoEyeView"
/// The key of whether a right eye view exists.
public let kVTCompressionPropertyKey_HasRightStereoEyeView: CFString = "HasRightStereoEyeView"
/// The key of the hero eye, whose view is shown alone.
public let kVTCompressionPropertyKey_HeroEye: CFString = "HeroEye"
/// The key of the stereo baseline in micrometers.
public let kVTCompressionPropertyKey_StereoCameraBaseline: CFString = "StereoCameraBaseline"
/// The key of the horizontal disparity adjustment.
public let kVTCompressionPropertyKey_HorizontalDisparityAdjustment: CFString =
  "HorizontalDisparityAdjustment"
/// The key of the horizontal field of view in thousandths of a degree.
public let kVTCompressionPropertyKey_HorizontalFieldOfView: CFString = "HorizontalFieldOfView"
/// The key of the projection.
public let kVTCompressionPropertyKey_ProjectionKind: CFString = "ProjectionKind"
/// The key of the packing of views in a frame.
public let kVTCompressionPropertyKey_ViewPackingKind: CFString = "ViewPackingKind"
/// No HDR metadata is inserted.
public let kVTHDRMetadataInsertionMode_None: CFString = "None"
/// HDR metadata is inserted as the frames require.
public let kVTHDRMetadataInsertionMode_Auto: CFString = "Auto"
/// Colors are not multiplied by alpha.
public let kVTAlphaChannelMode_StraightAlpha: CFString = "StraightAlpha"
/// Colors are multiplied by alpha.
public let kVTAlphaChannelMode_PremultipliedAlpha: CFString = "PremultipliedAlpha"
/// The key of whether decoded frames carry HDR metadata.
public let kVTDecompressionPropertyKey_PropagatePerFrameHDRDisplayMetadata: CFString =
  "PropagatePerFrameHDRDisplayMetadata"

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
public let kVTCompressionPropertyKey_AllowTemporalCompression: CFString =
  "AllowTemporalCompression"
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
public let kVTCompressionPropertyKey_PixelTransferProperties: CFString =
  "PixelTransferProperties"
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

/// The outcome of encoding a frame.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Encoding goes on.
  public static let asynchronous = Self(rawValue: 1 << 0)
  /// The frame was dropped.
  public static let frameDropped = Self(rawValue: 1 << 1)
}

/// The session lacks the property.
public let kVTPropertyNotSupportedErr: OSStatus = -12900
/// The property is read-only.
public let kVTPropertyReadOnlyErr: OSStatus = -12901
/// A parameter is not valid.
public let kVTParameterErr: OSStatus = -12902
/// The session is not valid.
public let kVTInvalidSessionErr: OSStatus = -12903
/// There is not enough memory.
public let kVTAllocationFailedErr: OSStatus = -12904
/// The conversion between the pixel formats is not supported.
public let kVTPixelTransferNotSupportedErr: OSStatus = -12905
/// No decoder was found.
public let kVTCouldNotFindVideoDecoderErr: OSStatus = -12906
/// A decoder cannot be created.
public let kVTCouldNotCreateInstanceErr: OSStatus = -12907
/// No encoder was found.
public let kVTCouldNotFindVideoEncoderErr: OSStatus = -12908
/// The decoder's input is damaged.
public let kVTVideoDecoderBadDataErr: OSStatus = -12909
/// The decoder does not support the format.
public let kVTVideoDecoderUnsupportedDataFormatErr: OSStatus = -12910
/// The decoder has failed.
public let kVTVideoDecoderMalfunctionErr: OSStatus = -12911
/// The encoder has failed.
public let kVTVideoEncoderMalfunctionErr: OSStatus = -12912

/// H.264 of the baseline profile, level 1.3.
public let kVTProfileLevel_H264_Baseline_1_3: CFString = "H264_Baseline_1_3"
/// H.264 of the baseline profile, level 3.0.
public let kVTProfileLevel_H264_Baseline_3_0: CFString = "H264_Baseline_3_0"
/// H.264 of the baseline profile, level 3.1.
public let kVTProfileLevel_H264_Baseline_3_1: CFString = "H264_Baseline_3_1"
/// H.264 of the baseline profile, level 3.2.
public let kVTProfileLevel_H264_Baseline_3_2: CFString = "H264_Baseline_3_2"
/// H.264 of the baseline profile, level 4.0.
public let kVTProfileLevel_H264_Baseline_4_0: CFString = "H264_Baseline_4_0"
/// H.264 of the baseline profile, level 4.1.
public let kVTProfileLevel_H264_Baseline_4_1: CFString = "H264_Baseline_4_1"
/// H.264 of the baseline profile, level 4.2.
public let kVTProfileLevel_H264_Baseline_4_2: CFString = "H264_Baseline_4_2"
/// H.264 of the baseline profile, level 5.0.
public let kVTProfileLevel_H264_Baseline_5_0: CFString = "H264_Baseline_5_0"
/// H.264 of the baseline profile, level 5.1.
public let kVTProfileLevel_H264_Baseline_5_1: CFString = "H264_Baseline_5_1"
/// H.264 of the baseline profile, level 5.2.
public let kVTProfileLevel_H264_Baseline_5_2: CFString = "H264_Baseline_5_2"
/// H.264 of the baseline profile, with the lowest level.
public let kVTProfileLevel_H264_Baseline_AutoLevel: CFString = "H264_Baseline_AutoLevel"
/// H.264 of the constrained baseline profile, with the lowest level.
public let kVTProfileLevel_H264_ConstrainedBaseline_AutoLevel: CFString =
  "H264_ConstrainedBaseline_AutoLevel"
/// H.264 of the main profile, level 3.0.
public let kVTProfileLevel_H264_Main_3_0: CFString = "H264_Main_3_0"
/// H.264 of the main profile, level 3.1.
public let kVTProfileLevel_H264_Main_3_1: CFString = "H264_Main_3_1"
/// H.264 of the main profile, level 3.2.
public let kVTProfileLevel_H264_Main_3_2: CFString = "H264_Main_3_2"
/// H.264 of the main profile, level 4.0.
public let kVTProfileLevel_H264_Main_4_0: CFString = "H264_Main_4_0"
/// H.264 of the main profile, level 4.1.
public let kVTProfileLevel_H264_Main_4_1: CFString = "H264_Main_4_1"
/// H.264 of the main profile, level 4.2.
public let kVTProfileLevel_H264_Main_4_2: CFString = "H264_Main_4_2"
/// H.264 of the main profile, level 5.0.
public let kVTProfileLevel_H264_Main_5_0: CFString = "H264_Main_5_0"
/// H.264 of the main profile, level 5.1.
public let kVTProfileLevel_H264_Main_5_1: CFString = "H264_Main_5_1"
/// H.264 of the main profile, level 5.2.
public let kVTProfileLevel_H264_Main_5_2: CFString = "H264_Main_5_2"
/// H.264 of the main profile, with the lowest level.
public let kVTProfileLevel_H264_Main_AutoLevel: CFString = "H264_Main_AutoLevel"
/// H.264 of the extended profile, level 5.0.
public let kVTProfileLevel_H264_Extended_5_0: CFString = "H264_Extended_5_0"
/// H.264 of the extended profile, with the lowest level.
public let kVTProfileLevel_H264_Extended_AutoLevel: CFString = "H264_Extended_AutoLevel"
/// H.264 of the high profile, level 3.0.
public let kVTProfileLevel_H264_High_3_0: CFString = "H264_High_3_0"
/// H.264 of the high profile, level 3.1.
public let kVTProfileLevel_H264_High_3_1: CFString = "H264_High_3_1"
/// H.264 of the high profile, level 3.2.
public let kVTProfileLevel_H264_High_3_2: CFString = "H264_High_3_2"
/// H.264 of the high profile, level 4.0.
public let kVTProfileLevel_H264_High_4_0: CFString = "H264_High_4_0"
/// H.264 of the high profile, level 4.1.
public let kVTProfileLevel_H264_High_4_1: CFString = "H264_High_4_1"
/// H.264 of the high profile, level 4.2.
public let kVTProfileLevel_H264_High_4_2: CFString = "H264_High_4_2"
/// H.264 of the high profile, level 5.0.
public let kVTProfileLevel_H264_High_5_0: CFString = "H264_High_5_0"
/// H.264 of the high profile, level 5.1.
public let kVTProfileLevel_H264_High_5_1: CFString = "H264_High_5_1"
/// H.264 of the high profile, level 5.2.
public let kVTProfileLevel_H264_High_5_2: CFString = "H264_High_5_2"
/// H.264 of the high profile, with the lowest level.
public let kVTProfileLevel_H264_High_AutoLevel: CFString = "H264_High_AutoLevel"
/// H.264 of the constrained high profile, with the lowest level.
public let kVTProfileLevel_H264_ConstrainedHigh_AutoLevel: CFString =
  "H264_ConstrainedHigh_AutoLevel"
/// HEVC of the main profile, with the lowest level.
public let kVTProfileLevel_HEVC_Main_AutoLevel: CFString = "HEVC_Main_AutoLevel"
/// HEVC of the main 10 profile, with the lowest level.
public let kVTProfileLevel_HEVC_Main10_AutoLevel: CFString = "HEVC_Main10_AutoLevel"
/// HEVC of the main 4:2:2 10 profile, with the lowest level.
public let kVTProfileLevel_HEVC_Main42210_AutoLevel: CFString = "HEVC_Main42210_AutoLevel"

/// The options of decoding a frame.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Asynchronous decoding is allowed; frames are decoded at once here.
  public static let _EnableAsynchronousDecompression = Self(rawValue: 1 << 0)
  /// The frame is decoded without output.
  public static let _DoNotOutputFrame = Self(rawValue: 1 << 1)
  /// Decoding may take as long as playback.
  public static let _1xRealTimePlayback = Self(rawValue: 1 << 2)
  /// Output may be delayed to presentation order.
  public static let _EnableTemporalProcessing = Self(rawValue: 1 << 3)
}

/// The outcome of decoding a frame.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Decoding goes on.
  public static let asynchronous = Self(rawValue: 1 << 0)
  /// The frame was dropped.
  public static let frameDropped = Self(rawValue: 1 << 1)
  /// The pixel buffer may be modified.
  public static let imageBufferModifiable = Self(rawValue: 1 << 2)
}

/// The key of the pixel buffer pool.
public let kVTDecompressionPropertyKey_PixelBufferPool: CFString = "PixelBufferPool"
/// The key of whether the pixel buffer pool is shared.
public let kVTDecompressionPropertyKey_PixelBufferPoolIsShared: CFString =
  "PixelBufferPoolIsShared"
/// The key of the requested minimum number of buffers in the output pool.
public let kVTDecompressionPropertyKey_OutputPoolRequestedMinimumBufferCount: CFString =
  "OutputPoolRequestedMinimumBufferCount"
/// The key of the number of frames being decoded.
public let kVTDecompressionPropertyKey_NumberOfFramesBeingDecoded: CFString =
  "NumberOfFramesBeingDecoded"
/// The key of the earliest presentation time of the frames being decoded.
public let kVTDecompressionPropertyKey_MinOutputPresentationTimeStampOfFramesBeingDecoded: CFString =
  "MinOutputPresentationTimeStampOfFramesBeingDecoded"
/// The key of the latest presentation time of the frames being decoded.
public let kVTDecompressionPropertyKey_MaxOutputPresentationTimeStampOfFramesBeingDecoded: CFString =
  "MaxOutputPresentationTimeStampOfFramesBeingDecoded"
/// The key of whether frames depend on others.
public let kVTDecompressionPropertyKey_ContentHasInterframeDependencies: CFString =
  "ContentHasInterframeDependencies"
/// The key of whether frames are decoded in real time.
public let kVTDecompressionPropertyKey_RealTime: CFString = "RealTime"
/// The key of whether power efficiency takes precedence.
public let kVTDecompressionPropertyKey_MaximizePowerEfficiency: CFString =
  "MaximizePowerEfficiency"
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
public let kVTDecompressionPropertyKey_ReducedResolutionDecode: CFString =
  "ReducedResolutionDecode"
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
public let kVTDecompressionPropertyKey_PixelTransferProperties: CFString =
  "PixelTransferProperties"
/// The key of whether a hardware decoder is preferred.
public let kVTVideoDecoderSpecification_EnableHardwareAcceleratedVideoDecoder: CFString =
  "EnableHardwareAcceleratedVideoDecoder"
/// The key of whether a hardware decoder is required.
public let kVTVideoDecoderSpecification_RequireHardwareAcceleratedVideoDecoder: CFString =
  "RequireHardwareAcceleratedVideoDecoder"

/// The key of the scaling mode (Players.VT6).
public let kVTPixelTransferPropertyKey_ScalingMode: CFString = "ScalingMode"
/// Stretches the source to the target.
public let kVTScalingMode_Normal: CFString = "Normal"
/// Stretches the clean aperture to the target.
public let kVTScalingMode_CropSourceToCleanAperture: CFString = "CropSourceToCleanAperture"
/// Fits the source into the target with black borders.
public let kVTScalingMode_Letterbox: CFString = "Letterbox"
/// Fills the target, cutting the source.
public let kVTScalingMode_Trim: CFString = "Trim"
/// The key of the target's clean aperture.
public let kVTPixelTransferPropertyKey_DestinationCleanAperture: CFString =
  "DestinationCleanAperture"
/// The key of the target's pixel aspect ratio.
public let kVTPixelTransferPropertyKey_DestinationPixelAspectRatio: CFString =
  "DestinationPixelAspectRatio"
/// The key of the chroma downsampling mode.
public let kVTPixelTransferPropertyKey_DownsamplingMode: CFString = "DownsamplingMode"
/// Takes the chroma of one pixel.
public let kVTDownsamplingMode_Decimate: CFString = "Decimate"
/// Averages the chroma of the pixels.
public let kVTDownsamplingMode_Average: CFString = "Average"
/// The key of the target's color primaries.
public let kVTPixelTransferPropertyKey_DestinationColorPrimaries: CFString =
  "DestinationColorPrimaries"
/// The key of the target's transfer function.
public let kVTPixelTransferPropertyKey_DestinationTransferFunction: CFString =
  "DestinationTransferFunction"
/// The key of the target's ICC profile.
public let kVTPixelTransferPropertyKey_DestinationICCProfile: CFString = "DestinationICCProfile"
/// The key of the target's YCbCr matrix.
public let kVTPixelTransferPropertyKey_DestinationYCbCrMatrix: CFString =
  "DestinationYCbCrMatrix"
/// The key of whether frames are converted in real time.
public let kVTPixelTransferPropertyKey_RealTime: CFString = "RealTime"
