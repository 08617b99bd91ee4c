// The keys of the metadata of a PNG. Step ImageIO.IO11.
//
// The values are the names after the prefix; the others are recalled, not compared with an
// iPhone. Confidence: guess.

/// The gamma of PNG metadata.
public let kCGImagePropertyPNGGamma: CFString = "Gamma"
/// The interlace type of PNG metadata.
public let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
/// The x pixels per meter of PNG metadata.
public let kCGImagePropertyPNGXPixelsPerMeter: CFString = "XPixelsPerMeter"
/// The y pixels per meter of PNG metadata.
public let kCGImagePropertyPNGYPixelsPerMeter: CFString = "YPixelsPerMeter"
/// The sRGB intent of PNG metadata.
public let kCGImagePropertyPNGsRGBIntent: CFString = "sRGBIntent"
/// The chromaticities of PNG metadata.
public let kCGImagePropertyPNGChromaticities: CFString = "Chromaticities"
/// The author of PNG metadata.
public let kCGImagePropertyPNGAuthor: CFString = "Author"
/// The copyright of PNG metadata.
public let kCGImagePropertyPNGCopyright: CFString = "Copyright"
/// The creation time of PNG metadata.
public let kCGImagePropertyPNGCreationTime: CFString = "Creation Time"
/// The description of PNG metadata.
public let kCGImagePropertyPNGDescription: CFString = "Description"
/// The modification time of PNG metadata.
public let kCGImagePropertyPNGModificationTime: CFString = "Modification Time"
/// The software of PNG metadata.
public let kCGImagePropertyPNGSoftware: CFString = "Software"
/// The title of PNG metadata.
public let kCGImagePropertyPNGTitle: CFString = "Title"
/// The pixels aspect ratio of PNG metadata.
public let kCGImagePropertyPNGPixelsAspectRatio: CFString = "PixelsAspectRatio"
/// The compression filter of PNG metadata.
public let kCGImagePropertyPNGCompressionFilter: CFString = "kCGImagePropertyPNGCompressionFilter"
/// The frame information array of animated PNGs.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"
/// The canvas pixel width of animated PNGs.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The canvas pixel height of animated PNGs.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The comment of PNG metadata.
public let kCGImagePropertyPNGComment: CFString = "Comment"
/// The disclaimer of PNG metadata.
public let kCGImagePropertyPNGDisclaimer: CFString = "Disclaimer"
/// The source of PNG metadata.
public let kCGImagePropertyPNGSource: CFString = "Source"
/// The warning of PNG metadata.
public let kCGImagePropertyPNGWarning: CFString = "Warning"
/// The transparency of PNG metadata.
public let kCGImagePropertyPNGTransparency: CFString = "Transparency"
