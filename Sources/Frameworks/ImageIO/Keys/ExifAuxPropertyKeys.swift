// The keys of auxiliary EXIF metadata, which this phone does not read.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

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
