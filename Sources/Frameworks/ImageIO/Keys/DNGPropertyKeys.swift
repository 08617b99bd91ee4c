// The keys of DNG metadata, a format that is not supported.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

/// The version of DNG metadata.
public let kCGImagePropertyDNGVersion: CFString = "DNGVersion"
/// The backward version of DNG metadata.
public let kCGImagePropertyDNGBackwardVersion: CFString = "DNGBackwardVersion"
/// The unique camera model of DNG metadata.
public let kCGImagePropertyDNGUniqueCameraModel: CFString = "UniqueCameraModel"
/// The localized camera model of DNG metadata.
public let kCGImagePropertyDNGLocalizedCameraModel: CFString = "LocalizedCameraModel"
/// The camera serial number of DNG metadata.
public let kCGImagePropertyDNGCameraSerialNumber: CFString = "CameraSerialNumber"
/// The lens information of DNG metadata.
public let kCGImagePropertyDNGLensInfo: CFString = "LensInfo"
/// The black level of DNG metadata.
public let kCGImagePropertyDNGBlackLevel: CFString = "BlackLevel"
/// The white level of DNG metadata.
public let kCGImagePropertyDNGWhiteLevel: CFString = "WhiteLevel"
/// The calibration illuminant 1 of DNG metadata.
public let kCGImagePropertyDNGCalibrationIlluminant1: CFString = "CalibrationIlluminant1"
/// The calibration illuminant 2 of DNG metadata.
public let kCGImagePropertyDNGCalibrationIlluminant2: CFString = "CalibrationIlluminant2"
/// The color matrix 1 of DNG metadata.
public let kCGImagePropertyDNGColorMatrix1: CFString = "ColorMatrix1"
/// The color matrix 2 of DNG metadata.
public let kCGImagePropertyDNGColorMatrix2: CFString = "ColorMatrix2"
/// The camera calibration 1 of DNG metadata.
public let kCGImagePropertyDNGCameraCalibration1: CFString = "CameraCalibration1"
/// The camera calibration 2 of DNG metadata.
public let kCGImagePropertyDNGCameraCalibration2: CFString = "CameraCalibration2"
/// The as shot neutral of DNG metadata.
public let kCGImagePropertyDNGAsShotNeutral: CFString = "AsShotNeutral"
/// The as shot white XY of DNG metadata.
public let kCGImagePropertyDNGAsShotWhiteXY: CFString = "AsShotWhiteXY"
/// The baseline exposure of DNG metadata.
public let kCGImagePropertyDNGBaselineExposure: CFString = "BaselineExposure"
/// The baseline noise of DNG metadata.
public let kCGImagePropertyDNGBaselineNoise: CFString = "BaselineNoise"
/// The baseline sharpness of DNG metadata.
public let kCGImagePropertyDNGBaselineSharpness: CFString = "BaselineSharpness"
/// The private data of DNG metadata.
public let kCGImagePropertyDNGPrivateData: CFString = "DNGPrivateData"
/// The camera calibration signature of DNG metadata.
public let kCGImagePropertyDNGCameraCalibrationSignature: CFString = "CameraCalibrationSignature"
/// The profile calibration signature of DNG metadata.
public let kCGImagePropertyDNGProfileCalibrationSignature: CFString = "ProfileCalibrationSignature"
/// The noise profile of DNG metadata.
public let kCGImagePropertyDNGNoiseProfile: CFString = "NoiseProfile"
/// The warp rectilinear of DNG metadata.
public let kCGImagePropertyDNGWarpRectilinear: CFString = "WarpRectilinear"
/// The warp fisheye of DNG metadata.
public let kCGImagePropertyDNGWarpFisheye: CFString = "WarpFisheye"
/// The fix vignette radial of DNG metadata.
public let kCGImagePropertyDNGFixVignetteRadial: CFString = "FixVignetteRadial"
/// The active area of DNG metadata.
public let kCGImagePropertyDNGActiveArea: CFString = "ActiveArea"
/// The analog balance of DNG metadata.
public let kCGImagePropertyDNGAnalogBalance: CFString = "AnalogBalance"
/// The anti alias strength of DNG metadata.
public let kCGImagePropertyDNGAntiAliasStrength: CFString = "AntiAliasStrength"
/// The as shot ICC profile of DNG metadata.
public let kCGImagePropertyDNGAsShotICCProfile: CFString = "AsShotICCProfile"
/// The as shot pre profile matrix of DNG metadata.
public let kCGImagePropertyDNGAsShotPreProfileMatrix: CFString = "AsShotPreProfileMatrix"
/// The as shot profile name of DNG metadata.
public let kCGImagePropertyDNGAsShotProfileName: CFString = "AsShotProfileName"
/// The baseline exposure offset of DNG metadata.
public let kCGImagePropertyDNGBaselineExposureOffset: CFString = "BaselineExposureOffset"
/// The bayer green split of DNG metadata.
public let kCGImagePropertyDNGBayerGreenSplit: CFString = "BayerGreenSplit"
/// The best quality scale of DNG metadata.
public let kCGImagePropertyDNGBestQualityScale: CFString = "BestQualityScale"
/// The black level delta h of DNG metadata.
public let kCGImagePropertyDNGBlackLevelDeltaH: CFString = "BlackLevelDeltaH"
/// The black level delta v of DNG metadata.
public let kCGImagePropertyDNGBlackLevelDeltaV: CFString = "BlackLevelDeltaV"
/// The black level repeat dim of DNG metadata.
public let kCGImagePropertyDNGBlackLevelRepeatDim: CFString = "BlackLevelRepeatDim"
/// The CFA layout of DNG metadata.
public let kCGImagePropertyDNGCFALayout: CFString = "CFALayout"
/// The CFA plane color of DNG metadata.
public let kCGImagePropertyDNGCFAPlaneColor: CFString = "CFAPlaneColor"
/// The chroma blur radius of DNG metadata.
public let kCGImagePropertyDNGChromaBlurRadius: CFString = "ChromaBlurRadius"
/// The colorimetric reference of DNG metadata.
public let kCGImagePropertyDNGColorimetricReference: CFString = "ColorimetricReference"
/// The current ICC profile of DNG metadata.
public let kCGImagePropertyDNGCurrentICCProfile: CFString = "CurrentICCProfile"
/// The current pre profile matrix of DNG metadata.
public let kCGImagePropertyDNGCurrentPreProfileMatrix: CFString = "CurrentPreProfileMatrix"
/// The default black render of DNG metadata.
public let kCGImagePropertyDNGDefaultBlackRender: CFString = "DefaultBlackRender"
/// The default crop origin of DNG metadata.
public let kCGImagePropertyDNGDefaultCropOrigin: CFString = "DefaultCropOrigin"
/// The default crop size of DNG metadata.
public let kCGImagePropertyDNGDefaultCropSize: CFString = "DefaultCropSize"
/// The default scale of DNG metadata.
public let kCGImagePropertyDNGDefaultScale: CFString = "DefaultScale"
/// The default user crop of DNG metadata.
public let kCGImagePropertyDNGDefaultUserCrop: CFString = "DefaultUserCrop"
/// The extra camera profiles of DNG metadata.
public let kCGImagePropertyDNGExtraCameraProfiles: CFString = "ExtraCameraProfiles"
/// The forward matrix 1 of DNG metadata.
public let kCGImagePropertyDNGForwardMatrix1: CFString = "ForwardMatrix1"
/// The forward matrix 2 of DNG metadata.
public let kCGImagePropertyDNGForwardMatrix2: CFString = "ForwardMatrix2"
/// The linearization table of DNG metadata.
public let kCGImagePropertyDNGLinearizationTable: CFString = "LinearizationTable"
/// The linear response limit of DNG metadata.
public let kCGImagePropertyDNGLinearResponseLimit: CFString = "LinearResponseLimit"
/// The maker note safety of DNG metadata.
public let kCGImagePropertyDNGMakerNoteSafety: CFString = "MakerNoteSafety"
/// The masked areas of DNG metadata.
public let kCGImagePropertyDNGMaskedAreas: CFString = "MaskedAreas"
/// The new raw image digest of DNG metadata.
public let kCGImagePropertyDNGNewRawImageDigest: CFString = "NewRawImageDigest"
/// The noise reduction applied of DNG metadata.
public let kCGImagePropertyDNGNoiseReductionApplied: CFString = "NoiseReductionApplied"
/// The opcode list 1 of DNG metadata.
public let kCGImagePropertyDNGOpcodeList1: CFString = "OpcodeList1"
/// The opcode list 2 of DNG metadata.
public let kCGImagePropertyDNGOpcodeList2: CFString = "OpcodeList2"
/// The opcode list 3 of DNG metadata.
public let kCGImagePropertyDNGOpcodeList3: CFString = "OpcodeList3"
/// The original best quality final size of DNG metadata.
public let kCGImagePropertyDNGOriginalBestQualityFinalSize: CFString =
  "OriginalBestQualityFinalSize"
/// The original default crop size of DNG metadata.
public let kCGImagePropertyDNGOriginalDefaultCropSize: CFString = "OriginalDefaultCropSize"
/// The original default final size of DNG metadata.
public let kCGImagePropertyDNGOriginalDefaultFinalSize: CFString = "OriginalDefaultFinalSize"
/// The original raw file data of DNG metadata.
public let kCGImagePropertyDNGOriginalRawFileData: CFString = "OriginalRawFileData"
/// The original raw file digest of DNG metadata.
public let kCGImagePropertyDNGOriginalRawFileDigest: CFString = "OriginalRawFileDigest"
/// The original raw file name of DNG metadata.
public let kCGImagePropertyDNGOriginalRawFileName: CFString = "OriginalRawFileName"
/// The preview application name of DNG metadata.
public let kCGImagePropertyDNGPreviewApplicationName: CFString = "PreviewApplicationName"
/// The preview application version of DNG metadata.
public let kCGImagePropertyDNGPreviewApplicationVersion: CFString = "PreviewApplicationVersion"
/// The preview color space of DNG metadata.
public let kCGImagePropertyDNGPreviewColorSpace: CFString = "PreviewColorSpace"
/// The preview date time of DNG metadata.
public let kCGImagePropertyDNGPreviewDateTime: CFString = "PreviewDateTime"
/// The preview settings digest of DNG metadata.
public let kCGImagePropertyDNGPreviewSettingsDigest: CFString = "PreviewSettingsDigest"
/// The preview settings name of DNG metadata.
public let kCGImagePropertyDNGPreviewSettingsName: CFString = "PreviewSettingsName"
/// The profile copyright of DNG metadata.
public let kCGImagePropertyDNGProfileCopyright: CFString = "ProfileCopyright"
/// The profile embed policy of DNG metadata.
public let kCGImagePropertyDNGProfileEmbedPolicy: CFString = "ProfileEmbedPolicy"
/// The profile hue sat map data 1 of DNG metadata.
public let kCGImagePropertyDNGProfileHueSatMapData1: CFString = "ProfileHueSatMapData1"
/// The profile hue sat map data 2 of DNG metadata.
public let kCGImagePropertyDNGProfileHueSatMapData2: CFString = "ProfileHueSatMapData2"
/// The profile hue sat map dims of DNG metadata.
public let kCGImagePropertyDNGProfileHueSatMapDims: CFString = "ProfileHueSatMapDims"
/// The profile hue sat map encoding of DNG metadata.
public let kCGImagePropertyDNGProfileHueSatMapEncoding: CFString = "ProfileHueSatMapEncoding"
/// The profile look table data of DNG metadata.
public let kCGImagePropertyDNGProfileLookTableData: CFString = "ProfileLookTableData"
/// The profile look table dims of DNG metadata.
public let kCGImagePropertyDNGProfileLookTableDims: CFString = "ProfileLookTableDims"
/// The profile look table encoding of DNG metadata.
public let kCGImagePropertyDNGProfileLookTableEncoding: CFString = "ProfileLookTableEncoding"
/// The profile name of DNG metadata.
public let kCGImagePropertyDNGProfileName: CFString = "ProfileName"
/// The profile tone curve of DNG metadata.
public let kCGImagePropertyDNGProfileToneCurve: CFString = "ProfileToneCurve"
/// The raw data unique identifier of DNG metadata.
public let kCGImagePropertyDNGRawDataUniqueID: CFString = "RawDataUniqueID"
/// The raw image digest of DNG metadata.
public let kCGImagePropertyDNGRawImageDigest: CFString = "RawImageDigest"
/// The raw to preview gain of DNG metadata.
public let kCGImagePropertyDNGRawToPreviewGain: CFString = "RawToPreviewGain"
/// The reduction matrix 1 of DNG metadata.
public let kCGImagePropertyDNGReductionMatrix1: CFString = "ReductionMatrix1"
/// The reduction matrix 2 of DNG metadata.
public let kCGImagePropertyDNGReductionMatrix2: CFString = "ReductionMatrix2"
/// The row interleave factor of DNG metadata.
public let kCGImagePropertyDNGRowInterleaveFactor: CFString = "RowInterleaveFactor"
/// The shadow scale of DNG metadata.
public let kCGImagePropertyDNGShadowScale: CFString = "ShadowScale"
/// The sub tile block size of DNG metadata.
public let kCGImagePropertyDNGSubTileBlockSize: CFString = "SubTileBlockSize"
