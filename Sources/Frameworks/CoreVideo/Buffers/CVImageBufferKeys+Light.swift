// Further keys and values of color and light attachments.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

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
public let kCVImageBufferMasteringDisplayColorVolumeKey: CFString = "MasteringDisplayColorVolume"
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
