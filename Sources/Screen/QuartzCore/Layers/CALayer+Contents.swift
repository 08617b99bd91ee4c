import TactusDisplayList

extension CALayer {
  final func copy(_ layer: CALayer) {
    state = layer.state
    ownTiming = layer.ownTiming
    name = layer.name
    delegate = layer.delegate
    filters = layer.filters
    backgroundFilters = layer.backgroundFilters
    compositingFilter = layer.compositingFilter
  }

  final func setMask(_ layer: CALayer?) {
    guard maskLayer !== layer else { return }
    if let layer {
      programmingPrecondition(
        layer.parent == nil && layer.maskedLayer == nil,
        "a mask must not have a superlayer, nor mask another layer")
      programmingPrecondition(
        !isInside(layer), "a layer cannot be masked by itself or by an ancestor")
    }
    maskLayer?.maskedLayer = nil
    maskLayer = layer
    layer?.maskedLayer = self
    if let work = layer?.pending.around { mark(work) }
  }

  final func displayIfPending() {
    guard pending.contains(.display) else { return }
    pending.remove(.display)
    display()
  }

  /// Displays all layers of this tree that need it, outer layers first.
  package final func displayTree() {
    guard !pending.isDisjoint(with: [.display, .displayInside]) else { return }
    displayIfPending()
    guard pending.contains(.displayInside) else { return }
    pending.remove(.displayInside)
    for layer in children { layer.displayTree() }
    maskLayer?.displayTree()
  }

  final func displayContents() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Makes a drawing with `draw(in:)` and sets it as the contents.
  ///
  /// Source: Layers.N3, Layers.N4
  ///
  /// - Parameters:
  ///   - scale: The scale of the context's transform, or `nil` for the layer's.
  ///   - isNobody: Returns whether nothing implements drawing; called after `draw(in:)`. If so,
  ///     contents that were set by an app stay.
  package final func drawContents(
    scale: CGFloat? = nil, unless isNobody: () -> Bool = { false }
  ) {
    if let layer = self as? CATiledLayer { return layer.drawTiles(scale: scale, unless: isNobody) }
    let bounds = state.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    delegate?.layerWillDraw(self)
    let context = CGContext(
      recording: bounds.size, scale: max(scale ?? state.contentsScale, 1e-3))
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    if isNobody() {
      guard state.contents?.value is RecordedContents else { return }
      state.contents = nil
    } else {
      showDrawn(context.recorded())
    }
    LayerSession.current.hasChanged = true
  }

  /// Sets a drawing as the contents, scaled by the contents gravity.
  package final func showDrawing(_ drawing: Drawing) {
    showDrawn(drawing)
    LayerSession.current.hasChanged = true
  }

  private final func showDrawn(_ drawing: Drawing?) {
    let drawn = drawing.map(RecordedContents.init)
    state.contents = drawn.flatMap { $0.isEmpty ? nil : OpaqueValue(value: $0) }
  }
}
