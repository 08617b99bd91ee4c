// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/ImageIO.tsv.
// Do not edit.

/// The reason that an animation does not begin.
///
/// - Source: the values are those of Apple's reference. Confidence: documented.
public enum CGImageAnimationStatus: OSStatus, Sendable, Hashable {
  /// An option is invalid.
  case parameterError = -22140
  /// The file is corrupt.
  case corruptInputImage = -22141
  /// The file has one image, or is of a format without animations.
  case unsupportedFormat = -22142
  /// The file is truncated.
  case incompleteInputImage = -22143
  /// Memory cannot be allocated.
  case allocationFailure = -22144
}

/// The option with the index of the first image; 0 by default.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// The option with the delay after each image in seconds; the file's own by default.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// The option with the number of loops, infinite for endless; that of the file by default.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// Whether the components are floating-point numbers.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether the pixels are indexes into a palette.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The color model CMYK.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// The color model Lab.
public let kCGImagePropertyColorModelLab: CFString = "Lab"
/// The index of an image.
public let kCGImagePropertyImageIndex: CFString = "ImageIndex"
/// The width of an image of the file, in pixels.
public let kCGImagePropertyWidth: CFString = "Width"
/// The height of an image of the file, in pixels.
public let kCGImagePropertyHeight: CFString = "Height"
/// The number of bytes per row.
public let kCGImagePropertyBytesPerRow: CFString = "BytesPerRow"
/// The named color space.
public let kCGImagePropertyNamedColorSpace: CFString = "NamedColorSpace"
/// The pixel format.
public let kCGImagePropertyPixelFormat: CFString = "PixelFormat"
/// The list of images.
public let kCGImagePropertyImages: CFString = "Images"
/// The thumbnail images.
public let kCGImagePropertyThumbnailImages: CFString = "ThumbnailImages"
/// The auxiliary data.
public let kCGImagePropertyAuxiliaryData: CFString = "AuxiliaryData"
/// The auxiliary data type.
public let kCGImagePropertyAuxiliaryDataType: CFString = "AuxiliaryDataType"
/// The index of the primary image.
public let kCGImagePropertyPrimaryImage: CFString = "PrimaryImage"

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
public let kCGImagePropertyDNGCameraCalibrationSignature: CFString =
  "CameraCalibrationSignature"
/// The profile calibration signature of DNG metadata.
public let kCGImagePropertyDNGProfileCalibrationSignature: CFString =
  "ProfileCalibrationSignature"
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

/// The lens information of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxLensInfo: CFString = "LensInfo"
/// The lens model of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxLensModel: CFString = "LensModel"
/// The serial number of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxSerialNumber: CFString = "SerialNumber"
/// The lens identifier of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxLensID: CFString = "LensID"
/// The lens serial number of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxLensSerialNumber: CFString = "LensSerialNumber"
/// The image number of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxImageNumber: CFString = "ImageNumber"
/// The flash compensation of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxFlashCompensation: CFString = "FlashCompensation"
/// The owner name of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxOwnerName: CFString = "OwnerName"
/// The firmware of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxFirmware: CFString = "Firmware"

/// The OECF of EXIF metadata, which is not read.
public let kCGImagePropertyExifOECF: CFString = "OECF"
/// The maker note of EXIF metadata, which is not read.
public let kCGImagePropertyExifMakerNote: CFString = "MakerNote"
/// The fraction of a second of the original date and time, by its misspelled name.
public let kCGImagePropertyExifSubsecTimeOrginal: CFString = "SubsecTimeOriginal"
/// The spatial frequency response of EXIF metadata, which is not read.
public let kCGImagePropertyExifSpatialFrequencyResponse: CFString = "SpatialFrequencyResponse"
/// The CFA pattern of EXIF metadata.
public let kCGImagePropertyExifCFAPattern: CFString = "CFAPattern"
/// The device setting description of EXIF metadata, which is not read.
public let kCGImagePropertyExifDeviceSettingDescription: CFString = "DeviceSettingDescription"
/// The composite image of EXIF metadata.
public let kCGImagePropertyExifCompositeImage: CFString = "CompositeImage"
/// The source image number of composite image of EXIF metadata.
public let kCGImagePropertyExifSourceImageNumberOfCompositeImage: CFString =
  "SourceImageNumberOfCompositeImage"
/// The source exposure times of composite image of EXIF metadata, which is not read.
public let kCGImagePropertyExifSourceExposureTimesOfCompositeImage: CFString =
  "SourceExposureTimesOfCompositeImage"
/// The ISO speed of EXIF metadata.
public let kCGImagePropertyExifISOSpeed: CFString = "ISOSpeed"
/// The ISO speed latitude yyy of EXIF metadata.
public let kCGImagePropertyExifISOSpeedLatitudeyyy: CFString = "ISOSpeedLatitudeyyy"
/// The ISO speed latitude zzz of EXIF metadata.
public let kCGImagePropertyExifISOSpeedLatitudezzz: CFString = "ISOSpeedLatitudezzz"
/// The recommended exposure index of EXIF metadata.
public let kCGImagePropertyExifRecommendedExposureIndex: CFString = "RecommendedExposureIndex"
/// The standard output sensitivity of EXIF metadata.
public let kCGImagePropertyExifStandardOutputSensitivity: CFString = "StandardOutputSensitivity"

/// The exposure time, in seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The f-number.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The exposure program, 0…8.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The spectral sensitivity of the channels.
public let kCGImagePropertyExifSpectralSensitivity: CFString = "SpectralSensitivity"
/// The ISO speed ratings, an array.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The type of the recorded sensitivity.
public let kCGImagePropertyExifSensitivityType: CFString = "SensitivityType"
/// The EXIF version, an array of numbers.
public let kCGImagePropertyExifVersion: CFString = "ExifVersion"
/// The date and time at which the image was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The date and time at which the image was digitized.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The distance of the date and time from UTC.
public let kCGImagePropertyExifOffsetTime: CFString = "OffsetTime"
/// The distance of the original date and time from UTC.
public let kCGImagePropertyExifOffsetTimeOriginal: CFString = "OffsetTimeOriginal"
/// The distance of the digitized date and time from UTC.
public let kCGImagePropertyExifOffsetTimeDigitized: CFString = "OffsetTimeDigitized"
/// The order of the components, an array of numbers.
public let kCGImagePropertyExifComponentsConfiguration: CFString = "ComponentsConfiguration"
/// The number of compressed bits per pixel.
public let kCGImagePropertyExifCompressedBitsPerPixel: CFString = "CompressedBitsPerPixel"
/// The shutter speed, in APEX units.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The aperture, in APEX units.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The brightness, in APEX units.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The exposure bias, in APEX units.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The smallest f-number of the lens, in APEX units.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// The distance of the subject, in meters.
public let kCGImagePropertyExifSubjectDistance: CFString = "SubjectDistance"
/// The metering mode.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The light source.
public let kCGImagePropertyExifLightSource: CFString = "LightSource"
/// The state of the flash.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The focal length, in millimeters.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The area of the subject, an array of coordinates in pixels.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// The comment of the user.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The fraction of a second of the date and time.
public let kCGImagePropertyExifSubsecTime: CFString = "SubsecTime"
/// The fraction of a second of the original date and time.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// The fraction of a second of the digitized date and time.
public let kCGImagePropertyExifSubsecTimeDigitized: CFString = "SubsecTimeDigitized"
/// The FlashPix version, an array of numbers.
public let kCGImagePropertyExifFlashPixVersion: CFString = "FlashPixVersion"
/// The color space; 1 for sRGB.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The width, in pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The height, in pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The name of a sound file.
public let kCGImagePropertyExifRelatedSoundFile: CFString = "RelatedSoundFile"
/// The energy of the flash.
public let kCGImagePropertyExifFlashEnergy: CFString = "FlashEnergy"
/// The horizontal resolution of the focal plane.
public let kCGImagePropertyExifFocalPlaneXResolution: CFString = "FocalPlaneXResolution"
/// The vertical resolution of the focal plane.
public let kCGImagePropertyExifFocalPlaneYResolution: CFString = "FocalPlaneYResolution"
/// The unit of the resolution of the focal plane.
public let kCGImagePropertyExifFocalPlaneResolutionUnit: CFString = "FocalPlaneResolutionUnit"
/// The location of the subject, an array of coordinates in pixels.
public let kCGImagePropertyExifSubjectLocation: CFString = "SubjectLocation"
/// The exposure index.
public let kCGImagePropertyExifExposureIndex: CFString = "ExposureIndex"
/// The type of sensor.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// The source of the image; 3 for a digital camera.
public let kCGImagePropertyExifFileSource: CFString = "FileSource"
/// The type of scene; 1 for a directly photographed one.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// Whether the image was processed by custom rendering.
public let kCGImagePropertyExifCustomRendered: CFString = "CustomRendered"
/// The exposure mode.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// The white balance; 0 for automatic.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The ratio of the digital zoom.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The equivalent focal length for 35 mm film in millimeters.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The type of scene that was set on the camera.
public let kCGImagePropertyExifSceneCaptureType: CFString = "SceneCaptureType"
/// The gain of the sensor.
public let kCGImagePropertyExifGainControl: CFString = "GainControl"
/// The contrast setting.
public let kCGImagePropertyExifContrast: CFString = "Contrast"
/// The saturation setting.
public let kCGImagePropertyExifSaturation: CFString = "Saturation"
/// The sharpness setting.
public let kCGImagePropertyExifSharpness: CFString = "Sharpness"
/// The range of the distance of the subject.
public let kCGImagePropertyExifSubjectDistRange: CFString = "SubjectDistRange"
/// The unique identifier of the image.
public let kCGImagePropertyExifImageUniqueID: CFString = "ImageUniqueID"
/// The name of the owner of the camera.
public let kCGImagePropertyExifCameraOwnerName: CFString = "CameraOwnerName"
/// The serial number of the camera.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The focal lengths and f-numbers of the lens, an array.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The maker of the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The model of the lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The serial number of the lens.
public let kCGImagePropertyExifLensSerialNumber: CFString = "LensSerialNumber"
/// The gamma.
public let kCGImagePropertyExifGamma: CFString = "Gamma"

/// The GPS version, an array of numbers.
public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// The half of the earth of the latitude: N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The latitude in degrees, not negative.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The half of the earth of the longitude: E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The longitude in degrees, not negative.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The reference of the altitude; 1 for below the sea level.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The altitude, in meters.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time in UTC.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The satellites of the measurement.
public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// The state of the receiver.
public let kCGImagePropertyGPSStatus: CFString = "Status"
/// The number of dimensions of the measurement.
public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// The precision of the measurement.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The unit of the speed.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The speed.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The reference of the direction of movement.
public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The direction of movement, in degrees.
public let kCGImagePropertyGPSTrack: CFString = "Track"
/// The reference of the direction of the image.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The direction of the image in degrees.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The survey of the coordinates.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The half of the earth of the latitude of the destination.
public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// The latitude of the destination, in degrees.
public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// The half of the earth of the longitude of the destination.
public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// The longitude of the destination, in degrees.
public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// The reference of the direction to the destination.
public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The direction to the destination, in degrees.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The unit of the distance to the destination.
public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// The distance to the destination.
public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// The method of the measurement.
public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
/// The name of the area.
public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
/// The date in UTC.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// Whether a differential correction was applied.
public let kCGImagePropertyGPSDifferental: CFString = "Differential"
/// The horizontal error, in meters.
public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"

/// The about term of a vocabulary of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTerm: CFString = "AboutCvTerm"
/// The about term of a vocabulary, its identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTermCvId: CFString = "AboutCvTermCvId"
/// The about term of a vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTermId: CFString = "AboutCvTermId"
/// The about term of a vocabulary name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTermName: CFString = "AboutCvTermName"
/// The about term of a vocabulary refined about of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAboutCvTermRefinedAbout: CFString = "AboutCvTermRefinedAbout"
/// The additional model information of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAddlModelInfo: CFString = "AddlModelInfo"
/// The artwork or object of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkOrObject: CFString = "ArtworkOrObject"
/// The artwork circa date created of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCircaDateCreated: CFString = "ArtworkCircaDateCreated"
/// The artwork content description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkContentDescription: CFString =
  "ArtworkContentDescription"
/// The artwork contribution description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkContributionDescription: CFString =
  "ArtworkContributionDescription"
/// The artwork copyright notice of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCopyrightNotice: CFString = "ArtworkCopyrightNotice"
/// The artwork creator of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCreator: CFString = "ArtworkCreator"
/// The artwork creator identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCreatorID: CFString = "ArtworkCreatorID"
/// The artwork copyright owner identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerID: CFString = "ArtworkCopyrightOwnerID"
/// The artwork copyright owner name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerName: CFString =
  "ArtworkCopyrightOwnerName"
/// The artwork licensor identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkLicensorID: CFString = "ArtworkLicensorID"
/// The artwork licensor name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkLicensorName: CFString = "ArtworkLicensorName"
/// The artwork date created of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkDateCreated: CFString = "ArtworkDateCreated"
/// The artwork physical description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkPhysicalDescription: CFString =
  "ArtworkPhysicalDescription"
/// The artwork source of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkSource: CFString = "ArtworkSource"
/// The artwork source inventory no of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkSourceInventoryNo: CFString =
  "ArtworkSourceInventoryNo"
/// The artwork source inventory URL of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkSourceInvURL: CFString = "ArtworkSourceInvURL"
/// The artwork style period of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkStylePeriod: CFString = "ArtworkStylePeriod"
/// The artwork title of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtArtworkTitle: CFString = "ArtworkTitle"
/// The audio bitrate of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAudioBitrate: CFString = "AudioBitrate"
/// The audio bitrate mode of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAudioBitrateMode: CFString = "AudioBitrateMode"
/// The audio channel count of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtAudioChannelCount: CFString = "AudioChannelCount"
/// The circa date created of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCircaDateCreated: CFString = "CircaDateCreated"
/// The container format of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContainerFormat: CFString = "ContainerFormat"
/// The container format identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContainerFormatIdentifier: CFString =
  "ContainerFormatIdentifier"
/// The container format name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContainerFormatName: CFString = "ContainerFormatName"
/// The contributor of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContributor: CFString = "Contributor"
/// The contributor identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContributorIdentifier: CFString = "ContributorIdentifier"
/// The contributor name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContributorName: CFString = "ContributorName"
/// The contributor role of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtContributorRole: CFString = "ContributorRole"
/// The copyright year of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCopyrightYear: CFString = "CopyrightYear"
/// The creator of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCreator: CFString = "Creator"
/// The creator identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCreatorIdentifier: CFString = "CreatorIdentifier"
/// The creator name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCreatorName: CFString = "CreatorName"
/// The creator role of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtCreatorRole: CFString = "CreatorRole"
/// The controlled vocabulary term of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtControlledVocabularyTerm: CFString =
  "ControlledVocabularyTerm"
/// The data on screen of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreen: CFString = "DataOnScreen"
/// The data on screen region of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegion: CFString = "DataOnScreenRegion"
/// The data on screen region d of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionD: CFString = "DataOnScreenRegionD"
/// The data on screen region h of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionH: CFString = "DataOnScreenRegionH"
/// The data on screen region text of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionText: CFString = "DataOnScreenRegionText"
/// The data on screen region unit of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionUnit: CFString = "DataOnScreenRegionUnit"
/// The data on screen region w of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionW: CFString = "DataOnScreenRegionW"
/// The data on screen region x of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionX: CFString = "DataOnScreenRegionX"
/// The data on screen region y of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDataOnScreenRegionY: CFString = "DataOnScreenRegionY"
/// The digital image GUID of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDigitalImageGUID: CFString = "DigitalImageGUID"
/// The digital source file type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDigitalSourceFileType: CFString = "DigitalSourceFileType"
/// The digital source type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDigitalSourceType: CFString = "DigitalSourceType"
/// The dopesheet of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDopesheet: CFString = "Dopesheet"
/// The dopesheet link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDopesheetLink: CFString = "DopesheetLink"
/// The dopesheet link link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDopesheetLinkLink: CFString = "DopesheetLinkLink"
/// The dopesheet link link qualifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtDopesheetLinkLinkQualifier: CFString =
  "DopesheetLinkLinkQualifier"
/// The embedded encoded rights expression of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEmbdEncRightsExpr: CFString = "EmbdEncRightsExpr"
/// The embedded encoded rights expression of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExpr: CFString =
  "EmbeddedEncodedRightsExpr"
/// The embedded encoded rights expression type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprType: CFString =
  "EmbeddedEncodedRightsExprType"
/// The embedded encoded rights expression language identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprLangID: CFString =
  "EmbeddedEncodedRightsExprLangID"
/// The episode of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEpisode: CFString = "Episode"
/// The episode identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEpisodeIdentifier: CFString = "EpisodeIdentifier"
/// The episode name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEpisodeName: CFString = "EpisodeName"
/// The episode number of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEpisodeNumber: CFString = "EpisodeNumber"
/// The event of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtEvent: CFString = "Event"
/// The shown event of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtShownEvent: CFString = "ShownEvent"
/// The shown event identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtShownEventIdentifier: CFString = "ShownEventIdentifier"
/// The shown event name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtShownEventName: CFString = "ShownEventName"
/// The external metadata link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtExternalMetadataLink: CFString = "ExternalMetadataLink"
/// The feed identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtFeedIdentifier: CFString = "FeedIdentifier"
/// The genre of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenre: CFString = "Genre"
/// The genre vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenreCvId: CFString = "GenreCvId"
/// The genre term of a vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenreCvTermId: CFString = "GenreCvTermId"
/// The genre term of a vocabulary name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenreCvTermName: CFString = "GenreCvTermName"
/// The genre term of a vocabulary refined about of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtGenreCvTermRefinedAbout: CFString = "GenreCvTermRefinedAbout"
/// The headline of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtHeadline: CFString = "Headline"
/// The IPTC last edited of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtIPTCLastEdited: CFString = "IPTCLastEdited"
/// The linked enc rights expression of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLinkedEncRightsExpr: CFString = "LinkedEncRightsExpr"
/// The linked encoded rights expression of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExpr: CFString = "LinkedEncodedRightsExpr"
/// The linked encoded rights expression type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprType: CFString =
  "LinkedEncodedRightsExprType"
/// The linked encoded rights expression language identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprLangID: CFString =
  "LinkedEncodedRightsExprLangID"
/// The location created of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationCreated: CFString = "LocationCreated"
/// The location city of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationCity: CFString = "LocationCity"
/// The location country code of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationCountryCode: CFString = "LocationCountryCode"
/// The location country name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationCountryName: CFString = "LocationCountryName"
/// The location GPS altitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationGPSAltitude: CFString = "LocationGPSAltitude"
/// The location GPS latitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationGPSLatitude: CFString = "LocationGPSLatitude"
/// The location GPS longitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationGPSLongitude: CFString = "LocationGPSLongitude"
/// The location identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationIdentifier: CFString = "LocationIdentifier"
/// The location location identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationLocationId: CFString = "LocationLocationId"
/// The location location name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationLocationName: CFString = "LocationLocationName"
/// The location province state of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationProvinceState: CFString = "LocationProvinceState"
/// The location sublocation of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationSublocation: CFString = "LocationSublocation"
/// The location world region of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationWorldRegion: CFString = "LocationWorldRegion"
/// The location shown of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtLocationShown: CFString = "LocationShown"
/// The maximum available height of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtMaxAvailHeight: CFString = "MaxAvailHeight"
/// The maximum available width of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtMaxAvailWidth: CFString = "MaxAvailWidth"
/// The model age of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtModelAge: CFString = "ModelAge"
/// The organisation in image code of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtOrganisationInImageCode: CFString = "OrganisationInImageCode"
/// The organisation in image name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtOrganisationInImageName: CFString = "OrganisationInImageName"
/// The person heard of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonHeard: CFString = "PersonHeard"
/// The person heard identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonHeardIdentifier: CFString = "PersonHeardIdentifier"
/// The person heard name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonHeardName: CFString = "PersonHeardName"
/// The person in image of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImage: CFString = "PersonInImage"
/// The person in image with details of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageWDetails: CFString = "PersonInImageWDetails"
/// The person in image characteristic of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCharacteristic: CFString =
  "PersonInImageCharacteristic"
/// The person in image term of a vocabulary, its identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCvTermCvId: CFString = "PersonInImageCvTermCvId"
/// The person in image term of a vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCvTermId: CFString = "PersonInImageCvTermId"
/// The person in image term of a vocabulary name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCvTermName: CFString = "PersonInImageCvTermName"
/// The person in image term of a vocabulary refined about of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageCvTermRefinedAbout: CFString =
  "PersonInImageCvTermRefinedAbout"
/// The person in image description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageDescription: CFString =
  "PersonInImageDescription"
/// The person in image identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageId: CFString = "PersonInImageId"
/// The person in image name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPersonInImageName: CFString = "PersonInImageName"
/// The product in image of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtProductInImage: CFString = "ProductInImage"
/// The product in image description of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtProductInImageDescription: CFString =
  "ProductInImageDescription"
/// The product in image GTIN of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtProductInImageGTIN: CFString = "ProductInImageGTIN"
/// The product in image name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtProductInImageName: CFString = "ProductInImageName"
/// The publication event of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPublicationEvent: CFString = "PublicationEvent"
/// The publication event date of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPublicationEventDate: CFString = "PublicationEventDate"
/// The publication event identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPublicationEventIdentifier: CFString =
  "PublicationEventIdentifier"
/// The publication event name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtPublicationEventName: CFString = "PublicationEventName"
/// The rating of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRating: CFString = "Rating"
/// The rating rating region of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRatingRegion: CFString = "RatingRatingRegion"
/// The rating region city of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionCity: CFString = "RatingRegionCity"
/// The rating region country code of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionCountryCode: CFString = "RatingRegionCountryCode"
/// The rating region country name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionCountryName: CFString = "RatingRegionCountryName"
/// The rating region GPS altitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionGPSAltitude: CFString = "RatingRegionGPSAltitude"
/// The rating region GPS latitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionGPSLatitude: CFString = "RatingRegionGPSLatitude"
/// The rating region GPS longitude of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionGPSLongitude: CFString =
  "RatingRegionGPSLongitude"
/// The rating region identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionIdentifier: CFString = "RatingRegionIdentifier"
/// The rating region location identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionLocationId: CFString = "RatingRegionLocationId"
/// The rating region location name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionLocationName: CFString =
  "RatingRegionLocationName"
/// The rating region province state of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionProvinceState: CFString =
  "RatingRegionProvinceState"
/// The rating region sublocation of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionSublocation: CFString = "RatingRegionSublocation"
/// The rating region world region of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingRegionWorldRegion: CFString = "RatingRegionWorldRegion"
/// The rating scale max value of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingScaleMaxValue: CFString = "RatingScaleMaxValue"
/// The rating scale min value of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingScaleMinValue: CFString = "RatingScaleMinValue"
/// The rating source link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingSourceLink: CFString = "RatingSourceLink"
/// The rating value of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingValue: CFString = "RatingValue"
/// The rating value logo link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRatingValueLogoLink: CFString = "RatingValueLogoLink"
/// The registry identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRegistryID: CFString = "RegistryID"
/// The registry entry role of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRegistryEntryRole: CFString = "RegistryEntryRole"
/// The registry item identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRegistryItemID: CFString = "RegistryItemID"
/// The registry organisation identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtRegistryOrganisationID: CFString = "RegistryOrganisationID"
/// The release ready of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtReleaseReady: CFString = "ReleaseReady"
/// The season of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeason: CFString = "Season"
/// The season identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeasonIdentifier: CFString = "SeasonIdentifier"
/// The season name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeasonName: CFString = "SeasonName"
/// The season number of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeasonNumber: CFString = "SeasonNumber"
/// The series of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeries: CFString = "Series"
/// The series identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeriesIdentifier: CFString = "SeriesIdentifier"
/// The series name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSeriesName: CFString = "SeriesName"
/// The storyline identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtStorylineIdentifier: CFString = "StorylineIdentifier"
/// The stream ready of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtStreamReady: CFString = "StreamReady"
/// The style period of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtStylePeriod: CFString = "StylePeriod"
/// The supply chain source of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSupplyChainSource: CFString = "SupplyChainSource"
/// The supply chain source identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSupplyChainSourceIdentifier: CFString =
  "SupplyChainSourceIdentifier"
/// The supply chain source name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtSupplyChainSourceName: CFString = "SupplyChainSourceName"
/// The temporal coverage of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTemporalCoverage: CFString = "TemporalCoverage"
/// The temporal coverage from of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTemporalCoverageFrom: CFString = "TemporalCoverageFrom"
/// The temporal coverage to of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTemporalCoverageTo: CFString = "TemporalCoverageTo"
/// The transcript of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTranscript: CFString = "Transcript"
/// The transcript link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTranscriptLink: CFString = "TranscriptLink"
/// The transcript link link of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTranscriptLinkLink: CFString = "TranscriptLinkLink"
/// The transcript link link qualifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtTranscriptLinkLinkQualifier: CFString =
  "TranscriptLinkLinkQualifier"
/// The video bitrate of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoBitrate: CFString = "VideoBitrate"
/// The video bitrate mode of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoBitrateMode: CFString = "VideoBitrateMode"
/// The video display aspect ratio of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoDisplayAspectRatio: CFString = "VideoDisplayAspectRatio"
/// The video encoding profile of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoEncodingProfile: CFString = "VideoEncodingProfile"
/// The video shot type of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoShotType: CFString = "VideoShotType"
/// The video shot type identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoShotTypeIdentifier: CFString = "VideoShotTypeIdentifier"
/// The video shot type name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoShotTypeName: CFString = "VideoShotTypeName"
/// The video streams count of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVideoStreamsCount: CFString = "VideoStreamsCount"
/// The visual color of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtVisualColor: CFString = "VisualColor"
/// The workflow tag of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTag: CFString = "WorkflowTag"
/// The workflow tag vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTagCvId: CFString = "WorkflowTagCvId"
/// The workflow tag term of a vocabulary identifier of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermId: CFString = "WorkflowTagCvTermId"
/// The workflow tag term of a vocabulary name of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermName: CFString = "WorkflowTagCvTermName"
/// The workflow tag term of a vocabulary refined about of IPTC Extension metadata.
public let kCGImagePropertyIPTCExtWorkflowTagCvTermRefinedAbout: CFString =
  "WorkflowTagCvTermRefinedAbout"

/// The object type reference of IPTC metadata.
public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
/// The object attribute reference of IPTC metadata.
public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
/// The object name of IPTC metadata.
public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
/// The edit status of IPTC metadata.
public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
/// The editorial update of IPTC metadata.
public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
/// The urgency of IPTC metadata.
public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
/// The subject reference of IPTC metadata.
public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
/// The category of IPTC metadata.
public let kCGImagePropertyIPTCCategory: CFString = "Category"
/// The supplemental category of IPTC metadata.
public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
/// The fixture identifier of IPTC metadata.
public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
/// The keywords of IPTC metadata.
public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// The content location code of IPTC metadata.
public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
/// The content location name of IPTC metadata.
public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
/// The release date of IPTC metadata.
public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
/// The release time of IPTC metadata.
public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
/// The expiration date of IPTC metadata.
public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
/// The expiration time of IPTC metadata.
public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
/// The special instructions of IPTC metadata.
public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
/// The action advised of IPTC metadata.
public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
/// The reference service of IPTC metadata.
public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
/// The reference date of IPTC metadata.
public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
/// The reference number of IPTC metadata.
public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
/// The date created of IPTC metadata.
public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
/// The time created of IPTC metadata.
public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
/// The digital creation date of IPTC metadata.
public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
/// The digital creation time of IPTC metadata.
public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
/// The originating program of IPTC metadata.
public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
/// The program version of IPTC metadata.
public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
/// The object cycle of IPTC metadata.
public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
/// The byline of IPTC metadata.
public let kCGImagePropertyIPTCByline: CFString = "Byline"
/// The byline title of IPTC metadata.
public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
/// The city of IPTC metadata.
public let kCGImagePropertyIPTCCity: CFString = "City"
/// The sub location of IPTC metadata.
public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
/// The province state of IPTC metadata.
public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
/// The country primary location code of IPTC metadata.
public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString =
  "Country/PrimaryLocationCode"
/// The country primary location name of IPTC metadata.
public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString =
  "Country/PrimaryLocationName"
/// The original transmission reference of IPTC metadata.
public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString =
  "OriginalTransmissionReference"
/// The headline of IPTC metadata.
public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
/// The credit of IPTC metadata.
public let kCGImagePropertyIPTCCredit: CFString = "Credit"
/// The source of IPTC metadata.
public let kCGImagePropertyIPTCSource: CFString = "Source"
/// The copyright notice of IPTC metadata.
public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// The contact of IPTC metadata.
public let kCGImagePropertyIPTCContact: CFString = "Contact"
/// The caption abstract of IPTC metadata.
public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
/// The writer editor of IPTC metadata.
public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
/// The image type of IPTC metadata.
public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
/// The image orientation of IPTC metadata.
public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
/// The language identifier of IPTC metadata.
public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
/// The star rating of IPTC metadata.
public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"
/// The creator contact information of IPTC metadata.
public let kCGImagePropertyIPTCCreatorContactInfo: CFString = "CreatorContactInfo"
/// The rights usage terms of IPTC metadata.
public let kCGImagePropertyIPTCRightsUsageTerms: CFString = "UsageTerms"
/// The scene of IPTC metadata.
public let kCGImagePropertyIPTCScene: CFString = "Scene"
/// The contact information city of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoCity: CFString = "CiAdrCity"
/// The contact information country of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoCountry: CFString = "CiAdrCtry"
/// The contact information address of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoAddress: CFString = "CiAdrExtadr"
/// The contact information postal code of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoPostalCode: CFString = "CiAdrPcode"
/// The contact information state province of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoStateProvince: CFString = "CiAdrRegion"
/// The contact information emails of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoEmails: CFString = "CiEmailWork"
/// The contact information phones of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoPhones: CFString = "CiTelWork"
/// The contact information web URLs of IPTC metadata.
public let kCGImagePropertyIPTCContactInfoWebURLs: CFString = "CiUrlWork"

/// The quality of a lossy format, 0…1.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The background of an image with alpha in a format without; always white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The maximum length of the longer side in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString =
  "kCGImageDestinationImageMaxPixelSize"
/// Whether a thumbnail is embedded; never.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"
/// Whether colors are converted to sRGB; always.
public let kCGImageDestinationOptimizeColorForSharing: CFString =
  "kCGImageDestinationOptimizeColorForSharing"
/// Whether GPS metadata is excluded.
public let kCGImageMetadataShouldExcludeGPS: CFString = "kCGImageMetadataShouldExcludeGPS"
/// Whether XMP metadata is excluded; always, since none is written.
public let kCGImageMetadataShouldExcludeXMP: CFString = "kCGImageMetadataShouldExcludeXMP"

/// A hint with the type identifier; ignored, since the bytes determine the format.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded images are cached; without effect, since a source keeps the last one.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether images are decoded when they are created; always.
public let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
/// Whether images may have floating-point components; never.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// Whether a thumbnail is created from the image if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is created from the image even if the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The limit in pixels for the longer side of a thumbnail.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is rotated upright by the orientation.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The subsampling factor: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"

/// The version of JFIF metadata.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// The x density of JFIF metadata.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// The y density of JFIF metadata.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The density unit of JFIF metadata.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"

/// The ISO setting of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonISOSetting: CFString = "ISOSetting"
/// The color mode of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonColorMode: CFString = "ColorMode"
/// The quality of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonQuality: CFString = "Quality"
/// The white balance mode of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonWhiteBalanceMode: CFString = "WhiteBalanceMode"
/// The sharpen mode of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonSharpenMode: CFString = "SharpenMode"
/// The focus mode of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonFocusMode: CFString = "FocusMode"
/// The flash setting of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonFlashSetting: CFString = "FlashSetting"
/// The ISO selection of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonISOSelection: CFString = "ISOSelection"
/// The flash exposure compensation of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonFlashExposureComp: CFString = "FlashExposureComp"
/// The image adjustment of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonImageAdjustment: CFString = "ImageAdjustment"
/// The lens adapter of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonLensAdapter: CFString = "LensAdapter"
/// The lens type of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonLensType: CFString = "LensType"
/// The lens information of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonLensInfo: CFString = "LensInfo"
/// The focus distance of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonFocusDistance: CFString = "FocusDistance"
/// The digital zoom of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonDigitalZoom: CFString = "DigitalZoom"
/// The shooting mode of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonShootingMode: CFString = "ShootingMode"
/// The shutter count of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonShutterCount: CFString = "ShutterCount"
/// The camera serial number of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonCameraSerialNumber: CFString = "CameraSerialNumber"
/// The owner name of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonOwnerName: CFString = "OwnerName"
/// The camera serial number of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonCameraSerialNumber: CFString = "CameraSerialNumber"
/// The image serial number of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonImageSerialNumber: CFString = "ImageSerialNumber"
/// The flash exposure compensation of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonFlashExposureComp: CFString = "FlashExposureComp"
/// The continuous drive of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonContinuousDrive: CFString = "ContinuousDrive"
/// The lens model of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonLensModel: CFString = "LensModel"
/// The firmware of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonFirmware: CFString = "Firmware"
/// The aspect ratio information of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonAspectRatioInfo: CFString = "AspectRatioInfo"

/// The gamma of PNG metadata.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// The interlace type of PNG metadata.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The x pixels per meter of PNG metadata.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// The y pixels per meter of PNG metadata.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The sRGB intent of PNG metadata.
public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// The chromaticities of PNG metadata.
public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// The author of PNG metadata.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// The copyright of PNG metadata.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// The creation time of PNG metadata.
public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"
/// The description of PNG metadata.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// The modification time of PNG metadata.
public let kCGImagePropertyPNGModificationTime: CFString = "Modification Time"
/// The software of PNG metadata.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// The title of PNG metadata.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// The pixels aspect ratio of PNG metadata.
public let kCGImagePropertyPNGPixelsAspectRatio: CFString = "PixelsAspectRatio"
/// The compression filter of PNG metadata.
public let kCGImagePropertyPNGCompressionFilter: CFString =
  "kCGImagePropertyPNGCompressionFilter"
/// The frame information array of animated PNGs.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"
/// The canvas pixel width of animated PNGs.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The canvas pixel height of animated PNGs.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The comment of PNG metadata.
public let kCGImagePropertyPNGComment: CFString = "Comment"
/// The disclaimer of PNG metadata.
public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// The source of PNG metadata.
public let kCGImagePropertyPNGSource: CFString = "Source"
/// The warning of PNG metadata.
public let kCGImagePropertyPNGWarning: CFString = "Warning"
/// The transparency of PNG metadata.
public let kCGImagePropertyPNGTransparency: CFString = "Transparency"

/// The layer names of Photoshop metadata.
public let kCGImageProperty8BIMLayerNames: CFString = "LayerNames"
/// The description of CIFF metadata.
public let kCGImagePropertyCIFFDescription: CFString = "Description"
/// The firmware of CIFF metadata.
public let kCGImagePropertyCIFFFirmware: CFString = "Firmware"
/// The owner name of CIFF metadata.
public let kCGImagePropertyCIFFOwnerName: CFString = "OwnerName"
/// The image name of CIFF metadata.
public let kCGImagePropertyCIFFImageName: CFString = "ImageName"
/// The image file name of CIFF metadata.
public let kCGImagePropertyCIFFImageFileName: CFString = "ImageFileName"
/// The release method of CIFF metadata.
public let kCGImagePropertyCIFFReleaseMethod: CFString = "ReleaseMethod"
/// The release timing of CIFF metadata.
public let kCGImagePropertyCIFFReleaseTiming: CFString = "ReleaseTiming"
/// The record identifier of CIFF metadata.
public let kCGImagePropertyCIFFRecordID: CFString = "RecordID"
/// The self timing time of CIFF metadata.
public let kCGImagePropertyCIFFSelfTimingTime: CFString = "SelfTimingTime"
/// The camera serial number of CIFF metadata.
public let kCGImagePropertyCIFFCameraSerialNumber: CFString = "CameraSerialNumber"
/// The image serial number of CIFF metadata.
public let kCGImagePropertyCIFFImageSerialNumber: CFString = "ImageSerialNumber"
/// The continuous drive of CIFF metadata.
public let kCGImagePropertyCIFFContinuousDrive: CFString = "ContinuousDrive"
/// The focus mode of CIFF metadata.
public let kCGImagePropertyCIFFFocusMode: CFString = "FocusMode"
/// The metering mode of CIFF metadata.
public let kCGImagePropertyCIFFMeteringMode: CFString = "MeteringMode"
/// The shooting mode of CIFF metadata.
public let kCGImagePropertyCIFFShootingMode: CFString = "ShootingMode"
/// The lens max millimeters of CIFF metadata.
public let kCGImagePropertyCIFFLensMaxMM: CFString = "LensMaxMM"
/// The lens min millimeters of CIFF metadata.
public let kCGImagePropertyCIFFLensMinMM: CFString = "LensMinMM"
/// The lens model of CIFF metadata.
public let kCGImagePropertyCIFFLensModel: CFString = "LensModel"
/// The white balance index of CIFF metadata.
public let kCGImagePropertyCIFFWhiteBalanceIndex: CFString = "WhiteBalanceIndex"
/// The flash exposure compensation of CIFF metadata.
public let kCGImagePropertyCIFFFlashExposureComp: CFString = "FlashExposureComp"
/// The measured EV of CIFF metadata.
public let kCGImagePropertyCIFFMeasuredEV: CFString = "MeasuredEV"
/// The aspect ratio of OpenEXR metadata.
public let kCGImagePropertyOpenEXRAspectRatio: CFString = "AspectRatio"
/// The compression of TGA metadata.
public let kCGImagePropertyTGACompression: CFString = "Compression"
/// The compression of OpenEXR metadata.
public let kCGImagePropertyOpenEXRCompression: CFString = "Compression"

/// The loop count of HEIC sequences.
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// The delay time of HEIC sequences.
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// The unclamped delay time of HEIC sequences.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The canvas pixel width of HEIC sequences.
public let kCGImagePropertyHEICSCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The canvas pixel height of HEIC sequences.
public let kCGImagePropertyHEICSCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The frame information array of HEIC sequences.
public let kCGImagePropertyHEICSFrameInfoArray: CFString = "FrameInfo"
/// The frame information array of WebP metadata.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
/// The canvas pixel width of WebP metadata.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The canvas pixel height of WebP metadata.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"

/// The x position of TIFF metadata.
public let kCGImagePropertyTIFFXPosition: CFString = "XPosition"
/// The y position of TIFF metadata.
public let kCGImagePropertyTIFFYPosition: CFString = "YPosition"
/// The tile length of TIFF metadata.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
/// The tile width of TIFF metadata.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"

/// The orientation of the pixels, 1…8.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The maker of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The model of the camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The program that wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The date and time of the image.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The compression.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"
/// The color model.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"
/// The name of the document.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"
/// The description of the image.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The horizontal resolution.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// The vertical resolution.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The unit of the resolution; 2 for inches.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The transfer function, an array.
public let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"
/// The artist of the image.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The host computer that created the image.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"
/// The white point, an array.
public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"
/// The chromaticities of the primaries, an array.
public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"
/// The copyright.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

/// The state of an image source.
@frozen
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data is truncated.
  case statusUnexpectedEOF = -5
  /// The data is corrupt.
  case statusInvalidData = -4
  /// The format is not supported.
  case statusUnknownType = -3
  /// The data does not identify the format yet.
  case statusReadingHeader = -2
  /// More data is expected.
  case statusIncomplete = -1
  /// The images can be read.
  case statusComplete = 0
}
