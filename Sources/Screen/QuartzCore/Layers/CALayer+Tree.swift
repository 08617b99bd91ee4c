extension CALayer {
  /// Moves a layer to an index among the sublayers.
  final func insert(_ layer: CALayer, at index: Int) {
    preventCycle(with: layer)
    layer.detach()
    layer.place(in: self)
    children.insert(layer, at: min(index, children.count))
    mark(layer.pending.around.union(.layout))
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    preventCycle(with: layer)
    guard layer !== sibling else { return }
    layer.detach()
    let place = children.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : children.count))
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    preventCycle(with: new)
    guard old !== new, old.parent === self else { return }
    new.detach()
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.detach()
    insert(new, at: index)
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for layer in layers { preventCycle(with: layer) }
    let kept = Set(layers.map(ObjectIdentifier.init))
    programmingPrecondition(kept.count == layers.count, "a layer cannot be a sublayer twice")
    for layer in children where !kept.contains(ObjectIdentifier(layer)) { layer.parent = nil }
    for layer in layers where layer.parent !== self { layer.detach() }
    for layer in layers where layer.parent !== self { layer.place(in: self) }
    children = layers
    mark(layers.reduce(.layout) { $0.union($1.pending.around) })
  }

  final func detach() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    LayerSession.current.hasChanged = true
    parent.mark(.layout)
  }

  private func place(in layer: CALayer) {
    parent = layer
    placedAt = LayerSession.commitCount
    LayerSession.current.hasChanged = true
  }

  /// The root of the layer's tree.
  final var root: CALayer {
    var layer = self
    while let around = layer.parent ?? layer.maskedLayer { layer = around }
    return layer
  }

  /// Returns whether this layer is another or one of its descendants.
  final func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let here = layer {
      if here === other { return true }
      layer = here.parent ?? here.maskedLayer
    }
    return false
  }

  private func preventCycle(with layer: CALayer) {
    programmingPrecondition(
      !isInside(layer), "a layer cannot become a sublayer of itself or of a descendant")
  }
}
