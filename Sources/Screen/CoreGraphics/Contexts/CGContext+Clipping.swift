import TactusDisplayList

extension CGContext {
  /// Intersects the clip with the interior of the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    // As on a phone, an empty path does not change the clip.
    guard !current.isEmpty else { return }
    clip(current, rule.drawing)
  }

  /// Intersects the clip with a rectangle, and clears the current path.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Intersects the clip with the union of rectangles, and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clips to the alpha of an image.
  ///
  /// Content is then painted into a layer, which is composited when the graphics state is restored
  /// or an image of the context is made.
  ///
  /// - Parameters:
  ///   - rect: The frame of the image; nothing is painted outside.
  ///   - mask: A mask, whose dark parts let paint through, or an image without alpha, whose light
  ///     parts do.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    begin(GraphicsState.ClipMask(image: mask.maskAlpha, frame: rect))
  }

  // MARK: Internals

  /// Clips to a path in the drawing's coordinates.
  func clip(_ path: DrawingPath, _ rule: FillRule) {
    let user = userTransform.inverse.map(path.transformed)
    canvas.execute(.clip(user ?? DrawingPath(), rule))
    state.clips.append(GraphicsState.ClipPath(path: path, rule: rule))
    state.clip = path.controlBounds.flatMap { state.clip?.intersection($0) }
  }

  /// Begins the layer of a mask, with the current opacity, mode and shadow inside.
  func begin(_ mask: GraphicsState.ClipMask) {
    canvas.execute(.save)
    setMixing(opacity: 1, .normal, shadow: nil)
    canvas.execute(.beginLayer(nil))
    canvas.execute(.save)
    setMixing(opacity: state.alpha, state.blend.drawing, shadow: state.shadow)
    state.masks.append(mask)
  }

  /// Ends the layers of this state's masks, the latest first.
  func endMasks() {
    for mask in state.masks.reversed() {
      canvas.execute(.restore)
      canvas.execute(.blend(.destinationIn))
      draw(mask.image, in: mask.frame, sampling: .smooth)
      canvas.execute(.endLayer)
      canvas.execute(.restore)
    }
    state.masks = []
  }

  private func setMixing(opacity: Double, _ mode: BlendMode, shadow: DrawingShadow?) {
    canvas.execute(.opacity(opacity))
    canvas.execute(.blend(mode))
    canvas.execute(.shadow(shadow))
  }
}

extension DrawingRect {
  /// Returns the intersection of two rectangles, or `nil` if it is empty.
  fileprivate func intersection(_ other: DrawingRect) -> DrawingRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return DrawingRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
