// The keys of the positions and tiles of TIFF metadata.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

/// The x position of TIFF metadata.
public let kCGImagePropertyTIFFXPosition: CFString = "XPosition"
/// The y position of TIFF metadata.
public let kCGImagePropertyTIFFYPosition: CFString = "YPosition"
/// The tile length of TIFF metadata.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
/// The tile width of TIFF metadata.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
