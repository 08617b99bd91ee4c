// Further properties of encoders, as keys of settings: light, views, rates.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of whether data about the range of light is inserted.
public let kVTCompressionPropertyKey_HDRMetadataInsertionMode: CFString = "HDRMetadataInsertionMode"
/// The key of whether data about the range of light is kept.
public let kVTCompressionPropertyKey_PreserveDynamicHDRMetadata: CFString =
  "PreserveDynamicHDRMetadata"
/// The key of the colors of the display on which a film was made.
public let kVTCompressionPropertyKey_MasteringDisplayColorVolume: CFString =
  "MasteringDisplayColorVolume"
/// The key of the greatest light of a film.
public let kVTCompressionPropertyKey_ContentLightLevelInfo: CFString = "ContentLightLevelInfo"
/// The key of the light around the display.
public let kVTCompressionPropertyKey_AmbientViewingEnvironment: CFString =
  "AmbientViewingEnvironment"
/// The key of the exponent of the transfer function.
public let kVTCompressionPropertyKey_GammaLevel: CFString = "GammaLevel"
/// The key of the color profile.
public let kVTCompressionPropertyKey_ICCProfile: CFString = "ICCProfile"
/// The key of the number of fields of a picture.
public let kVTCompressionPropertyKey_FieldCount: CFString = "FieldCount"
/// The key of the order of the fields.
public let kVTCompressionPropertyKey_FieldDetail: CFString = "FieldDetail"
/// The key of whether pictures are shown as 16 by 9.
public let kVTCompressionPropertyKey_AspectRatio16x9: CFString = "AspectRatio16x9"
/// The key of whether pictures have no fields.
public let kVTCompressionPropertyKey_ProgressiveScan: CFString = "ProgressiveScan"
/// The key of the bits of a component in the result.
public let kVTCompressionPropertyKey_OutputBitDepth: CFString = "OutputBitDepth"
/// The key of whether colors are multiplied by alpha.
public let kVTCompressionPropertyKey_AlphaChannelMode: CFString = "AlphaChannelMode"
/// The key of the quality of alpha, 0…1.
public let kVTCompressionPropertyKey_TargetQualityForAlpha: CFString = "TargetQualityForAlpha"
/// The key of whether a chip codes.
public let kVTCompressionPropertyKey_UsingHardwareAcceleratedVideoEncoder: CFString =
  "UsingHardwareAcceleratedVideoEncoder"
/// The key of the name of the encoder.
public let kVTCompressionPropertyKey_EncoderID: CFString = "EncoderID"
/// The key of the greatest coarseness of a picture.
public let kVTCompressionPropertyKey_MaxAllowedFrameQP: CFString = "MaxAllowedFrameQP"
/// The key of the least coarseness of a picture.
public let kVTCompressionPropertyKey_MinAllowedFrameQP: CFString = "MinAllowedFrameQP"
/// The key of the number of pictures on which others depend.
public let kVTCompressionPropertyKey_ReferenceBufferCount: CFString = "ReferenceBufferCount"
/// The key of the bits a second, which do not vary.
public let kVTCompressionPropertyKey_ConstantBitRate: CFString = "ConstantBitRate"
/// The key of the bits a second, which vary.
public let kVTCompressionPropertyKey_VariableBitRate: CFString = "VariableBitRate"
/// The key of the greatest number of bits a second in a decoder's buffer.
public let kVTCompressionPropertyKey_VBVMaxBitRate: CFString = "VBVMaxBitRate"
/// The key of the seconds of a decoder's buffer.
public let kVTCompressionPropertyKey_VBVBufferDuration: CFString = "VBVBufferDuration"
/// The key of the part of a decoder's buffer that is filled at first.
public let kVTCompressionPropertyKey_VBVInitialDelayPercentage: CFString =
  "VBVInitialDelayPercentage"
/// The key of whether pictures depend on ones long before.
public let kVTCompressionPropertyKey_EnableLTR: CFString = "EnableLTR"
/// The key of the pictures a second that do not depend on others.
public let kVTCompressionPropertyKey_BaseLayerFrameRate: CFString = "BaseLayerFrameRate"
/// The key of the part of pictures that do not depend on others.
public let kVTCompressionPropertyKey_BaseLayerFrameRateFraction: CFString =
  "BaseLayerFrameRateFraction"
/// The key of the part of the bits for these pictures.
public let kVTCompressionPropertyKey_BaseLayerBitRateFraction: CFString = "BaseLayerBitRateFraction"
/// The key of whether other pictures come before.
public let kVTCompressionPropertyKey_MoreFramesBeforeStart: CFString = "MoreFramesBeforeStart"
/// The key of whether other pictures follow.
public let kVTCompressionPropertyKey_MoreFramesAfterEnd: CFString = "MoreFramesAfterEnd"
/// The key of the number of pictures.
public let kVTCompressionPropertyKey_SourceFrameCount: CFString = "SourceFrameCount"
/// The key of the memory of several passes.
public let kVTCompressionPropertyKey_MultiPassStorage: CFString = "MultiPassStorage"
/// The key of whether the encoder shares a pool of buffers.
public let kVTCompressionPropertyKey_PixelBufferPoolIsShared: CFString = "PixelBufferPoolIsShared"
/// The key of the attributes of the buffers of an encoder.
public let kVTCompressionPropertyKey_VideoEncoderPixelBufferAttributes: CFString =
  "VideoEncoderPixelBufferAttributes"
/// The key of whether little power comes before speed.
public let kVTCompressionPropertyKey_MaximizePowerEfficiency: CFString = "MaximizePowerEfficiency"
/// The key of how much the coarseness follows the picture.
public let kVTCompressionPropertyKey_SpatialAdaptiveQPLevel: CFString = "SpatialAdaptiveQPLevel"
/// The key of the number of pictures that are looked at in advance.
public let kVTCompressionPropertyKey_SuggestedLookAheadFrameCount: CFString =
  "SuggestedLookAheadFrameCount"
/// The key of whether the difference to the source is computed.
public let kVTCompressionPropertyKey_CalculateMeanSquaredError: CFString =
  "CalculateMeanSquaredError"
/// The key of the bytes of a picture.
public let kVTCompressionPropertyKey_EstimatedAverageBytesPerFrame: CFString =
  "EstimatedAverageBytesPerFrame"
/// The key of whether the coarseness of a picture can be given.
public let kVTCompressionPropertyKey_SupportsBaseFrameQP: CFString = "SupportsBaseFrameQP"
/// The key of the settings that an encoder proposes.
public let kVTCompressionPropertyKey_SupportedPresetDictionaries: CFString =
  "SupportedPresetDictionaries"
/// The key of the numbers of the layers of several views.
public let kVTCompressionPropertyKey_MVHEVCVideoLayerIDs: CFString = "MVHEVCVideoLayerIDs"
/// The key of the numbers of the views.
public let kVTCompressionPropertyKey_MVHEVCViewIDs: CFString = "MVHEVCViewIDs"
/// The key of the numbers of the views of both eyes.
public let kVTCompressionPropertyKey_MVHEVCLeftAndRightViewIDs: CFString =
  "MVHEVCLeftAndRightViewIDs"
/// The key of whether there is a view of the left eye.
public let kVTCompressionPropertyKey_HasLeftStereoEyeView: CFString = "HasLeftStereoEyeView"
/// The key of whether there is a view of the right eye.
public let kVTCompressionPropertyKey_HasRightStereoEyeView: CFString = "HasRightStereoEyeView"
/// The key of the eye whose view is shown alone.
public let kVTCompressionPropertyKey_HeroEye: CFString = "HeroEye"
/// The key of the distance of two lenses in micrometers.
public let kVTCompressionPropertyKey_StereoCameraBaseline: CFString = "StereoCameraBaseline"
/// The key of the shift of both views.
public let kVTCompressionPropertyKey_HorizontalDisparityAdjustment: CFString =
  "HorizontalDisparityAdjustment"
/// The key of the angle of the view in thousandths of a degree.
public let kVTCompressionPropertyKey_HorizontalFieldOfView: CFString = "HorizontalFieldOfView"
/// The key of the projection of the pictures.
public let kVTCompressionPropertyKey_ProjectionKind: CFString = "ProjectionKind"
/// The key of the arrangement of views in a picture.
public let kVTCompressionPropertyKey_ViewPackingKind: CFString = "ViewPackingKind"
/// No data about the range of light is inserted.
public let kVTHDRMetadataInsertionMode_None: CFString = "None"
/// Data about the range of light is inserted as the pictures need it.
public let kVTHDRMetadataInsertionMode_Auto: CFString = "Auto"
/// Colors are not multiplied by alpha.
public let kVTAlphaChannelMode_StraightAlpha: CFString = "StraightAlpha"
/// Colors are multiplied by alpha.
public let kVTAlphaChannelMode_PremultipliedAlpha: CFString = "PremultipliedAlpha"
/// The key of whether decoded pictures have data about their range of light.
public let kVTDecompressionPropertyKey_PropagatePerFrameHDRDisplayMetadata: CFString =
  "PropagatePerFrameHDRDisplayMetadata"
