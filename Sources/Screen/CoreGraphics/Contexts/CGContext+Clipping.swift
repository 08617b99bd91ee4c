import DisplayList

extension CGContext {
  /// Keeps what follows within the path's inside as well; the path is then empty.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    // As on a phone, an empty path is no clip.
    guard !current.isEmpty else { return }
    clip(current, rule.drawing)
  }

  /// Keeps what follows within a rectangle as well; the path is then empty.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Keeps what follows within rectangles as well; the path is then empty.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Keeps what follows within the alpha of a picture as well.
  ///
  /// What follows is painted on a layer, which is mixed in when the state is taken back or the
  /// picture is asked for.
  ///
  /// - Parameters:
  ///   - rect: Where the picture is laid; outside nothing is painted.
  ///   - mask: A mask, whose dark parts let paint through, or a picture without alpha, whose light
  ///     parts do.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    begin(GraphicsState.ClipMask(image: mask.coverage, frame: rect))
  }

  // MARK: Internals

  private func clip(_ path: DrawingPath, _ rule: FillRule) {
    let user = userTransform.inverse.map(path.transformed)
    canvas.perform(.clip(user ?? DrawingPath(), rule))
    state.clip = path.controlBounds.flatMap { state.clip?.intersection($0) }
  }

  /// Begins the layer of a mask, on which things are mixed as they would be without it.
  func begin(_ mask: GraphicsState.ClipMask) {
    canvas.perform(.save)
    setMixing(opacity: 1, .normal, shadow: nil)
    canvas.perform(.beginLayer(nil))
    canvas.perform(.save)
    setMixing(opacity: state.alpha, state.blend.drawing, shadow: state.shadow)
    state.masks.append(mask)
  }

  /// Ends the layers of the masks of this state, the latest first.
  func endMasks() {
    for mask in state.masks.reversed() {
      canvas.perform(.restore)
      canvas.perform(.blend(.destinationIn))
      draw(mask.image, in: mask.frame, sampling: .smooth)
      canvas.perform(.endLayer)
      canvas.perform(.restore)
    }
    state.masks = []
  }

  private func setMixing(opacity: Double, _ mode: BlendMode, shadow: DrawingShadow?) {
    canvas.perform(.opacity(opacity))
    canvas.perform(.blend(mode))
    canvas.perform(.shadow(shadow))
  }
}

extension DrawingRect {
  /// What both have, or `nil` for nothing.
  fileprivate func intersection(_ other: DrawingRect) -> DrawingRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return DrawingRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
