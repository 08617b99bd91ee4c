extension CALayer {
  /// The size that the layer would best have: here the one it has.
  public func preferredFrameSize() -> CGSize { bounds.size }

  /// What the layer's transform does in the plane.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Makes a change in the plane the layer's transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether what the layer shows is upside down: it and those around it are flipped an odd number of
  /// times.
  public func contentsAreFlipped() -> Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let here = layer {
      if here.isGeometryFlipped { isFlipped.toggle() }
      layer = here.outer
    }
    return isFlipped
  }

  final func setBounds(_ bounds: CGRect) {
    precondition(
      !(bounds.minX + bounds.minY + bounds.width + bounds.height).isNaN,
      "a layer's bounds must be numbers, not \(bounds)")
    let isResized = bounds.size != state.bounds.size
    change("bounds", \.bounds, to: bounds)
    // L2. What has another size has to be laid out.
    guard isResized else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  final func setPosition(_ position: CGPoint) {
    precondition(
      !(position.x + position.y).isNaN, "a layer's position must be numbers, not \(position)")
    change("position", \.position, to: position)
  }

  /// Sets bounds and position so that the frame becomes a rectangle.
  ///
  /// Source: Documentation/Behaviour/Layers.md#geometry (G6)
  final func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    if state.transform != CATransform3DIdentity {
      // The size is taken back through the transform, as that of a rectangle is.
      let back = CATransform3DGetAffineTransform(state.transform).inverted()
      let box = CGRect(origin: .zero, size: frame.size).applying(back)
      size = box.size
    }
    if size != bounds.size { bounds = CGRect(origin: bounds.origin, size: size) }
    let now = state.frame
    let place = CGPoint(
      x: position.x + frame.midX - now.midX, y: position.y + frame.midY - now.midY)
    if place != position { position = place }
  }
}
