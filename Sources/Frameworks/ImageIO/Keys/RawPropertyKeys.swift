// The keys of metadata in formats that are not supported.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

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
