// Further keys of buffers' attributes, which have no effect: rows are aligned in one way.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the allocator of the pixels.
public let kCVPixelBufferMemoryAllocatorKey: CFString = "MemoryAllocator"
/// The key of the pixels at the left of each row.
public let kCVPixelBufferExtendedPixelsLeftKey: CFString = "ExtendedPixelsLeft"
/// The key of the rows above the picture.
public let kCVPixelBufferExtendedPixelsTopKey: CFString = "ExtendedPixelsTop"
/// The key of the pixels at the right of each row.
public let kCVPixelBufferExtendedPixelsRightKey: CFString = "ExtendedPixelsRight"
/// The key of the rows below the picture.
public let kCVPixelBufferExtendedPixelsBottomKey: CFString = "ExtendedPixelsBottom"
/// The key of the alignment of planes in bytes.
public let kCVPixelBufferPlaneAlignmentKey: CFString = "PlaneAlignment"
/// The key of whether OpenGL can use the pixels.
public let kCVPixelBufferOpenGLCompatibilityKey: CFString = "OpenGLCompatibility"
/// The key of whether a cache of OpenGL can use the pixels.
public let kCVPixelBufferOpenGLTextureCacheCompatibilityKey: CFString =
  "OpenGLTextureCacheCompatibility"
/// The key of whether a cache of OpenGL ES can use the pixels.
public let kCVPixelBufferOpenGLESTextureCacheCompatibilityKey: CFString =
  "OpenGLESTextureCacheCompatibility"
/// The key of whether Core Animation can show shared memory.
public let kCVPixelBufferIOSurfaceCoreAnimationCompatibilityKey: CFString =
  "IOSurfaceCoreAnimationCompatibility"
/// The key of whether OpenGL ES can use shared memory as a texture.
public let kCVPixelBufferIOSurfaceOpenGLESTextureCompatibilityKey: CFString =
  "IOSurfaceOpenGLESTextureCompatibility"
/// The key of whether OpenGL ES can draw in shared memory.
public let kCVPixelBufferIOSurfaceOpenGLESFBOCompatibilityKey: CFString =
  "IOSurfaceOpenGLESFBOCompatibility"
/// The key of the order of a sensor's colors.
public let kCVPixelBufferVersatileBayerKey_BayerPattern: CFString = "BayerPattern"
