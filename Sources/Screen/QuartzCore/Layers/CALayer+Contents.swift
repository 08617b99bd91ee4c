extension CALayer {
  final func copy(_ layer: CALayer) {
    state = layer.state
    ownTiming = layer.ownTiming
    name = layer.name
    delegate = layer.delegate
  }

  final func setMask(_ layer: CALayer?) {
    guard masking !== layer else { return }
    if let layer {
      precondition(
        layer.outer == nil && layer.masked == nil,
        "a mask must be in no other layer, and mask no other")
      precondition(!isInside(layer), "a layer cannot be masked by itself, or by a layer around it")
    }
    masking?.masked = nil
    masking = layer
    layer?.masked = self
    if let work = layer?.pending.around { mark(work) }
  }

  final func displayHere() {
    guard pending.contains(.display) else { return }
    pending.remove(.display)
    display()
  }

  /// Displays all layers of this tree that wait for it, the outer ones first.
  package final func displayTree() {
    guard !pending.isDisjoint(with: [.display, .displayInside]) else { return }
    displayHere()
    guard pending.contains(.displayInside) else { return }
    pending.remove(.displayInside)
    for layer in inner { layer.displayTree() }
    masking?.displayTree()
  }

  final func displayContents() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Makes what `draw(in:)` draws the contents.
  ///
  /// Source: Documentation/Behaviour/Layers.md#contents (N3, N4)
  final func drawContents() {
    let bounds = state.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(recording: bounds.size, scale: max(state.contentsScale, 1e-3))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    let drawn = context.recorded().map(DrawnContents.init)
    state.contents = drawn.flatMap { $0.isEmpty ? nil : OpaqueValue(value: $0) }
    LayerSession.current.hasChanged = true
  }
}
