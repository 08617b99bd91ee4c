// The keys of the places and tiles of TIFF metadata.
//
// The values are the names after the prefix, as those of the other dictionaries are. Confidence:
// guess.

/// The x position of TIFF metadata.
public let kCGImagePropertyTIFFXPosition: CFString = "XPosition"
/// The y position of TIFF metadata.
public let kCGImagePropertyTIFFYPosition: CFString = "YPosition"
/// The tile length of TIFF metadata.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"
/// The tile width of TIFF metadata.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"
