import CTactusPangoCairo

/// A surface or layer of pixels with its Cairo context.
///
/// Device coordinates are pixels from the corner of the whole surface, on layers as well.
final class PaintTarget: CairoContext {
  let surface: DrawingSurface

  init(surface: DrawingSurface, at place: (x: Int, y: Int) = (0, 0)) {
    self.surface = surface
    cairo_surface_set_device_offset(surface.cairo, Double(-place.x), Double(-place.y))
    super.init(
      on: surface.cairo,
      box: PixelBox(x: place.x, y: place.y, width: surface.width, height: surface.height),
      keepsText: false)
  }

  /// Returns a layer for a box of pixels, with the same coordinates.
  ///
  /// If the box is empty or there is not enough memory, the layer is a single pixel.
  func layer(_ box: PixelBox) -> PaintTarget {
    let box = box.isEmpty ? PixelBox(x: box.x, y: box.y, width: 1, height: 1) : box
    do throws(SurfaceError) {
      let surface = try DrawingSurface(width: box.width, height: box.height)
      let layer = PaintTarget(surface: surface, at: (box.x, box.y))
      var matrix = cairo_matrix_t()
      cairo_get_matrix(cairo, &matrix)
      cairo_set_matrix(layer.cairo, &matrix)
      cairo_set_antialias(layer.cairo, cairo_get_antialias(cairo))
      return layer
    } catch {
      return layer(PixelBox(x: box.x, y: box.y, width: 1, height: 1))
    }
  }
}
