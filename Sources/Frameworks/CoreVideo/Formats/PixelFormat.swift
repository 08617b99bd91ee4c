/// The memory layout of a pixel format.
struct PixelFormat {
  /// A plane of the pixels of a buffer.
  struct Plane {
    /// The bytes of one element.
    let bytes: Int
    /// The number of pixels along a row that share an element.
    var columns = 1
    /// The number of rows that share an element.
    var rows = 1
  }

  /// The planes; one for a packed format.
  let planes: [Plane]

  /// Finds the layout of a pixel format; nil if it is not supported.
  init?(_ type: OSType) {
    guard let planes = Self.onePlane(type).map({ [Plane(bytes: $0)] }) ?? Self.several(type) else {
      return nil
    }
    self.planes = planes
  }

  /// Returns the bytes per pixel of a packed format; nil for others.
  private static func onePlane(_ type: OSType) -> Int? {
    switch type {
    case kCVPixelFormatType_OneComponent8, kCVPixelFormatType_8Indexed,
      kCVPixelFormatType_8IndexedGray_WhiteIsZero:
      1
    case kCVPixelFormatType_OneComponent16Half, kCVPixelFormatType_DepthFloat16,
      kCVPixelFormatType_DisparityFloat16, kCVPixelFormatType_16BE555, kCVPixelFormatType_16LE555,
      kCVPixelFormatType_16LE5551, kCVPixelFormatType_16BE565, kCVPixelFormatType_16LE565,
      kCVPixelFormatType_16Gray, kCVPixelFormatType_OneComponent10,
      kCVPixelFormatType_OneComponent12, kCVPixelFormatType_OneComponent16,
      kCVPixelFormatType_TwoComponent8, kCVPixelFormatType_14Bayer_GRBG,
      kCVPixelFormatType_14Bayer_RGGB, kCVPixelFormatType_14Bayer_BGGR,
      kCVPixelFormatType_14Bayer_GBRG, kCVPixelFormatType_16VersatileBayer:
      2
    case kCVPixelFormatType_24RGB, kCVPixelFormatType_24BGR, kCVPixelFormatType_444YpCbCr8: 3
    case kCVPixelFormatType_32ARGB, kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ABGR,
      kCVPixelFormatType_32RGBA, kCVPixelFormatType_OneComponent32Float,
      kCVPixelFormatType_DepthFloat32, kCVPixelFormatType_DisparityFloat32,
      kCVPixelFormatType_32AlphaGray, kCVPixelFormatType_30RGB, kCVPixelFormatType_30RGB_r210,
      kCVPixelFormatType_30RGBLEPackedWideGamut, kCVPixelFormatType_ARGB2101010LEPacked,
      kCVPixelFormatType_TwoComponent16, kCVPixelFormatType_TwoComponent16Half,
      kCVPixelFormatType_4444YpCbCrA8, kCVPixelFormatType_4444YpCbCrA8R,
      kCVPixelFormatType_4444AYpCbCr8, kCVPixelFormatType_444YpCbCr10:
      4
    case kCVPixelFormatType_48RGB: 6
    case kCVPixelFormatType_64RGBAHalf, kCVPixelFormatType_64ARGB, kCVPixelFormatType_64RGBALE,
      kCVPixelFormatType_40ARGBLEWideGamut, kCVPixelFormatType_40ARGBLEWideGamutPremultiplied,
      kCVPixelFormatType_TwoComponent32Float, kCVPixelFormatType_4444AYpCbCr16,
      kCVPixelFormatType_64RGBA_DownscaledProResRAW:
      8
    case kCVPixelFormatType_128RGBAFloat, kCVPixelFormatType_4444AYpCbCrFloat: 16
    default: nil
    }
  }

  /// Returns the planes of a luma–chroma format.
  private static func several(_ type: OSType) -> [Plane]? {
    switch type {
    case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange:
      [Plane(bytes: 1), Plane(bytes: 2, columns: 2, rows: 2)]
    case kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_422YpCbCr8BiPlanarFullRange:
      [Plane(bytes: 1), Plane(bytes: 2, columns: 2)]
    case kCVPixelFormatType_444YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_444YpCbCr8BiPlanarFullRange:
      [Plane(bytes: 1), Plane(bytes: 2)]
    case kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr10BiPlanarFullRange:
      [Plane(bytes: 2), Plane(bytes: 4, columns: 2, rows: 2)]
    case kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange,
      kCVPixelFormatType_422YpCbCr10BiPlanarFullRange,
      kCVPixelFormatType_422YpCbCr16BiPlanarVideoRange:
      [Plane(bytes: 2), Plane(bytes: 4, columns: 2)]
    case kCVPixelFormatType_444YpCbCr10BiPlanarVideoRange,
      kCVPixelFormatType_444YpCbCr10BiPlanarFullRange,
      kCVPixelFormatType_444YpCbCr16BiPlanarVideoRange:
      [Plane(bytes: 2), Plane(bytes: 4)]
    case kCVPixelFormatType_420YpCbCr8Planar, kCVPixelFormatType_420YpCbCr8PlanarFullRange:
      [
        Plane(bytes: 1), Plane(bytes: 1, columns: 2, rows: 2), Plane(bytes: 1, columns: 2, rows: 2),
      ]
    case kCVPixelFormatType_420YpCbCr8VideoRange_8A_TriPlanar:
      [Plane(bytes: 1), Plane(bytes: 2, columns: 2, rows: 2), Plane(bytes: 1)]
    case kCVPixelFormatType_444YpCbCr16VideoRange_16A_TriPlanar:
      [Plane(bytes: 2), Plane(bytes: 4), Plane(bytes: 2)]
    // An element is two pixels: two chroma and two luma values.
    case kCVPixelFormatType_422YpCbCr8, kCVPixelFormatType_422YpCbCr8_yuvs,
      kCVPixelFormatType_422YpCbCr8FullRange:
      [Plane(bytes: 4, columns: 2)]
    case kCVPixelFormatType_422YpCbCr16: [Plane(bytes: 8, columns: 2)]
    default: nil
    }
  }
}
