// The keys of TIFF metadata. Their texts are those of Apple's reference.

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
