import CTactusPangoCairo

/// A painter of scenes on any Cairo surface.
struct CairoPainter {
  private let cairo: OpaquePointer?
  private let context: OpaquePointer?

  /// Paints a scene.
  static func paint(_ scene: PlotScene, on cairo: OpaquePointer?) {
    let context = PlotFont.makeContext()
    defer { PlotFont.release(context) }
    CairoPainter(cairo: cairo, context: context).paint(scene)
  }

  private func paint(_ scene: PlotScene) {
    set(scene.theme.background)
    cairo_paint(cairo)
    for lane in scene.lanes {
      draw(
        PlotShape(
          role: .grid, form: .box(lane.frame, radius: 4),
          fill: .solid(scene.theme.laneBackground)))
      // The layout keeps shapes within their lane. Clipping would double the size of SVG files.
      for shape in lane.shapes { draw(shape) }
      for label in lane.labels { draw(label) }
    }
    for shape in scene.shapes { draw(shape) }
    for label in scene.labels { draw(label) }
  }

  // MARK: Shapes

  private func draw(_ shape: PlotShape) {
    if case .disc(let center, let radius) = shape.form {
      dot(center, radius: radius, shape)
      return
    }
    cairo_new_path(cairo)
    trace(shape.form)
    if let fill = shape.fill {
      set(fill)
      if shape.stroke == nil { cairo_fill(cairo) } else { cairo_fill_preserve(cairo) }
    }
    if let stroke = shape.stroke {
      set(stroke.paint)
      cairo_set_line_width(cairo, stroke.width)
      cairo_set_dash(cairo, stroke.dashes, Int32(stroke.dashes.count), 0)
      cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
      cairo_stroke(cairo)
    }
  }

  /// Paints a disc as a line of length 0 with round caps.
  ///
  /// A path of four curves would be three times as long in a file, and plots have hundreds.
  /// The stroke is a larger disc beneath.
  private func dot(_ center: PlotPoint, radius: Double, _ shape: PlotShape) {
    func dot(_ paint: PlotShape.Paint, _ radius: Double) {
      set(paint)
      cairo_set_line_width(cairo, radius * 2)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      cairo_set_dash(cairo, [], 0, 0)
      cairo_move_to(cairo, round(center.x), round(center.y))
      cairo_line_to(cairo, round(center.x), round(center.y))
      cairo_stroke(cairo)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    }
    let width = shape.stroke?.width ?? 0
    if let stroke = shape.stroke { dot(stroke.paint, radius + width / 2) }
    if let fill = shape.fill { dot(fill, radius - width / 2) }
  }

  private func trace(_ form: PlotShape.Form) {
    switch form {
    case .polygon(let points):
      trace(points)
      cairo_close_path(cairo)
    case .line(let points):
      trace(points)
    case .disc:
      break  // drawn by `dot`
    case .box(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      guard radius > 0 else {
        cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height)
        return
      }
      let quarter = Double.pi / 2
      cairo_arc(cairo, rect.maxX - radius, rect.y + radius, radius, -quarter, 0)
      cairo_arc(cairo, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
      cairo_arc(cairo, rect.x + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
      cairo_arc(cairo, rect.x + radius, rect.y + radius, radius, 2 * quarter, 3 * quarter)
      cairo_close_path(cairo)
    }
  }

  private func trace(_ points: [PlotPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        cairo_move_to(cairo, round(point.x), round(point.y))
      } else {
        cairo_line_to(cairo, round(point.x), round(point.y))
      }
    }
  }

  /// Rounds a coordinate to 1/32 of a point, which is invisible and needs fewer digits.
  private func round(_ place: Double) -> Double { (place * 32).rounded() / 32 }

  // MARK: Colors

  private func set(_ color: PlotColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.opacity)
  }

  private func set(_ paint: PlotShape.Paint) {
    switch paint {
    case .solid(let color):
      set(color)
    case .gradient(let from, let to, let stops):
      let pattern = cairo_pattern_create_linear(from, 0, to, 0)
      for stop in stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue,
          stop.color.opacity)
      }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  // MARK: Texts

  private func draw(_ label: PlotLabel) {
    let layout = PlotFont.makeLayout(label.text, style: label.style, in: context)
    defer { PlotFont.release(layout) }
    set(label.color)
    cairo_move_to(cairo, label.frame.x, label.frame.y)
    pango_cairo_show_layout(cairo, layout)
  }
}
