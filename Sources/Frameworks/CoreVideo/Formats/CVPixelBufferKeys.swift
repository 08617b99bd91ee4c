// The keys of buffers' attributes.
//
// - Source: guess: the text of a key is that of its name without the prefix and `Key`.

/// The key of the format of the pixels.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of the pixels a row.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The key of the rows.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// The key of the alignment of rows in bytes.
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// The key of whether Core Graphics can draw in the pixels.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// The key of whether Core Graphics can draw the pixels.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The key of whether Metal can use the pixels.
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// The key of whether OpenGL can use the pixels.
public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
/// The key of the properties of memory that processes share.
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
/// The key of the number of buffers that a pool keeps.
public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
/// The key of the seconds after which a pool gives up a buffer.
public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"
