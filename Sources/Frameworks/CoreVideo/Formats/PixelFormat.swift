/// The arrangement of a format's pixels in memory.
struct PixelFormat {
  /// A plane of the pixels of a buffer.
  struct Plane {
    /// The bytes of one element.
    let bytes: Int
    /// The number of pixels for which an element is, in each direction.
    var pixels = 1
  }

  /// The planes; one for a format whose components follow each other.
  let planes: [Plane]

  /// Finds the arrangement of a format; `nil` if it is not supported.
  init?(_ type: OSType) {
    switch type {
    case kCVPixelFormatType_OneComponent8: planes = [Plane(bytes: 1)]
    case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
      kCVPixelFormatType_DisparityFloat16:
      planes = [Plane(bytes: 2)]
    case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR: planes = [Plane(bytes: 3)]
    case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR,
      kCVPixelFormatType_32RGBA, kCVPixelFormatType_OneComponent32Float,
      kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32:
      planes = [Plane(bytes: 4)]
    case kCVPixelFormatType_64RGBAHalf: planes = [Plane(bytes: 8)]
    case kCVPixelFormatType_128RGBAFloat: planes = [Plane(bytes: 16)]
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
      planes = [Plane(bytes: 1), Plane(bytes: 2, pixels: 2)]
    case kCVPixelFormatType_420YpCbCr8Planar:
      planes = [Plane(bytes: 1), Plane(bytes: 1, pixels: 2), Plane(bytes: 1, pixels: 2)]
    default: return nil
    }
  }
}
