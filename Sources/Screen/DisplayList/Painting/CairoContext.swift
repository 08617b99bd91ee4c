import CTactusPangoCairo

/// A Cairo context with a drawing's coordinates: points from the upper left corner, before any
/// transform.
class CairoContext {
  let cairo: OpaquePointer
  /// The rectangle that can be painted, in device coordinates.
  let box: PixelBox
  /// Whether text remains text, which a document's readers find and copy.
  ///
  /// Otherwise glyphs are painted at fractions of a pixel.
  let keepsText: Bool

  init(on surface: OpaquePointer, box: PixelBox, keepsText: Bool) {
    (self.box, self.keepsText) = (box, keepsText)
    guard let cairo = cairo_create(surface) else {
      preconditionFailure("Cairo returns a context even if there is not enough memory")
    }
    self.cairo = cairo
  }

  deinit { cairo_destroy(cairo) }

  // MARK: Coordinates

  /// The transform from the drawing's to device coordinates.
  var transform: DrawingTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return DrawingTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Concatenates a transform to the current one.
  func concatenate(_ transform: DrawingTransform) {
    guard let whole = transform.then(self.transform).cairo else {
      // Nothing is visible with a singular transform, which would also put Cairo into an error
      // state.
      cairo_new_path(cairo)
      cairo_clip(cairo)
      return
    }
    withUnsafePointer(to: whole) { cairo_set_matrix(cairo, $0) }
  }

  /// The bounding box of the clip.
  var clipBox: PixelBox {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
    return PixelBox(around: DrawingRect(DrawingPoint(x1, y1), DrawingPoint(x2, y2)))
  }

  /// Returns the pixels that can be affected.
  ///
  /// - Parameters:
  ///   - bounds: The bounds in the drawing's coordinates, or `nil` if they are unknown.
  ///   - margin: The greatest distance from which shadows reach into the clip, in pixels.
  func reach(of bounds: DrawingRect?, margin: Double) -> PixelBox {
    let clip = clipBox
    guard !clip.isEmpty else { return clip }
    // Content more than a screen's size beyond the clip casts no visible shadow.
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

  /// The maximum number of repetitions of a dash pattern along a path; longer paths are drawn
  /// solid.
  ///
  /// - Source: guess; on a screen of 3,000 pixels more are indistinguishable.
  private static let dashLimit = 20_000.0

  /// The greatest line width in pixels.
  ///
  /// The number of vertices of a round join grows with the root of the width.
  ///
  /// - Source: ours, some 1,300 corners. Confidence: guess.
  private static let maxLineWidth = 65_536.0

  /// Whether the transform flattens shapes to a line or a point; Cairo's round joins do not end
  /// then.
  var isFlat: Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
    return !(area > 1e-9 * scale * scale)
  }

  /// An upper bound of the length of a unit of the drawing, in pixels.
  private var scale: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
  }

  /// Sets the stroke style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - length: An upper bound of the path's length, in the drawing's coordinates.
  func set(_ style: StrokeStyle, length: Double) {
    let widest = scale > 0 ? Self.maxLineWidth / scale : style.width
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
    // More dashes than pixels are indistinguishable, and would take very long.
    let total = style.dashes.reduce(0, +)
    let isDashed =
      style.dashes.allSatisfy { $0 >= 0 && $0.isFinite } && total > 0
      && length / total < Self.dashLimit
    cairo_set_dash(
      cairo, style.dashes, isDashed ? Int32(style.dashes.count) : 0, style.dashPhase)
  }
}

extension DrawingTransform {
  /// The transform as a Cairo matrix, or `nil` if it is singular or not finite.
  var cairo: cairo_matrix_t? {
    guard inverse != nil, [a, b, c, d, tx, ty].allSatisfy(\.isFinite) else { return nil }
    return cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
