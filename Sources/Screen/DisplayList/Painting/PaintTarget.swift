import CPangoCairo

/// A surface, the whole or a layer's, and Cairo's state of painting on it.
///
/// Device coordinates are pixels from the corner of the whole, on layers as well.
final class PaintTarget {
  let surface: DrawingSurface
  let cairo: OpaquePointer
  /// Where the layer is, in device coordinates.
  let box: PixelBox

  init(surface: DrawingSurface, at place: (x: Int, y: Int) = (0, 0)) {
    self.surface = surface
    box = PixelBox(x: place.x, y: place.y, width: surface.width, height: surface.height)
    cairo_surface_set_device_offset(surface.cairo, Double(-place.x), Double(-place.y))
    guard let cairo = cairo_create(surface.cairo) else {
      preconditionFailure("Cairo makes a context even without memory, one that does nothing")
    }
    self.cairo = cairo
  }

  deinit { cairo_destroy(cairo) }

  // MARK: Coordinates

  /// The way from the drawing's coordinates to the device's.
  var transform: DrawingTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return DrawingTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Changes the coordinates of what follows.
  func concatenate(_ transform: DrawingTransform) {
    guard let whole = transform.then(self.transform).cairo else {
      // What has no way back shows nothing, and Cairo would refuse to paint ever after.
      cairo_new_path(cairo)
      cairo_clip(cairo)
      return
    }
    withUnsafePointer(to: whole) { cairo_set_matrix(cairo, $0) }
  }

  /// The pixels that the clip leaves.
  var clipBox: PixelBox {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return PixelBox(around: DrawingRect(DrawingPoint(x1, y1), DrawingPoint(x2, y2)))
  }

  /// The pixels where something may be seen.
  ///
  /// - Parameters:
  ///   - bounds: Where it is, in the drawing's coordinates; `nil` where that is not known.
  ///   - margin: How far beyond the clip things may throw a shadow into it, in pixels.
  func reach(of bounds: DrawingRect?, margin: Double) -> PixelBox {
    let clip = clipBox
    guard !clip.isEmpty else { return clip }
    // What is more than a screen's size beyond the clip throws no shadow that anybody sees.
    let wide = clip.grown(by: Int(min(margin, 2_048).rounded(.up)))
    guard let bounds else { return wide }
    return wide.intersection(PixelBox(around: transform.bounds(of: bounds).grown(by: 1)))
  }

  // MARK: Paths and paints

  /// Makes a path the current one.
  func trace(_ path: DrawingPath) {
    cairo_new_path(cairo)
    var here = DrawingPoint.zero
    for element in path.elements {
      let points = element.points
      let first = points.startIndex
      switch element.verb {
      case .move:
        cairo_move_to(cairo, points[first].x, points[first].y)
      case .line:
        cairo_line_to(cairo, points[first].x, points[first].y)
      case .quad, .cubic:
        let curve = CubicCurve(from: here, element.verb, Array(points))
        cairo_curve_to(
          cairo, curve.p1.x, curve.p1.y, curve.p2.x, curve.p2.y, curve.p3.x, curve.p3.y)
      case .close:
        cairo_close_path(cairo)
      }
      here = points.last ?? here
    }
  }

  func set(_ rule: FillRule) {
    cairo_set_fill_rule(
      cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }

  func set(_ color: DrawingColor, opacity: Double) {
    let color = color.clipped
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * opacity)
  }

  /// Rounds of dashes of a path at most.
  ///
  /// - Source: guess; a line once across a screen of 3,000 pixels has no more that can be seen.
  private static let dashLimit = 20_000.0

  /// Pixels that a line is wide at most: the corners of a round join are as many as the root of its
  /// width, and one that is wider than any picture need not be exact.
  ///
  /// - Source: ours, some 1,300 corners. Confidence: guess.
  private static let widestLine = 65_536.0

  /// Whether shapes are squeezed until nothing of them can be seen; Cairo's round joins never end then.
  var isFlat: Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
    return !(area > 1e-9 * scale * scale)
  }

  /// Pixels that a unit of the drawing is long at most.
  private var scale: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
  }

  /// Takes over a style for what is stroked next.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - length: How long the line is at most, in the drawing's coordinates.
  func set(_ style: StrokeStyle, length: Double) {
    let widest = scale > 0 ? Self.widestLine / scale : style.width
    cairo_set_line_width(cairo, min(style.width, widest))
    cairo_set_miter_limit(cairo, style.miterLimit)
    let cap =
      switch style.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(cairo, cap)
    let join =
      switch style.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(cairo, join)
    // More dashes than there are pixels across are gray anyway, and would take forever.
    let total = style.dashes.reduce(0, +)
    let isDashed =
      style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && total > 0
      && length / total < Self.dashLimit
    cairo_set_dash(
      cairo, style.dashes, isDashed ? Int32(style.dashes.count) : 0, style.dashPhase)
  }

  // MARK: Layers

  /// Makes a layer for some pixels, with the same coordinates.
  ///
  /// Where there is no memory for it, or no pixel, the layer is one pixel that nobody sees.
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

extension DrawingTransform {
  /// The change as Cairo knows it, or `nil` where it has no way back or is no number.
  var cairo: cairo_matrix_t? {
    guard inverse != nil, [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else { return nil }
    return cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
