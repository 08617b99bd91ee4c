import TactusDisplayList

/// A projection of drawing commands in perspective, which painters do not support.
///
/// Paths are mapped point by point, so that areas and lines are exact. Images are cut into stripes,
/// each of which is drawn as a parallelogram; text and gradients are mapped by the linear
/// approximation at their center.
///
/// Source: Layers.B1–B5
struct PerspectiveMapper {
  /// The projection.
  private let plane: PlaneTransform
  /// The transform before the projection, and the stack of saved transforms.
  private var inner = DrawingTransform.identity
  private var kept: [DrawingTransform] = []
  private(set) var commands: [DrawingCommand] = []

  /// The number of stripes along each side of an image.
  ///
  /// - Source: guess; with 8 an edge of 300 points, rotated by 60° and seen from 500 points away,
  ///   deviates by at most half a point.
  private static let stripeCount = 8
  /// The greatest distance of a straight piece from its curve, in points.
  private static let tolerance = 0.05

  init(_ plane: PlaneTransform) { self.plane = plane }

  /// Projects one command.
  mutating func add(_ command: DrawingCommand) {
    switch command {
    case .save:
      kept.append(inner)
      commands.append(command)
    case .restore:
      inner = kept.popLast() ?? inner
      commands.append(command)
    case .transform(let change): inner = change.then(inner)
    case .clip(let path, let rule): commands.append(.clip(map(path), rule))
    case .fill(let path, let rule, let paint):
      commands.append(.fill(map(path), rule, map(paint, near: path.controlBounds)))
    case .stroke(let path, let style, let paint):
      // A line is wider where it is nearer, so its outline is projected (Layers.B2).
      let outline = path.stroked(style, tolerance: Self.tolerance)
      commands.append(.fill(map(outline), .winding, map(paint, near: path.controlBounds)))
    case .paint(let paint): commands.append(.paint(map(paint, near: nil)))
    case .image(let drawing): add(drawing)
    case .text(let run):
      let change = tangent(at: DrawingRect(x: run.origin.x, y: run.origin.y, width: 0, height: 0))
      commands += [.save, .transform(change), .text(run), .restore]
    case .backdrop(var backdrop):
      backdrop.region = map(backdrop.region)
      commands.append(.backdrop(backdrop))
    case .beginLayer(let box):
      kept.append(inner)
      commands.append(.beginLayer(box.flatMap { DrawingRect(around: $0.corners.map(place)) }))
    case .endLayer:
      inner = kept.popLast() ?? inner
      commands.append(command)
    case .opacity, .blend, .shadow, .antialias: commands.append(command)
    }
  }

  // MARK: Internals

  private func place(_ point: DrawingPoint) -> DrawingPoint {
    let (seen, w) = plane.seen(inner.apply(point))
    // A point behind the eye is invisible; it is moved far away on its side (Layers.B4).
    return w > 0 ? seen : DrawingPoint(seen.x * -1e3, seen.y * -1e3)
  }

  private func map(_ path: DrawingPath) -> DrawingPath {
    var mapped = DrawingPath()
    for element in path.flattened(tolerance: Self.tolerance).elements {
      var element = element
      element.points = ArraySlice(element.points.map(place))
      mapped.append(element)
    }
    return mapped
  }

  private func map(_ paint: DrawingPaint, near box: DrawingRect?) -> DrawingPaint {
    guard case .gradient(var gradient) = paint else { return paint }
    let change = tangent(at: box ?? DrawingRect(x: 0, y: 0, width: 0, height: 0))
    switch gradient.geometry {
    case .linear(let from, let to):
      gradient.geometry = .linear(from: change.apply(from), to: change.apply(to))
    case .radial(let from, let first, let to, let last):
      gradient.geometry = .radial(
        from: change.apply(from), fromRadius: first * change.meanScale, to: change.apply(to),
        toRadius: last * change.meanScale)
    case .conic(let middle, let angle):
      gradient.geometry = .conic(around: change.apply(middle), angle: angle)
    }
    return .gradient(gradient)
  }

  /// Returns the affine approximation at the center of a rectangle.
  private func tangent(at box: DrawingRect) -> DrawingTransform {
    let middle = inner.apply(DrawingPoint(box.x + box.width / 2, box.y + box.height / 2))
    return inner.then(plane.drawn(near: CGRect(x: middle.x, y: middle.y, width: 0, height: 0)))
  }

  /// Projects an image, cut into stripes in both directions.
  private mutating func add(_ drawing: ImageDrawing) {
    // Each part of the image is painted as a parallelogram (Layers.B3).
    let frame = drawing.frame
    let source =
      drawing.source
      ?? DrawingRect(
        x: 0, y: 0, width: Double(drawing.image.width), height: Double(drawing.image.height))
    guard frame.width > 0, frame.height > 0 else { return }
    let count = Self.stripeCount
    // Neighbors overlap slightly, so that nothing shines through between them.
    let overlap = 0.02
    commands += [.save, .antialias(false)]
    for row in 0..<count {
      for column in 0..<count {
        let (x, y) = (Double(column) / Double(count), Double(row) / Double(count))
        let width = min(1 - x, (1 + overlap) / Double(count))
        let height = min(1 - y, (1 + overlap) / Double(count))
        var cell = drawing
        cell.frame = DrawingRect(
          x: frame.x + x * frame.width, y: frame.y + y * frame.height, width: width * frame.width,
          height: height * frame.height)
        cell.source = DrawingRect(
          x: source.x + x * source.width, y: source.y + y * source.height,
          width: width * source.width, height: height * source.height)
        commands += [.save, .transform(chords(across: cell.frame)), .image(cell), .restore]
      }
    }
    commands.append(.restore)
  }

  /// Returns the transform that maps the midpoints of a rectangle's edges to their projections.
  private func chords(across box: DrawingRect) -> DrawingTransform {
    let (midX, midY) = (box.x + box.width / 2, box.y + box.height / 2)
    let (left, right) = (
      place(DrawingPoint(box.x, midY)), place(DrawingPoint(box.maxX, midY))
    )
    let (top, bottom) = (
      place(DrawingPoint(midX, box.y)), place(DrawingPoint(midX, box.maxY))
    )
    let (a, b) = ((right.x - left.x) / box.width, (right.y - left.y) / box.width)
    let (c, d) = ((bottom.x - top.x) / box.height, (bottom.y - top.y) / box.height)
    return DrawingTransform(
      a: a, b: b, c: c, d: d, tx: (left.x + right.x) / 2 - a * midX - c * midY,
      ty: (left.y + right.y) / 2 - b * midX - d * midY)
  }
}
