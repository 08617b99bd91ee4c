// Further properties of encoders, as keys of settings: light, views, rates.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the insertion mode of HDR metadata.
public let kVTCompressionPropertyKey_HDRMetadataInsertionMode: CFString = "HDRMetadataInsertionMode"
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
public let kVTCompressionPropertyKey_BaseLayerBitRateFraction: CFString = "BaseLayerBitRateFraction"
/// The key of whether frames precede the first one.
public let kVTCompressionPropertyKey_MoreFramesBeforeStart: CFString = "MoreFramesBeforeStart"
/// The key of whether frames follow the last one.
public let kVTCompressionPropertyKey_MoreFramesAfterEnd: CFString = "MoreFramesAfterEnd"
/// The key of the number of source frames.
public let kVTCompressionPropertyKey_SourceFrameCount: CFString = "SourceFrameCount"
/// The key of the storage for multiple passes.
public let kVTCompressionPropertyKey_MultiPassStorage: CFString = "MultiPassStorage"
/// The key of whether the pixel buffer pool is shared.
public let kVTCompressionPropertyKey_PixelBufferPoolIsShared: CFString = "PixelBufferPoolIsShared"
/// The key of the encoder's pixel buffer attributes.
public let kVTCompressionPropertyKey_VideoEncoderPixelBufferAttributes: CFString =
  "VideoEncoderPixelBufferAttributes"
/// The key of whether power efficiency takes precedence over speed.
public let kVTCompressionPropertyKey_MaximizePowerEfficiency: CFString = "MaximizePowerEfficiency"
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
