// The keys of the properties of images and of a file's contents.
//
// The values are the names after the prefix, as in the other dictionaries. Confidence: guess.

/// Whether the components are floating-point numbers.
public let kCGImagePropertyIsFloat: CFString = "IsFloat"
/// Whether the pixels are indexes into a palette.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The color model CMYK.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// The color model Lab.
public let kCGImagePropertyColorModelLab: CFString = "Lab"
/// The index of an image.
public let kCGImagePropertyImageIndex: CFString = "ImageIndex"
/// The width of an image of the file, in pixels.
public let kCGImagePropertyWidth: CFString = "Width"
/// The height of an image of the file, in pixels.
public let kCGImagePropertyHeight: CFString = "Height"
/// The number of bytes per row.
public let kCGImagePropertyBytesPerRow: CFString = "BytesPerRow"
/// The named color space.
public let kCGImagePropertyNamedColorSpace: CFString = "NamedColorSpace"
/// The pixel format.
public let kCGImagePropertyPixelFormat: CFString = "PixelFormat"
/// The list of images.
public let kCGImagePropertyImages: CFString = "Images"
/// The thumbnail images.
public let kCGImagePropertyThumbnailImages: CFString = "ThumbnailImages"
/// The auxiliary data.
public let kCGImagePropertyAuxiliaryData: CFString = "AuxiliaryData"
/// The auxiliary data type.
public let kCGImagePropertyAuxiliaryDataType: CFString = "AuxiliaryDataType"
/// The index of the primary image.
public let kCGImagePropertyPrimaryImage: CFString = "PrimaryImage"
