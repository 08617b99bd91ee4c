// The keys of the JFIF metadata of a JPEG. Step ImageIO.IO11.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

/// The version of JFIF metadata.
public let kCGImagePropertyJFIFVersion: CFString = "JFIFVersion"
/// The x density of JFIF metadata.
public let kCGImagePropertyJFIFXDensity: CFString = "XDensity"
/// The y density of JFIF metadata.
public let kCGImagePropertyJFIFYDensity: CFString = "YDensity"
/// The density unit of JFIF metadata.
public let kCGImagePropertyJFIFDensityUnit: CFString = "DensityUnit"
