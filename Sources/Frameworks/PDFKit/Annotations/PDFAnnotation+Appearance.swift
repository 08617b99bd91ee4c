// The appearance of annotations (QuickLook.PA2).

extension PDFAnnotation {
  /// The graphics objects of the annotation in their order.
  var graphics: [GraphicsObject] {
    switch type {
    case "Ink": ink
    case "Highlight": quads.map { .fill(outline($0), color, isMarker: true) }
    case "Underline": quads.map { rule($0, at: 0) }
    case "StrikeOut": quads.map { rule($0, at: 0.5) }
    case "Squiggly": quads.map { wave($0) }
    case "Square": shape(CGPath(rect: inner, transform: nil))
    case "Circle": shape(CGPath(ellipseIn: inner, transform: nil))
    case "Line": line
    case "FreeText": freeText
    case "Text": note
    case "Stamp": stamp
    case "Link": frame
    case "Widget": widget
    default: []
    }
  }

  // MARK: Internals

  /// The width of the border; 0 for free text and widgets without one.
  private var lineWidth: CGFloat {
    border?.lineWidth ?? (["FreeText", "Widget", "Link"].contains(type ?? "") ? 0 : 1)
  }

  private var dashes: [CGFloat] { border?.style == .dashed ? border?.dashes ?? [] : [] }

  /// The bounds inside the border.
  private var inner: CGRect { bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2) }

  private var ink: [GraphicsObject] {
    inkPaths.map { path in
      let moved = CGMutablePath()
      moved.addPath(
        path.cgPath, transform: CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
      return .stroke(
        moved, color, width: border?.lineWidth ?? path.lineWidth, dashes: dashes, isRound: true)
    }
  }

  /// The corners of the marked areas, each in the order of `quadrilateralPoints`; those of the
  /// bounds if there are none.
  private var quads: [[CGPoint]] {
    let all = points.map { CGPoint(x: $0.x + bounds.minX, y: $0.y + bounds.minY) }
    guard all.count >= 4 else {
      return [
        [
          CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
          CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
        ]
      ]
    }
    return stride(from: 0, to: all.count - 3, by: 4).map { Array(all[$0..<$0 + 4]) }
  }

  private func outline(_ quad: [CGPoint]) -> CGPath {
    path([quad[0], quad[1], quad[3], quad[2]], isClosed: true)
  }

  private func path(_ points: [CGPoint], isClosed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    if isClosed { path.closeSubpath() }
    return path
  }

  /// Returns a line through marked text.
  ///
  /// - Parameter height: The position between the lower edge, 0, and the upper one, 1.
  private func rule(_ quad: [CGPoint], at height: CGFloat) -> GraphicsObject {
    func between(_ top: CGPoint, _ bottom: CGPoint) -> CGPoint {
      CGPoint(
        x: bottom.x + (top.x - bottom.x) * height, y: bottom.y + (top.y - bottom.y) * height)
    }
    let size = hypot(quad[0].x - quad[2].x, quad[0].y - quad[2].y)
    // The line width is a sixteenth of the text height, as in most readers (guess).
    return .stroke(
      path([between(quad[0], quad[2]), between(quad[1], quad[3])]), color,
      width: max(0.5, size / 16))
  }

  private func wave(_ quad: [CGPoint]) -> GraphicsObject {
    let (start, end) = (quad[2], quad[3])
    // Waves of four points (guess).
    let count = max(2, Int(hypot(end.x - start.x, end.y - start.y) / 2))
    let points = (0...count).map { index in
      let part = CGFloat(index) / CGFloat(count)
      return CGPoint(
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part + (index % 2 == 0 ? 0 : 2))
    }
    return .stroke(path(points), color, width: 0.75)
  }

  private func shape(_ path: CGPath) -> [GraphicsObject] {
    var graphics: [GraphicsObject] = []
    if let interiorColor { graphics.append(.fill(path, interiorColor)) }
    if lineWidth > 0 { graphics.append(.stroke(path, color, width: lineWidth, dashes: dashes)) }
    return graphics
  }

  private var frame: [GraphicsObject] {
    guard lineWidth > 0 else { return [] }
    let path =
      border?.style == .underline
      ? self.path([
        CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.minY),
      ]) : CGPath(rect: inner, transform: nil)
    let color = type == "Widget" ? characteristics.borderColor ?? color : color
    return [.stroke(path, color, width: lineWidth, dashes: dashes)]
  }

  private var line: [GraphicsObject] {
    guard points.count >= 2 else { return [] }
    let ends = points.map { CGPoint(x: $0.x + bounds.minX, y: $0.y + bounds.minY) }
    return [.stroke(path([ends[0], ends[1]]), color, width: lineWidth, dashes: dashes)]
      + lineEnd(startLineStyle, at: ends[0], from: ends[1])
      + lineEnd(endLineStyle, at: ends[1], from: ends[0])
  }

  private func lineEnd(
    _ style: PDFLineStyle, at point: CGPoint, from other: CGPoint
  ) -> [GraphicsObject] {
    // The line ending is six times as wide as the line, as in most readers (guess).
    let (size, angle) = (3 * max(lineWidth, 1), atan2(point.y - other.y, point.x - other.x))
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(
        x: point.x + size * (x * cos(angle) - y * sin(angle)),
        y: point.y + size * (x * sin(angle) + y * cos(angle)))
    }
    let outline: CGPath
    switch style {
    case .none: return []
    case .square:
      outline = path([place(-1, -1), place(1, -1), place(1, 1), place(-1, 1)], isClosed: true)
    case .circle:
      outline = CGPath(
        ellipseIn: CGRect(x: point.x - size, y: point.y - size, width: 2 * size, height: 2 * size),
        transform: nil)
    case .diamond:
      outline = path([place(-1, 0), place(0, -1), place(1, 0), place(0, 1)], isClosed: true)
    case .openArrow:
      return [.stroke(path([place(-2, -1), point, place(-2, 1)]), color, width: lineWidth)]
    case .closedArrow: outline = path([place(-2, -1), point, place(-2, 1)], isClosed: true)
    }
    let inside = interiorColor.map { [GraphicsObject.fill(outline, $0)] } ?? []
    return inside + [.stroke(outline, color, width: lineWidth)]
  }

  /// The font of the text; 12 points by default (guess).
  private var textFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private func text(
    _ text: String?, in area: CGRect, _ alignment: NSTextAlignment, isMultiline: Bool
  ) -> [GraphicsObject] {
    guard let text, !text.isEmpty else { return [] }
    return [
      .text(text, textFont, fontColor ?? .black, area, alignment, isMultiline: isMultiline)
    ]
  }

  private var freeText: [GraphicsObject] {
    let paper: UIColor? = entry("/C")
    return (paper.map { [.fill(CGPath(rect: bounds, transform: nil), $0)] } ?? [])
      + (lineWidth > 0
        ? [.stroke(CGPath(rect: inner, transform: nil), fontColor ?? .black, width: lineWidth)]
        : [])
      + text(
        contents, in: bounds.insetBy(dx: 2 + lineWidth, dy: lineWidth), alignment,
        isMultiline: true)
  }

  /// A note icon with lines, in the color of the note; yellow by default (guess).
  private var note: [GraphicsObject] {
    let paper: UIColor = entry("/C") ?? .yellow
    let sheet = CGRect(
      x: bounds.minX, y: bounds.maxY - min(bounds.height, 24), width: min(bounds.width, 24),
      height: min(bounds.height, 24)
    ).insetBy(dx: 1, dy: 1)
    let lines = (1...3).map { index -> GraphicsObject in
      let y = sheet.minY + sheet.height * CGFloat(index) / 4
      return .stroke(
        path([
          CGPoint(x: sheet.minX + sheet.width / 5, y: y),
          CGPoint(x: sheet.maxX - sheet.width / 5, y: y),
        ]), .darkGray, width: 1)
    }
    let outline = CGPath(rect: sheet, transform: nil)
    return [.fill(outline, paper), .stroke(outline, .darkGray, width: 1)] + lines
  }

  private var stamp: [GraphicsObject] {
    guard let name = stampName ?? contents else { return [] }
    let ink: UIColor = entry("/C") ?? .red
    let size = max(4, min(bounds.height * 0.6, bounds.width / CGFloat(max(name.count, 1)) * 1.5))
    let area = CGRect(
      x: bounds.minX, y: bounds.midY - size * 0.65, width: bounds.width, height: size * 1.3)
    let frame = bounds.insetBy(dx: 1, dy: 1)
    return [
      .stroke(CGPath(rect: frame, transform: nil), ink, width: 2),
      .text(name, .boldSystemFont(ofSize: size), ink, area, .center, isMultiline: false),
    ]
  }

  private var widget: [GraphicsObject] {
    var graphics: [GraphicsObject] = []
    let whole =
      widgetControlType == .radioButtonControl
      ? CGPath(ellipseIn: inner, transform: nil) : CGPath(rect: inner, transform: nil)
    if let backgroundColor { graphics.append(.fill(whole, backgroundColor)) }
    if let edge = characteristics.borderColor {
      graphics.append(.stroke(whole, edge, width: border?.lineWidth ?? 1, dashes: dashes))
    } else {
      graphics += frame
    }
    let color = fontColor ?? .black
    switch widgetControlType {
    case .radioButtonControl:
      if buttonWidgetState == .onState {
        let dot = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
        graphics.append(.fill(CGPath(ellipseIn: dot, transform: nil), color))
      }
    case .checkBoxControl:
      if buttonWidgetState == .onState {
        let box = bounds.insetBy(dx: bounds.width / 5, dy: bounds.height / 5)
        let check = path([
          CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.midX - box.width / 8, y: box.minY),
          CGPoint(x: box.maxX, y: box.maxY),
        ])
        graphics.append(.stroke(check, color, width: max(1, box.width / 8), isRound: true))
      }
    case .pushButtonControl:
      graphics += text(caption, in: middle, .center, isMultiline: false)
    case .unknownControl:
      let shown = isPasswordField ? widgetStringValue.map { String($0.map { _ in "•" }) } : nil
      let area = isMultiline ? bounds.insetBy(dx: 2, dy: 2) : middle
      graphics += text(shown ?? widgetStringValue, in: area, alignment, isMultiline: isMultiline)
    }
    return graphics
  }

  /// The rectangle of a single line, vertically centered in the bounds.
  private var middle: CGRect {
    let height = textFont.lineHeight
    return CGRect(
      x: bounds.minX + 2, y: bounds.midY - height / 2, width: max(0, bounds.width - 4),
      height: height)
  }
}
