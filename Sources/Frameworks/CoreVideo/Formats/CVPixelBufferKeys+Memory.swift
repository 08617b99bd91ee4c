// Further keys of buffer attributes; they have no effect: rows have a fixed alignment.
//
// - Source: the names are documented; the texts are guesses: those of the names without the prefix.

/// The key of the allocator.
public let kCVPixelBufferMemoryAllocatorKey: CFString = "MemoryAllocator"
/// The key of the extended pixels on the left.
public let kCVPixelBufferExtendedPixelsLeftKey: CFString = "ExtendedPixelsLeft"
/// The key of the extended rows at the top.
public let kCVPixelBufferExtendedPixelsTopKey: CFString = "ExtendedPixelsTop"
/// The key of the extended pixels on the right.
public let kCVPixelBufferExtendedPixelsRightKey: CFString = "ExtendedPixelsRight"
/// The key of the extended rows at the bottom.
public let kCVPixelBufferExtendedPixelsBottomKey: CFString = "ExtendedPixelsBottom"
/// The key of the plane alignment in bytes.
public let kCVPixelBufferPlaneAlignmentKey: CFString = "PlaneAlignment"
/// The key of compatibility with OpenGL.
public let kCVPixelBufferOpenGLCompatibilityKey: CFString = "OpenGLCompatibility"
/// The key of compatibility with an OpenGL texture cache.
public let kCVPixelBufferOpenGLTextureCacheCompatibilityKey: CFString =
  "OpenGLTextureCacheCompatibility"
/// The key of compatibility with an OpenGL ES texture cache.
public let kCVPixelBufferOpenGLESTextureCacheCompatibilityKey: CFString =
  "OpenGLESTextureCacheCompatibility"
/// The key of compatibility of an IOSurface with Core Animation.
public let kCVPixelBufferIOSurfaceCoreAnimationCompatibilityKey: CFString =
  "IOSurfaceCoreAnimationCompatibility"
/// The key of compatibility of an IOSurface with OpenGL ES textures.
public let kCVPixelBufferIOSurfaceOpenGLESTextureCompatibilityKey: CFString =
  "IOSurfaceOpenGLESTextureCompatibility"
/// The key of compatibility of an IOSurface with OpenGL ES framebuffers.
public let kCVPixelBufferIOSurfaceOpenGLESFBOCompatibilityKey: CFString =
  "IOSurfaceOpenGLESFBOCompatibility"
/// The key of the Bayer pattern.
public let kCVPixelBufferVersatileBayerKey_BayerPattern: CFString = "BayerPattern"
