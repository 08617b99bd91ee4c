// Further keys of EXIF metadata.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

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
