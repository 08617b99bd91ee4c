// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreMedia.tsv.
// Do not edit.

import CoreAudioTypes

/// Memory is allocated at once.
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1
/// No error.
public let kCMBlockBufferNoErr: OSStatus = 0
/// An offset is out of range.
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12704
/// A length is out of range.
public let kCMBlockBufferBadLengthParameterErr: OSStatus = -12705

/// The sample is not a sync sample.
///
/// - Source: the documented convention of the keys' texts. Confidence: observed in public code.
public let kCMSampleAttachmentKey_NotSync: CFString = "NotSync"
/// The sample is a partial sync sample.
public let kCMSampleAttachmentKey_PartialSync: CFString = "PartialSync"
/// The sample has redundant coding.
public let kCMSampleAttachmentKey_HasRedundantCoding: CFString = "HasRedundantCoding"
/// Other samples depend on the sample.
public let kCMSampleAttachmentKey_IsDependedOnByOthers: CFString = "IsDependedOnByOthers"
/// The sample depends on others.
public let kCMSampleAttachmentKey_DependsOnOthers: CFString = "DependsOnOthers"
/// Earlier samples may have later display times.
public let kCMSampleAttachmentKey_EarlierDisplayTimesAllowed: CFString =
  "EarlierDisplayTimesAllowed"
/// The sample is displayed at once, regardless of its time (Players.QR2).
public let kCMSampleAttachmentKey_DisplayImmediately: CFString = "DisplayImmediately"
/// The sample is decoded, but not displayed.
public let kCMSampleAttachmentKey_DoNotDisplay: CFString = "DoNotDisplay"

/// A number of samples is negative.
public let kCMSampleBufferError_InvalidEntryCount: OSStatus = -12738
/// A required parameter is missing.
public let kCMSampleBufferError_RequiredParameterMissing: OSStatus = -12731
/// The array is too small.
public let kCMSampleBufferError_ArrayTooSmall: OSStatus = -12737
/// The media type is not valid for the operation.
public let kCMSampleBufferError_InvalidMediaTypeForOperation: OSStatus = -12741
/// The buffer was invalidated.
public let kCMSampleBufferError_Invalidated: OSStatus = -12744
/// The media format is not valid for the frame.
public let kCMSampleBufferError_InvalidMediaFormat: OSStatus = -12743
/// The samples are aligned at 16 bytes; they always are.
public let kCMSampleBufferFlag_AudioBufferList_Assure16ByteAlignment: UInt32 = 1

/// The sample index is out of range.
public let kCMSampleBufferError_SampleIndexOutOfRange: OSStatus = -12740
/// There is not enough memory.
public let kCMSampleBufferError_AllocationFailed: OSStatus = -12730
/// The data of a buffer is not ready.
public let kCMSampleBufferError_BufferNotReady: OSStatus = -12739
/// The buffer already has data.
public let kCMSampleBufferError_AlreadyHasDataBuffer: OSStatus = -12732

/// A required parameter is missing.
///
/// - Source: Apple's reference of the timebase's errors. Confidence: documented.
public let kCMTimebaseError_MissingRequiredParameter: OSStatus = -12748
/// A parameter is invalid.
public let kCMTimebaseError_InvalidParameter: OSStatus = -12749
/// Memory cannot be allocated.
public let kCMTimebaseError_AllocationFailed: OSStatus = -12750
/// The timer interval is too short.
public let kCMTimebaseError_TimerIntervalTooShort: OSStatus = -12751
/// The timebase is read-only.
public let kCMTimebaseError_ReadOnly: OSStatus = -12757

/// The rectilinear projection.
public let kCMFormatDescriptionProjectionKind_Rectilinear: CFString = "Rectilinear"
/// Two views side by side.
public let kCMFormatDescriptionViewPackingKind_SideBySide: CFString = "SideBySide"
/// Two views one above the other.
public let kCMFormatDescriptionViewPackingKind_OverUnder: CFString = "OverUnder"

/// The key of the clean aperture, a dictionary.
public let kCMFormatDescriptionExtension_CleanAperture: CFString =
  kCVImageBufferCleanApertureKey
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
public let kCMFormatDescriptionExtension_ColorPrimaries: CFString =
  kCVImageBufferColorPrimariesKey
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
public let kCMFormatDescriptionColorPrimaries_DCI_P3: CFString =
  kCVImageBufferColorPrimaries_DCI_P3
/// The color primaries of Display P3: those of DCI-P3 with the white point D65.
public let kCMFormatDescriptionColorPrimaries_P3_D65: CFString =
  kCVImageBufferColorPrimaries_P3_D65
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
public let kCMFormatDescriptionTransferFunction_sRGB: CFString =
  kCVImageBufferTransferFunction_sRGB
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
public let kCMFormatDescriptionExtension_VerbatimISOSampleEntry: CFString =
  "VerbatimISOSampleEntry"
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
public let kCMFormatDescriptionExtension_HorizontalFieldOfView: CFString =
  "HorizontalFieldOfView"
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
public let kCMFormatDescriptionExtension_HasRightStereoEyeView: CFString =
  "HasRightStereoEyeView"
/// The key of the projection.
public let kCMFormatDescriptionExtension_ProjectionKind: CFString = "ProjectionKind"
/// The key of the packing of views in a frame.
public let kCMFormatDescriptionExtension_ViewPackingKind: CFString = "ViewPackingKind"

/// A video codec as a four-character code.
public typealias CMVideoCodecType = FourCharCode

/// Uncompressed, 4:2:2 with 8 bits: `'2vuy'`.
public let kCMVideoCodecType_422YpCbCr8: CMVideoCodecType = 0x3276_7579
/// Apple Animation: `'rle '`.
public let kCMVideoCodecType_Animation: CMVideoCodecType = 0x726C_6520
/// Cinepak: `'cvid'`.
public let kCMVideoCodecType_Cinepak: CMVideoCodecType = 0x6376_6964
/// JPEG: `'jpeg'`.
public let kCMVideoCodecType_JPEG: CMVideoCodecType = 0x6A70_6567
/// JPEG in OpenDML: `'dmb1'`.
public let kCMVideoCodecType_JPEG_OpenDML: CMVideoCodecType = 0x646D_6231
/// JPEG XL: `'jxlc'`.
public let kCMVideoCodecType_JPEG_XL: CMVideoCodecType = 0x6A78_6C63
/// Sorenson Video: `'SVQ1'`.
public let kCMVideoCodecType_SorensonVideo: CMVideoCodecType = 0x5356_5131
/// Sorenson Video 3: `'SVQ3'`.
public let kCMVideoCodecType_SorensonVideo3: CMVideoCodecType = 0x5356_5133
/// H.263: `'h263'`.
public let kCMVideoCodecType_H263: CMVideoCodecType = 0x6832_3633
/// H.264: `'avc1'`.
public let kCMVideoCodecType_H264: CMVideoCodecType = 0x6176_6331
/// HEVC: `'hvc1'`.
public let kCMVideoCodecType_HEVC: CMVideoCodecType = 0x6876_6331
/// HEVC with an alpha channel: `'muxa'`.
public let kCMVideoCodecType_HEVCWithAlpha: CMVideoCodecType = 0x6D75_7861
/// HEVC with Dolby Vision: `'dvh1'`.
public let kCMVideoCodecType_DolbyVisionHEVC: CMVideoCodecType = 0x6476_6831
/// MPEG-4, part 2: `'mp4v'`.
public let kCMVideoCodecType_MPEG4Video: CMVideoCodecType = 0x6D70_3476
/// MPEG-2: `'mp2v'`.
public let kCMVideoCodecType_MPEG2Video: CMVideoCodecType = 0x6D70_3276
/// MPEG-1: `'mp1v'`.
public let kCMVideoCodecType_MPEG1Video: CMVideoCodecType = 0x6D70_3176
/// VP9: `'vp09'`.
public let kCMVideoCodecType_VP9: CMVideoCodecType = 0x7670_3039
/// The codec `AV1`: `'av01'`.
public let kCMVideoCodecType_AV1: CMVideoCodecType = 0x6176_3031
/// DV for NTSC: `'dvc '`.
public let kCMVideoCodecType_DVCNTSC: CMVideoCodecType = 0x6476_6320
/// DV for PAL: `'dvcp'`.
public let kCMVideoCodecType_DVCPAL: CMVideoCodecType = 0x6476_6370
/// DVCPRO for PAL: `'dvpp'`.
public let kCMVideoCodecType_DVCProPAL: CMVideoCodecType = 0x6476_7070
/// DVCPRO 50 for NTSC: `'dv5n'`.
public let kCMVideoCodecType_DVCPro50NTSC: CMVideoCodecType = 0x6476_356E
/// DVCPRO 50 for PAL: `'dv5p'`.
public let kCMVideoCodecType_DVCPro50PAL: CMVideoCodecType = 0x6476_3570
/// DVCPRO HD, 720p at 60 frames per second: `'dvhp'`.
public let kCMVideoCodecType_DVCPROHD720p60: CMVideoCodecType = 0x6476_6870
/// DVCPRO HD, 720p at 50 frames per second: `'dvhq'`.
public let kCMVideoCodecType_DVCPROHD720p50: CMVideoCodecType = 0x6476_6871
/// DVCPRO HD, 1080i at 60 fields per second: `'dvh6'`.
public let kCMVideoCodecType_DVCPROHD1080i60: CMVideoCodecType = 0x6476_6836
/// DVCPRO HD, 1080i at 50 fields per second: `'dvh5'`.
public let kCMVideoCodecType_DVCPROHD1080i50: CMVideoCodecType = 0x6476_6835
/// DVCPRO HD, 1080p at 30 frames per second: `'dvh3'`.
public let kCMVideoCodecType_DVCPROHD1080p30: CMVideoCodecType = 0x6476_6833
/// DVCPRO HD, 1080p at 25 frames per second: `'dvh2'`.
public let kCMVideoCodecType_DVCPROHD1080p25: CMVideoCodecType = 0x6476_6832
/// Apple ProRes 4444 XQ: `'ap4x'`.
public let kCMVideoCodecType_AppleProRes4444XQ: CMVideoCodecType = 0x6170_3478
/// Apple ProRes 4444: `'ap4h'`.
public let kCMVideoCodecType_AppleProRes4444: CMVideoCodecType = 0x6170_3468
/// Apple ProRes 422 HQ: `'apch'`.
public let kCMVideoCodecType_AppleProRes422HQ: CMVideoCodecType = 0x6170_6368
/// Apple ProRes 422: `'apcn'`.
public let kCMVideoCodecType_AppleProRes422: CMVideoCodecType = 0x6170_636E
/// Apple ProRes 422 LT: `'apcs'`.
public let kCMVideoCodecType_AppleProRes422LT: CMVideoCodecType = 0x6170_6373
/// Apple ProRes 422 Proxy: `'apco'`.
public let kCMVideoCodecType_AppleProRes422Proxy: CMVideoCodecType = 0x6170_636F
/// Apple ProRes RAW: `'aprn'`.
public let kCMVideoCodecType_AppleProResRAW: CMVideoCodecType = 0x6170_726E
/// Apple ProRes RAW HQ: `'aprh'`.
public let kCMVideoCodecType_AppleProResRAWHQ: CMVideoCodecType = 0x6170_7268

/// Metadata: `'meta'`.
public let kCMMediaType_Metadata: CMMediaType = 0x6D65_7461
/// SHOUTcast metadata: `'icy '`.
public let kCMMetadataFormatType_ICY: CMMetadataFormatType = 0x6963_7920
/// ID3 metadata: `'id3 '`.
public let kCMMetadataFormatType_ID3: CMMetadataFormatType = 0x6964_3320
/// Boxed metadata: `'mebx'`.
public let kCMMetadataFormatType_Boxed: CMMetadataFormatType = 0x6D65_6278
/// Event messages: `'emsg'`.
public let kCMMetadataFormatType_EMSG: CMMetadataFormatType = 0x656D_7367

/// The error code of an invalid parameter.
public let kCMFormatDescriptionError_InvalidParameter: OSStatus = -12710
/// The error code of a failed allocation.
public let kCMFormatDescriptionError_AllocationFailed: OSStatus = -12711
/// The error code of a missing value.
public let kCMFormatDescriptionError_ValueNotAvailable: OSStatus = -12718

/// The key of a metadata key's namespace.
public let kCMMetadataFormatDescriptionKey_Namespace: CFString = "MetadataKeyNamespace"
/// The key of a metadata key's bytes.
public let kCMMetadataFormatDescriptionKey_Value: CFString = "MetadataKeyValue"
/// The key of a metadata key's local identifier in its format.
public let kCMMetadataFormatDescriptionKey_LocalID: CFString = "MetadataKeyLocalID"
/// The key of the values' type.
public let kCMMetadataFormatDescriptionKey_DataType: CFString = "MetadataKeyDataType"
/// The key of the namespace of the values' type.
public let kCMMetadataFormatDescriptionKey_DataTypeNamespace: CFString =
  "MetadataKeyDataTypeNamespace"
/// The key of the types to which the values conform.
public let kCMMetadataFormatDescriptionKey_ConformingDataTypes: CFString =
  "MetadataKeyConformingDataTypes"
/// The key of the values' language.
public let kCMMetadataFormatDescriptionKey_LanguageTag: CFString = "MetadataKeyLanguageTag"
/// The key of a metadata key's dependency on others.
public let kCMMetadataFormatDescriptionKey_StructuralDependency: CFString =
  "MetadataKeyStructuralDependency"
/// The key of the setup data that precedes the first value.
public let kCMMetadataFormatDescriptionKey_SetupData: CFString = "MetadataKeySetupData"
/// The key of the identifier of metadata.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: CFString =
  "MetadataIdentifier"
/// The key of the type of metadata.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_DataType: CFString =
  "MetadataDataType"
/// The key of the language of metadata.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_ExtendedLanguageTag: CFString =
  "MetadataExtendedLanguageTag"
/// The key of the dependency of metadata on others.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_StructuralDependency: CFString =
  "MetadataStructuralDependency"
/// The key of the setup data that precedes the first metadata.
public let kCMMetadataFormatDescriptionMetadataSpecificationKey_SetupData: CFString =
  "MetadataSetupData"
/// The identifier of a location in ISO 6709.
public let kCMMetadataIdentifier_QuickTimeMetadataLocation_ISO6709: CFString =
  "mdta/com.apple.quicktime.location.ISO6709"
/// The identifier of the direction that the camera faces.
public let kCMMetadataIdentifier_QuickTimeMetadataDirection_Facing: CFString =
  "mdta/com.apple.quicktime.direction.facing"
/// The identifier of the preferred transform of video.
public let kCMMetadataIdentifier_QuickTimeMetadataPreferredAffineTransform: CFString =
  "mdta/com.apple.quicktime.preferred-affine-transform"
/// The identifier of the orientation of video.
public let kCMMetadataIdentifier_QuickTimeMetadataVideoOrientation: CFString =
  "mdta/com.apple.quicktime.video-orientation"
/// Bytes.
public let kCMMetadataBaseDataType_RawData: CFString = "com.apple.metadata.datatype.raw-data"
/// A string in UTF-8.
public let kCMMetadataBaseDataType_UTF8: CFString = "com.apple.metadata.datatype.UTF-8"
/// A string in UTF-16.
public let kCMMetadataBaseDataType_UTF16: CFString = "com.apple.metadata.datatype.UTF-16"
/// An image as GIF.
public let kCMMetadataBaseDataType_GIF: CFString = "com.apple.metadata.datatype.GIF"
/// An image as JPEG.
public let kCMMetadataBaseDataType_JPEG: CFString = "com.apple.metadata.datatype.JPEG"
/// An image as PNG.
public let kCMMetadataBaseDataType_PNG: CFString = "com.apple.metadata.datatype.PNG"
/// An image as BMP.
public let kCMMetadataBaseDataType_BMP: CFString = "com.apple.metadata.datatype.BMP"
/// A 32-bit floating-point number.
public let kCMMetadataBaseDataType_Float32: CFString = "com.apple.metadata.datatype.float32"
/// A 64-bit floating-point number.
public let kCMMetadataBaseDataType_Float64: CFString = "com.apple.metadata.datatype.float64"
/// A signed 8-bit integer.
public let kCMMetadataBaseDataType_SInt8: CFString = "com.apple.metadata.datatype.int8"
/// A signed 16-bit integer.
public let kCMMetadataBaseDataType_SInt16: CFString = "com.apple.metadata.datatype.int16"
/// A signed 32-bit integer.
public let kCMMetadataBaseDataType_SInt32: CFString = "com.apple.metadata.datatype.int32"
/// A signed 64-bit integer.
public let kCMMetadataBaseDataType_SInt64: CFString = "com.apple.metadata.datatype.int64"
/// An unsigned 8-bit integer.
public let kCMMetadataBaseDataType_UInt8: CFString = "com.apple.metadata.datatype.uint8"
/// An unsigned 16-bit integer.
public let kCMMetadataBaseDataType_UInt16: CFString = "com.apple.metadata.datatype.uint16"
/// An unsigned 32-bit integer.
public let kCMMetadataBaseDataType_UInt32: CFString = "com.apple.metadata.datatype.uint32"
/// An unsigned 64-bit integer.
public let kCMMetadataBaseDataType_UInt64: CFString = "com.apple.metadata.datatype.uint64"
/// A point of two 32-bit floating-point numbers.
public let kCMMetadataBaseDataType_PointF32: CFString = "com.apple.metadata.datatype.pointF32"
/// A size of two 32-bit floating-point numbers.
public let kCMMetadataBaseDataType_DimensionsF32: CFString =
  "com.apple.metadata.datatype.dimensionsF32"
/// A rectangle of four 32-bit floating-point numbers.
public let kCMMetadataBaseDataType_RectF32: CFString = "com.apple.metadata.datatype.rectF32"
/// A 3 × 3 affine transform of 64-bit floating-point numbers.
public let kCMMetadataBaseDataType_AffineTransformF64: CFString =
  "com.apple.metadata.datatype.affineTransformF64"
/// The vertices of a polygon.
public let kCMMetadataBaseDataType_PolygonF32: CFString =
  "com.apple.metadata.datatype.polygonF32"
/// The vertices of a polyline.
public let kCMMetadataBaseDataType_PolylineF32: CFString =
  "com.apple.metadata.datatype.polylineF32"
/// A JSON string.
public let kCMMetadataBaseDataType_JSON: CFString = "com.apple.metadata.datatype.JSON"
/// A location in ISO 6709.
public let kCMMetadataDataType_QuickTimeMetadataLocation_ISO6709: CFString =
  "com.apple.quicktime.metadata.location.ISO6709"
/// A direction.
public let kCMMetadataDataType_QuickTimeMetadataDirection: CFString =
  "com.apple.quicktime.metadata.direction"

/// The foreground color: an array of four numbers, 0…1, alpha first.
public let kCMTextMarkupAttribute_ForegroundColorARGB: CFString = "CMForegroundColorARGB"
/// The background color: an array of four numbers, 0…1, alpha first.
public let kCMTextMarkupAttribute_BackgroundColorARGB: CFString = "CMBackgroundColorARGB"
/// The background color of each character: an array of four numbers, 0…1, alpha first.
public let kCMTextMarkupAttribute_CharacterBackgroundColorARGB: CFString =
  "CMCharacterBackgroundColorARGB"
/// Whether the text is bold.
public let kCMTextMarkupAttribute_BoldStyle: CFString = "CMBoldStyle"
/// Whether the text is italic.
public let kCMTextMarkupAttribute_ItalicStyle: CFString = "CMItalicStyle"
/// Whether the text is underlined.
public let kCMTextMarkupAttribute_UnderlineStyle: CFString = "CMUnderlineStyle"
/// The font family.
public let kCMTextMarkupAttribute_FontFamilyName: CFString = "CMFontFamilyName"
/// The generic font family.
public let kCMTextMarkupAttribute_GenericFontFamilyName: CFString = "CMGenericFontFamilyName"
/// The font size in percent of the video height.
public let kCMTextMarkupAttribute_BaseFontSizePercentageRelativeToVideoHeight: CFString =
  "CMBaseFontSizePercentageRelativeToVideoHeight"
/// The font size relative to the default, in percent.
public let kCMTextMarkupAttribute_RelativeFontSize: CFString = "CMRelativeFontSize"
/// The vertical layout.
public let kCMTextMarkupAttribute_VerticalLayout: CFString = "CMVerticalLayout"
/// The alignment.
public let kCMTextMarkupAttribute_Alignment: CFString = "CMAlignment"
/// The position along the writing direction, in percent.
public let kCMTextMarkupAttribute_TextPositionPercentageRelativeToWritingDirection: CFString =
  "CMTextPositionPercentageRelativeToWritingDirection"
/// The position across the writing direction, in percent.
public let kCMTextMarkupAttribute_OrthogonalLinePositionPercentageRelativeToWritingDirection: CFString =
  "CMOrthogonalLinePositionPercentageRelativeToWritingDirection"
/// The extent along the writing direction, in percent.
public let kCMTextMarkupAttribute_WritingDirectionSizePercentage: CFString =
  "CMWritingDirectionSizePercentage"
/// The edge style of characters.
public let kCMTextMarkupAttribute_CharacterEdgeStyle: CFString = "CMCharacterEdgeStyle"
/// The default font.
public let kCMTextMarkupGenericFontName_Default: CFString = "default"
/// A serif font.
public let kCMTextMarkupGenericFontName_Serif: CFString = "serif"
/// A sans-serif font.
public let kCMTextMarkupGenericFontName_SansSerif: CFString = "sansSerif"
/// A monospaced font.
public let kCMTextMarkupGenericFontName_Monospace: CFString = "monospace"
/// A proportional serif font.
public let kCMTextMarkupGenericFontName_ProportionalSerif: CFString = "proportionalSerif"
/// A proportional sans-serif font.
public let kCMTextMarkupGenericFontName_ProportionalSansSerif: CFString =
  "proportionalSansSerif"
/// A monospaced serif font.
public let kCMTextMarkupGenericFontName_MonospaceSerif: CFString = "monospaceSerif"
/// A monospaced sans-serif font.
public let kCMTextMarkupGenericFontName_MonospaceSansSerif: CFString = "monospaceSansSerif"
/// A casual font.
public let kCMTextMarkupGenericFontName_Casual: CFString = "casual"
/// A cursive font.
public let kCMTextMarkupGenericFontName_Cursive: CFString = "cursive"
/// A decorative font.
public let kCMTextMarkupGenericFontName_Fantasy: CFString = "fantasy"
/// A small-capital font.
public let kCMTextMarkupGenericFontName_SmallCapital: CFString = "smallCapital"
/// Vertical lines from left to right.
public let kCMTextVerticalLayout_LeftToRight: CFString = "leftToRight"
/// Vertical lines from right to left.
public let kCMTextVerticalLayout_RightToLeft: CFString = "rightToLeft"
/// Aligned at the start of the line.
public let kCMTextMarkupAlignmentType_Start: CFString = "start"
/// Centered.
public let kCMTextMarkupAlignmentType_Middle: CFString = "middle"
/// Aligned at the end of the line.
public let kCMTextMarkupAlignmentType_End: CFString = "end"
/// Aligned on the left.
public let kCMTextMarkupAlignmentType_Left: CFString = "left"
/// Aligned on the right.
public let kCMTextMarkupAlignmentType_Right: CFString = "right"
/// Characters without edges.
public let kCMTextMarkupCharacterEdgeStyle_None: CFString = "none"
/// Characters that look raised.
public let kCMTextMarkupCharacterEdgeStyle_Raised: CFString = "raised"
/// Characters that look engraved.
public let kCMTextMarkupCharacterEdgeStyle_Depressed: CFString = "depressed"
/// Characters with an outline.
public let kCMTextMarkupCharacterEdgeStyle_Uniform: CFString = "uniform"
/// Characters with a shadow.
public let kCMTextMarkupCharacterEdgeStyle_DropShadow: CFString = "dropShadow"

/// The flags of a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The time is valid; without this flag all others are ignored.
  public static let valid = Self(rawValue: 1)
  /// The value has been rounded.
  public static let hasBeenRounded = Self(rawValue: 2)
  /// The time is positive infinity.
  public static let positiveInfinity = Self(rawValue: 4)
  /// The time is negative infinity.
  public static let negativeInfinity = Self(rawValue: 8)
  /// The time is indefinite.
  public static let indefinite = Self(rawValue: 16)
  /// The flags of a nonnumeric time.
  public static let impliedValueFlagsMask: Self =
    [.positiveInfinity, .negativeInfinity, .indefinite,]
}

/// The invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// The indefinite time.
public let kCMTimeIndefinite = CMTime.indefinite
/// Positive infinity, later than all numeric times.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// Negative infinity, earlier than all numeric times.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// The time 0.
public let kCMTimeZero = CMTime.zero

/// A method of rounding the value of a time.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest value; halves away from zero.
  case roundHalfAwayFromZero = 1
  /// Toward zero.
  case roundTowardZero = 2
  /// Away from zero.
  case roundAwayFromZero = 3
  /// Toward zero for a smaller timescale and away from it for a larger one; a negative value
  /// never becomes 0.
  case quickTime = 4
  /// Toward positive infinity.
  case roundTowardPositiveInfinity = 5
  /// Toward negative infinity.
  case roundTowardNegativeInfinity = 6
  /// The default method: to the nearest value.
  public static let `default` = Self.roundHalfAwayFromZero
}
