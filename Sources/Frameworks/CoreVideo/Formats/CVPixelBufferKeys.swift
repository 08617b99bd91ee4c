// The keys of buffer attributes.
//
// - Source: guess: the text of a key is that of its name without the prefix and `Key`.

/// The key of the pixel format.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key of the width.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The key of the height.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// The key of the row alignment in bytes.
public let kCVPixelBufferBytesPerRowAlignmentKey: CFString = "BytesPerRowAlignment"
/// The key of compatibility with Core Graphics bitmap contexts.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
/// The key of compatibility with Core Graphics images.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The key of compatibility with Metal.
public let kCVPixelBufferMetalCompatibilityKey: CFString = "MetalCompatibility"
/// The key of compatibility with OpenGL ES.
public let kCVPixelBufferOpenGLESCompatibilityKey: CFString = "OpenGLESCompatibility"
/// The key of the IOSurface properties.
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"
/// The key of the minimum number of buffers in a pool.
public let kCVPixelBufferPoolMinimumBufferCountKey: CFString = "MinimumBufferCount"
/// The key of the maximum age of a pool's buffers, in seconds.
public let kCVPixelBufferPoolMaximumBufferAgeKey: CFString = "MaximumBufferAge"
