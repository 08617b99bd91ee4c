import CTactusPangoCairo

/// A surface of pixels that a painter paints on.
///
/// - Thread: any, but one at a time.
public final class DrawingSurface {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  let cairo: OpaquePointer

  /// Creates a transparent surface.
  ///
  /// - Parameters:
  ///   - width: Pixels per row, 1…`DrawingImage.sideLimit`.
  ///   - height: Rows, 1…`DrawingImage.sideLimit`.
  /// - Throws: `SurfaceError.size` or `cannotPaint`.
  public init(width: Int, height: Int) throws(SurfaceError) {
    guard DrawingImage.isPossible(width: width, height: height) else {
      throw .size(width: width, height: height)
    }
    cairo = try Self.checked(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    (self.width, self.height) = (width, height)
  }

  /// Creates a surface with an image's pixels.
  public convenience init(_ image: DrawingImage) throws(SurfaceError) {
    try self.init(width: image.width, height: image.height)
    withRows { rows, stride in
      image.pixels.withUnsafeBytes { pixels in
        guard let pixels = pixels.baseAddress else { return }
        for row in 0..<height {
          (rows + row * stride).copyMemory(from: pixels + row * width * 4, byteCount: width * 4)
        }
      }
    }
  }

  init(owning surface: OpaquePointer) {
    cairo = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit { cairo_surface_destroy(cairo) }

  // MARK: Observing

  /// An image of the pixels.
  public var image: DrawingImage {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    withRows { rows, stride in
      pixels.withUnsafeMutableBytes { pixels in
        for row in 0..<height {
          UnsafeMutableRawBufferPointer(rebasing: pixels[(row * width * 4)..<(row + 1) * width * 4])
            .copyMemory(from: UnsafeRawBufferPointer(start: rows + row * stride, count: width * 4))
        }
      }
    }
    guard let image = DrawingImage(width: width, height: height, pixels: pixels) else {
      preconditionFailure("the size of a surface is valid for an image")
    }
    return image
  }

  /// Calls a closure with a pointer to the first row and the number of bytes per row.
  ///
  /// Each pixel is blue, green, red, alpha, premultiplied. On a big-endian processor the order is
  /// reversed.
  package func withRows<Result>(_ body: (UnsafeMutableRawPointer, Int) -> Result) -> Result {
    cairo_surface_flush(cairo)
    defer { cairo_surface_mark_dirty(cairo) }
    guard let rows = cairo_image_surface_get_data(cairo) else {
      preconditionFailure("a surface has pixels")
    }
    return body(UnsafeMutableRawPointer(rows), Int(cairo_image_surface_get_stride(cairo)))
  }

  // MARK: Internals

  static func checked(_ surface: OpaquePointer?) throws(SurfaceError) -> OpaquePointer {
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .cannotPaint(reason: String(cString: cairo_status_to_string(status)))
    }
    return surface
  }
}
