import TactusDisplayList

// The contents of a layer, scaled to its bounds.
// Source: Layers.N1–N6
extension LayerFlattener {
  /// Paints the contents: an image or a drawing.
  mutating func paintContents(_ state: LayerState) {
    switch state.contents?.value {
    case let image as CGImage: paint(image, state)
    case let drawn as RecordedContents: paint(drawn, state)
    default: break
    }
  }

  /// Returns the frame of the contents, or `nil` if there are none.
  func contentsFrame(_ state: LayerState) -> CGRect? {
    let whole: CGSize
    switch state.contents?.value {
    case let image as CGImage:
      let scale = max(state.contentsScale, 1e-6)
      whole = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case let drawn as RecordedContents:
      whole = CGSize(width: drawn.drawing.width, height: drawn.drawing.height)
    default: return nil
    }
    let part = state.contentsRect
    let size = CGSize(width: whole.width * part.width, height: whole.height * part.height)
    return state.contentsGravity.frame(of: size, in: state.bounds)
  }

  // MARK: Internals

  private mutating func paint(_ image: CGImage, _ state: LayerState) {
    guard let frame = contentsFrame(state), frame.width > 0, frame.height > 0 else { return }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let part = state.contentsRect
    let source = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    let center = state.contentsCenter
    guard center == CGRect(x: 0, y: 0, width: 1, height: 1) else {
      // Corners keep their size, edges are stretched lengthwise, and the center in both directions
      // (Layers.N5).
      let scale = max(state.contentsScale, 1e-6)
      let columns = Self.parts(
        source.minX, source.width, center.minX, center.width, frame.minX, frame.width, scale)
      let rows = Self.parts(
        source.minY, source.height, center.minY, center.height, frame.minY, frame.height, scale)
      // Antialiased edges of neighbors would let the background shine through between them.
      commands += [.save, .antialias(false)]
      defer { commands.append(.restore) }
      for row in rows {
        for column in columns where column.to.length > 0 && row.to.length > 0 {
          add(
            image,
            from: CGRect(
              x: column.from.start, y: row.from.start, width: column.from.length,
              height: row.from.length),
            to: CGRect(
              x: column.to.start, y: row.to.start, width: column.to.length, height: row.to.length),
            state)
        }
      }
      return
    }
    add(image, from: isWhole ? nil : source, to: frame, state)
  }

  private mutating func add(
    _ image: CGImage, from source: CGRect?, to frame: CGRect, _ state: LayerState
  ) {
    if let source, source.width <= 0 || source.height <= 0 { return }
    let pixels = source?.width ?? CGFloat(image.width)
    // The screen's scale is not known here: an image with at most as many pixels as points is
    // treated as enlarged (Layers.N6).
    let filter = pixels > frame.width ? state.minificationFilter : state.magnificationFilter
    let sampling: ImageDrawing.Sampling =
      switch filter {
      case .nearest: .nearest
      case .trilinear: .smooth
      default: pixels > frame.width ? .smooth : .linear
      }
    commands.append(
      .image(
        ImageDrawing(
          image.drawing, in: frame.drawing, source: source?.drawing, sampling: sampling)))
  }

  private mutating func paint(_ drawn: RecordedContents, _ state: LayerState) {
    guard let frame = contentsFrame(state)?.drawing, frame.width > 0, frame.height > 0 else {
      return
    }
    let (drawing, part) = (drawn.drawing, state.contentsRect)
    guard drawing.width > 0, drawing.height > 0, part.width > 0, part.height > 0 else { return }
    // The transform from the drawing's points to the frame.
    let scaleX = frame.width / (drawing.width * Double(part.width))
    let scaleY = frame.height / (drawing.height * Double(part.height))
    let change = DrawingTransform(
      a: scaleX, b: 0, c: 0, d: scaleY,
      tx: frame.x - Double(part.minX) * drawing.width * scaleX,
      ty: frame.y - Double(part.minY) * drawing.height * scaleY)
    var region = DrawingPath()
    region.addRect(frame)
    commands += [.save, .clip(region, .winding)]
    if change != .identity { commands.append(.transform(change)) }
    // Drawn contents blend with the layer's own content, not with the content beneath it
    // (Layers.N3).
    if drawn.usesBlending {
      let box = DrawingRect(x: 0, y: 0, width: drawing.width, height: drawing.height)
      commands += [.beginLayer(box)] + drawing.commands + [.endLayer, .restore]
    } else {
      commands += drawing.commands + [.restore]
    }
  }

  /// A segment of a side: its range in the image and in the frame.
  private struct SideSegment {
    struct Range { var start, length: CGFloat }
    var from, to: Range
  }

  /// Returns the three parts of a side of an image and of its frame.
  private static func parts(
    _ start: CGFloat, _ length: CGFloat, _ center: CGFloat, _ centerLength: CGFloat,
    _ place: CGFloat, _ room: CGFloat, _ scale: CGFloat
  ) -> [SideSegment] {
    let before = length * max(0, min(1, center))
    let middle = length * max(0, min(1 - before / max(length, 1e-9), centerLength))
    let after = length - before - middle
    // If there is no room for both ends, they shrink proportionally.
    let shrink = min(1, room / max((before + after) / scale, 1e-9))
    let (first, last) = (before / scale * shrink, after / scale * shrink)
    return [
      SideSegment(
        from: .init(start: start, length: before), to: .init(start: place, length: first)),
      SideSegment(
        from: .init(start: start + before, length: middle),
        to: .init(start: place + first, length: room - first - last)),
      SideSegment(
        from: .init(start: start + before + middle, length: after),
        to: .init(start: place + room - last, length: last)),
    ]
  }
}

extension CALayerContentsGravity {
  /// Returns the frame of contents of a size within bounds.
  ///
  /// Source: Layers.N1, Layers.N2
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let scale = self == .resizeAspect ? min(x, y) : max(x, y)
      return Self.place(
        CGSize(width: size.width * scale, height: size.height * scale), in: bounds, 0.5, 0.5)
    default:
      let isLeft = [.left, .topLeft, .bottomLeft].contains(self)
      let isRight = [.right, .topRight, .bottomRight].contains(self)
      // "Top" is the edge with the greatest y, which is the lower edge on a phone (Layers.N2).
      let isTop = [.top, .topLeft, .topRight].contains(self)
      let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
      return Self.place(
        size, in: bounds, isLeft ? 0 : isRight ? 1 : 0.5, isBottom ? 0 : isTop ? 1 : 0.5)
    }
  }

  private static func place(
    _ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat
  ) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
