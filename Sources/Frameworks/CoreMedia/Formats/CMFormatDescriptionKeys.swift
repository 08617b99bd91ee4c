// The keys and values of format extensions.
//
// - Source: the names are documented; the texts of Core Media's own keys are guesses: those of the
//   names without the prefix (Players.PB9).

/// The key of the clean aperture, a dictionary.
public let kCMFormatDescriptionExtension_CleanAperture: CFString = kCVImageBufferCleanApertureKey
/// The key of the clean aperture's width.
public let kCMFormatDescriptionKey_CleanApertureWidth: CFString =
  kCVImageBufferCleanApertureWidthKey
/// The key of the clean aperture's height.
public let kCMFormatDescriptionKey_CleanApertureHeight: CFString =
  kCVImageBufferCleanApertureHeightKey
/// The key of the clean aperture's horizontal offset from the center.
public let kCMFormatDescriptionKey_CleanApertureHorizontalOffset: CFString =
  kCVImageBufferCleanApertureHorizontalOffsetKey
/// The key of the clean aperture's vertical offset from the center.
public let kCMFormatDescriptionKey_CleanApertureVerticalOffset: CFString =
  kCVImageBufferCleanApertureVerticalOffsetKey
/// The key of the number of fields per frame.
public let kCMFormatDescriptionExtension_FieldCount: CFString = kCVImageBufferFieldCountKey
/// The key of the field order.
public let kCMFormatDescriptionExtension_FieldDetail: CFString = kCVImageBufferFieldDetailKey
/// The upper field is the earlier one.
public let kCMFormatDescriptionFieldDetail_TemporalTopFirst: CFString =
  kCVImageBufferFieldDetailTemporalTopFirst
/// The lower field is the earlier one.
public let kCMFormatDescriptionFieldDetail_TemporalBottomFirst: CFString =
  kCVImageBufferFieldDetailTemporalBottomFirst
/// The field with the first row is the earlier one.
public let kCMFormatDescriptionFieldDetail_SpatialFirstLineEarly: CFString =
  kCVImageBufferFieldDetailSpatialFirstLineEarly
/// The field with the first row is the later one.
public let kCMFormatDescriptionFieldDetail_SpatialFirstLineLate: CFString =
  kCVImageBufferFieldDetailSpatialFirstLineLate
/// The key of the pixel aspect ratio, a dictionary.
public let kCMFormatDescriptionExtension_PixelAspectRatio: CFString =
  kCVImageBufferPixelAspectRatioKey
/// The key of the pixel aspect ratio's horizontal spacing.
public let kCMFormatDescriptionKey_PixelAspectRatioHorizontalSpacing: CFString =
  kCVImageBufferPixelAspectRatioHorizontalSpacingKey
/// The key of the pixel aspect ratio's vertical spacing.
public let kCMFormatDescriptionKey_PixelAspectRatioVerticalSpacing: CFString =
  kCVImageBufferPixelAspectRatioVerticalSpacingKey
/// The key of the color primaries.
public let kCMFormatDescriptionExtension_ColorPrimaries: CFString = kCVImageBufferColorPrimariesKey
/// The color primaries of ITU-R BT.709.
public let kCMFormatDescriptionColorPrimaries_ITU_R_709_2: CFString =
  kCVImageBufferColorPrimaries_ITU_R_709_2
/// The color primaries of EBU 3213.
public let kCMFormatDescriptionColorPrimaries_EBU_3213: CFString =
  kCVImageBufferColorPrimaries_EBU_3213
/// The color primaries of SMPTE C.
public let kCMFormatDescriptionColorPrimaries_SMPTE_C: CFString =
  kCVImageBufferColorPrimaries_SMPTE_C
/// The color primaries of DCI-P3.
public let kCMFormatDescriptionColorPrimaries_DCI_P3: CFString = kCVImageBufferColorPrimaries_DCI_P3
/// The color primaries of Display P3: those of DCI-P3 with the white point D65.
public let kCMFormatDescriptionColorPrimaries_P3_D65: CFString = kCVImageBufferColorPrimaries_P3_D65
/// The color primaries of ITU-R BT.2020.
public let kCMFormatDescriptionColorPrimaries_ITU_R_2020: CFString =
  kCVImageBufferColorPrimaries_ITU_R_2020
/// The color primaries of P22 phosphors.
public let kCMFormatDescriptionColorPrimaries_P22: CFString = kCVImageBufferColorPrimaries_P22
/// The key of the transfer function.
public let kCMFormatDescriptionExtension_TransferFunction: CFString =
  kCVImageBufferTransferFunctionKey
/// The transfer function of ITU-R BT.709.
public let kCMFormatDescriptionTransferFunction_ITU_R_709_2: CFString =
  kCVImageBufferTransferFunction_ITU_R_709_2
/// The transfer function of SMPTE 240M.
public let kCMFormatDescriptionTransferFunction_SMPTE_240M_1995: CFString =
  kCVImageBufferTransferFunction_SMPTE_240M_1995
/// A gamma, given by another extension.
public let kCMFormatDescriptionTransferFunction_UseGamma: CFString =
  kCVImageBufferTransferFunction_UseGamma
/// The transfer function of ITU-R BT.2020.
public let kCMFormatDescriptionTransferFunction_ITU_R_2020: CFString =
  kCVImageBufferTransferFunction_ITU_R_2020
/// The transfer function of SMPTE 428-1.
public let kCMFormatDescriptionTransferFunction_SMPTE_ST_428_1: CFString =
  kCVImageBufferTransferFunction_SMPTE_ST_428_1
/// The transfer function of SMPTE 2084.
public let kCMFormatDescriptionTransferFunction_SMPTE_ST_2084_PQ: CFString =
  kCVImageBufferTransferFunction_SMPTE_ST_2084_PQ
/// The transfer function of ITU-R BT.2100.
public let kCMFormatDescriptionTransferFunction_ITU_R_2100_HLG: CFString =
  kCVImageBufferTransferFunction_ITU_R_2100_HLG
/// A linear transfer function.
public let kCMFormatDescriptionTransferFunction_Linear: CFString =
  kCVImageBufferTransferFunction_Linear
/// The transfer function of sRGB.
public let kCMFormatDescriptionTransferFunction_sRGB: CFString = kCVImageBufferTransferFunction_sRGB
/// The key of the gamma.
public let kCMFormatDescriptionExtension_GammaLevel: CFString = kCVImageBufferGammaLevelKey
/// The key of the YCbCr matrix.
public let kCMFormatDescriptionExtension_YCbCrMatrix: CFString = kCVImageBufferYCbCrMatrixKey
/// The matrix of ITU-R BT.709.
public let kCMFormatDescriptionYCbCrMatrix_ITU_R_709_2: CFString =
  kCVImageBufferYCbCrMatrix_ITU_R_709_2
/// The matrix of ITU-R BT.601.
public let kCMFormatDescriptionYCbCrMatrix_ITU_R_601_4: CFString =
  kCVImageBufferYCbCrMatrix_ITU_R_601_4
/// The matrix of SMPTE 240M.
public let kCMFormatDescriptionYCbCrMatrix_SMPTE_240M_1995: CFString =
  kCVImageBufferYCbCrMatrix_SMPTE_240M_1995
/// The matrix of ITU-R BT.2020.
public let kCMFormatDescriptionYCbCrMatrix_ITU_R_2020: CFString =
  kCVImageBufferYCbCrMatrix_ITU_R_2020
/// The key of the ICC profile.
public let kCMFormatDescriptionExtension_ICCProfile: CFString = kCVImageBufferICCProfileKey
/// The key of the chroma location in the top field.
public let kCMFormatDescriptionExtension_ChromaLocationTopField: CFString =
  kCVImageBufferChromaLocationTopFieldKey
/// The key of the chroma location in the bottom field.
public let kCMFormatDescriptionExtension_ChromaLocationBottomField: CFString =
  kCVImageBufferChromaLocationBottomFieldKey
/// The key of the mastering display's color volume.
public let kCMFormatDescriptionExtension_MasteringDisplayColorVolume: CFString =
  kCVImageBufferMasteringDisplayColorVolumeKey
/// The key of the content light level.
public let kCMFormatDescriptionExtension_ContentLightLevelInfo: CFString =
  kCVImageBufferContentLightLevelInfoKey
/// The key of the ambient viewing environment.
public let kCMFormatDescriptionExtension_AmbientViewingEnvironment: CFString =
  kCVImageBufferAmbientViewingEnvironmentKey
/// The key of the alpha channel's mode.
public let kCMFormatDescriptionExtension_AlphaChannelMode: CFString =
  kCVImageBufferAlphaChannelModeKey
/// The key of the codec's name.
public let kCMFormatDescriptionExtension_FormatName: CFString = "FormatName"
/// The key of the bits per pixel.
public let kCMFormatDescriptionExtension_Depth: CFString = "Depth"
/// The key of whether video is full range.
public let kCMFormatDescriptionExtension_FullRangeVideo: CFString = "FullRangeVideo"
/// The key of the original compression settings.
public let kCMFormatDescriptionExtension_OriginalCompressionSettings: CFString =
  "OriginalCompressionSettings"
/// The key of the sample description's extension atoms, a dictionary.
public let kCMFormatDescriptionExtension_SampleDescriptionExtensionAtoms: CFString =
  "SampleDescriptionExtensionAtoms"
/// The key of the verbatim sample description.
public let kCMFormatDescriptionExtension_VerbatimSampleDescription: CFString =
  "VerbatimSampleDescription"
/// The key of the verbatim sample entry of an ISO file.
public let kCMFormatDescriptionExtension_VerbatimISOSampleEntry: CFString = "VerbatimISOSampleEntry"
/// The key of the encoder's vendor.
public let kCMFormatDescriptionExtension_Vendor: CFString = "Vendor"
/// The key of the version of the encoder.
public let kCMFormatDescriptionExtension_Version: CFString = "Version"
/// The key of the revision of the encoder.
public let kCMFormatDescriptionExtension_RevisionLevel: CFString = "RevisionLevel"
/// The key of the spatial quality.
public let kCMFormatDescriptionExtension_SpatialQuality: CFString = "SpatialQuality"
/// The key of the temporal quality.
public let kCMFormatDescriptionExtension_TemporalQuality: CFString = "TemporalQuality"
/// The key of the bytes per row.
public let kCMFormatDescriptionExtension_BytesPerRow: CFString = "BytesPerRow"
/// The key of whether frames have an alpha channel.
public let kCMFormatDescriptionExtension_ContainsAlphaChannel: CFString = "ContainsAlphaChannel"
/// The key of the bits per component.
public let kCMFormatDescriptionExtension_BitsPerComponent: CFString = "BitsPerComponent"
/// The key of the codec before encryption.
public let kCMFormatDescriptionExtension_ProtectedContentOriginalFormat: CFString =
  "ProtectedContentOriginalFormat"
/// The key of the horizontal field of view in thousandths of a degree.
public let kCMFormatDescriptionExtension_HorizontalFieldOfView: CFString = "HorizontalFieldOfView"
/// The key of the hero eye, the view that is shown in 2D.
public let kCMFormatDescriptionExtension_HeroEye: CFString = "HeroEye"
/// The key of the stereo baseline in micrometers.
public let kCMFormatDescriptionExtension_StereoCameraBaseline: CFString = "StereoCameraBaseline"
/// The key of the horizontal disparity adjustment.
public let kCMFormatDescriptionExtension_HorizontalDisparityAdjustment: CFString =
  "HorizontalDisparityAdjustment"
/// The key of whether a left eye view exists.
public let kCMFormatDescriptionExtension_HasLeftStereoEyeView: CFString = "HasLeftStereoEyeView"
/// The key of whether a right eye view exists.
public let kCMFormatDescriptionExtension_HasRightStereoEyeView: CFString = "HasRightStereoEyeView"
/// The key of the projection.
public let kCMFormatDescriptionExtension_ProjectionKind: CFString = "ProjectionKind"
/// The key of the packing of views in a frame.
public let kCMFormatDescriptionExtension_ViewPackingKind: CFString = "ViewPackingKind"
