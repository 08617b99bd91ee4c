// The keys of the properties of images and files. Their texts are those of Apple's reference.

/// The width, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation of the pixels, 1…8, as in EXIF.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The number of bits per component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The color model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The color model RGB.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The color model gray.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Whether the image has alpha.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The name of the color profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// The size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The number of images in the file.
public let kCGImagePropertyImageCount: CFString = "ImageCount"
/// The horizontal resolution, in dots per inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// The vertical resolution, in dots per inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// The dictionary of EXIF metadata.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The dictionary of the maker note of an iPhone's camera, whose keys are the tag numbers.
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
/// The dictionary of GPS metadata.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The dictionary of IPTC metadata.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The dictionary of a JPEG.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether a JPEG is progressive.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// The dictionary of a PNG.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The loop count of an animated PNG.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The clamped delay of an image of an animated PNG, in seconds.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The delay of an image of an animated PNG, in seconds.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The dictionary of a GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The loop count of a GIF; 0 for endless.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The delay of a GIF image in seconds, at least 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The delay of an image of a GIF as in the file, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// Whether the GIF has a global color table.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The color table of a GIF image, which is not read.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// The canvas width of a GIF in pixels, which is not read.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The canvas height of a GIF in pixels, which is not read.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The delays of the GIF images, which are not read.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// The dictionary of a WebP.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The loop count of a WebP; 0 for endless.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The delay of a WebP image in seconds, at least 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The delay of an image of a WebP as in the file, in seconds.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The dictionary of an HEIC sequence, a format that is not supported.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// The dictionary of TIFF metadata.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
