// The keys of the notes of Canon's and Nikon's cameras, which this phone does not read.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

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
