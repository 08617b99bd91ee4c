// The keys of EXIF metadata. Their texts are those of Apple's reference.

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
