import DisplayList

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
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, which only show in the context's transform; `nil` for those of the
  ///     layer.
  ///   - isNobody: Asked afterwards: whether there was nobody to draw. Then contents that were not
  ///     drawn stay.
  package final func drawContents(
    scale: CGFloat? = nil, unless isNobody: () -> Bool = { false }
  ) {
    let bounds = state.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(
      recording: bounds.size, scale: max(scale ?? state.contentsScale, 1e-3))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    if isNobody() {
      guard state.contents?.value is DrawnContents else { return }
      state.contents = nil
    } else {
      showDrawn(context.recorded())
    }
    LayerSession.current.hasChanged = true
  }

  /// Has the layer show a drawing, stretched as its gravity says.
  package final func showDrawing(_ drawing: Drawing) {
    showDrawn(drawing)
    LayerSession.current.hasChanged = true
  }

  /// Whether the layer shows what was drawn, and not a picture that somebody gave it.
  package final var isDrawn: Bool { state.contents?.value is DrawnContents }

  private final func showDrawn(_ drawing: Drawing?) {
    let drawn = drawing.map(DrawnContents.init)
    state.contents = drawn.flatMap { $0.isEmpty ? nil : OpaqueValue(value: $0) }
  }
}
