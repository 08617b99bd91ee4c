extension CALayer {
  /// Returns whether an odd number of layers, from this one outwards, is flipped.
  final func isFlippedInTree() -> Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let here = layer {
      if here.isGeometryFlipped { isFlipped.toggle() }
      layer = here.parent
    }
    return isFlipped
  }

  final func setBounds(_ bounds: CGRect) {
    programmingPrecondition(
      !(bounds.minX + bounds.minY + bounds.width + bounds.height).isNaN,
      "the bounds of a layer must not contain NaN: \(bounds)", exception: "CALayerInvalidGeometry")
    let isResized = bounds.size != state.bounds.size
    change("bounds", \.bounds, to: bounds)
    parent?.placesAllSublayers = true
    // Layers.L2. A change of size needs layout.
    guard isResized else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  final func setPosition(_ position: CGPoint) {
    programmingPrecondition(
      !(position.x + position.y).isNaN, "the position of a layer must not contain NaN: \(position)",
      exception: "CALayerInvalidGeometry")
    change("position", \.position, to: position)
    parent?.placesAllSublayers = true
  }

  /// Sets bounds and position for a frame.
  ///
  /// Source: Layers.G6
  final func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    if state.transform != CATransform3DIdentity {
      // The size is transformed by the inverse, as that of a rectangle.
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
