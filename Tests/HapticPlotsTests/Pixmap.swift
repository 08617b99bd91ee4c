import CTactusPangoCairo
import TactusHapticPlots

/// The pixels of a PNG file.
final class Pixmap {
  /// An invalid file.
  struct Broken: Error {}

  private let surface: OpaquePointer?
  private let width: Int
  private let height: Int

  init(png: [UInt8]) throws {
    var rest = png[...]
    surface = withUnsafeMutablePointer(to: &rest) { rest in
      cairo_image_surface_create_from_png_stream(
        { closure, data, count in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          let rest = closure.assumingMemoryBound(to: ArraySlice<UInt8>.self)
          guard rest.pointee.count >= count else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { data[index] = rest.pointee.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, rest)
    }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw Broken() }
  }

  deinit { cairo_surface_destroy(surface) }

  /// Returns the color of a pixel as `0xRRGGBB`.
  func color(x: Int, y: Int) -> UInt32 {
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard (0..<width).contains(x), (0..<height).contains(y),
      let data = cairo_image_surface_get_data(surface)
    else { return 0 }
    return (data + y * stride + x * 4).withMemoryRebound(to: UInt32.self, capacity: 1) {
      $0.pointee & 0xFFFFFF
    }
  }
}

extension PlotColor {
  /// The color as `0xRRGGBB`.
  var bytes24: UInt32 {
    let (red, green, blue) = bytes
    return UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}

extension UInt32 {
  /// Returns whether two colors `0xRRGGBB` differ by at most one step in each component.
  func isNear(_ other: UInt32) -> Bool {
    [0, 8, 16].allSatisfy { shift in
      abs(Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 1
    }
  }
}
