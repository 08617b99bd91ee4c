// The keys of dictionaries of metadata that this phone does not read.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

/// The dictionary of raw image metadata.
public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
/// The dictionary of CIFF metadata.
public let kCGImagePropertyCIFFDictionary: CFString = "{CIFF}"
/// The dictionary of Photoshop metadata.
public let kCGImageProperty8BIMDictionary: CFString = "{8BIM}"
/// The dictionary of DNG metadata.
public let kCGImagePropertyDNGDictionary: CFString = "{DNG}"
/// The dictionary of auxiliary EXIF metadata.
public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
/// The dictionary of TGA metadata.
public let kCGImagePropertyTGADictionary: CFString = "{TGA}"
/// The dictionary of an AVIF sequence.
public let kCGImagePropertyAVISDictionary: CFString = "{AVIS}"
/// The dictionary of metadata of Canon's cameras.
public let kCGImagePropertyMakerCanonDictionary: CFString = "{MakerCanon}"
/// The dictionary of metadata of Nikon's cameras.
public let kCGImagePropertyMakerNikonDictionary: CFString = "{MakerNikon}"
/// The dictionary of metadata of Minolta's cameras.
public let kCGImagePropertyMakerMinoltaDictionary: CFString = "{MakerMinolta}"
/// The dictionary of metadata of Fuji's cameras.
public let kCGImagePropertyMakerFujiDictionary: CFString = "{MakerFuji}"
/// The dictionary of metadata of Olympus's cameras.
public let kCGImagePropertyMakerOlympusDictionary: CFString = "{MakerOlympus}"
/// The dictionary of metadata of Pentax's cameras.
public let kCGImagePropertyMakerPentaxDictionary: CFString = "{MakerPentax}"
/// The dictionary of the contents of a file.
public let kCGImagePropertyFileContentsDictionary: CFString = "{FileContents}"
/// The dictionary of OpenEXR metadata.
public let kCGImagePropertyOpenEXRDictionary: CFString = "{OpenEXR}"
/// The dictionary of HEIF metadata.
public let kCGImagePropertyHEIFDictionary: CFString = "{HEIF}"
