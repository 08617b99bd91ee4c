extension CALayer {
  /// Puts a layer at a place among the others, after it has been taken out of where it was.
  final func insert(_ layer: CALayer, at index: Int) {
    refuseCycle(with: layer)
    layer.takeOut()
    layer.place(in: self)
    inner.insert(layer, at: min(index, inner.count))
    mark(layer.pending.around.union(.layout))
  }

  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    refuseCycle(with: layer)
    guard layer !== sibling else { return }
    layer.takeOut()
    let place = inner.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + offset } ?? (offset == 0 ? 0 : inner.count))
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    refuseCycle(with: new)
    guard old !== new, old.outer === self else { return }
    new.takeOut()
    guard let index = inner.firstIndex(where: { $0 === old }) else { return }
    old.takeOut()
    insert(new, at: index)
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for layer in layers { refuseCycle(with: layer) }
    let kept = Set(layers.map(ObjectIdentifier.init))
    precondition(kept.count == layers.count, "a layer cannot be in another one twice")
    for layer in inner where !kept.contains(ObjectIdentifier(layer)) { layer.outer = nil }
    for layer in layers where layer.outer !== self { layer.takeOut() }
    for layer in layers where layer.outer !== self { layer.place(in: self) }
    inner = layers
    mark(layers.reduce(.layout) { $0.union($1.pending.around) })
  }

  final func takeOut() {
    guard let outer else { return }
    outer.inner.removeAll { $0 === self }
    self.outer = nil
    LayerSession.current.hasChanged = true
    outer.mark(.layout)
  }

  private func place(in layer: CALayer) {
    outer = layer
    placedAt = LayerSession.commitCount
    LayerSession.current.hasChanged = true
  }

  /// The layer that all this one is in are in, or itself.
  final var outermost: CALayer {
    var layer = self
    while let around = layer.outer ?? layer.masked { layer = around }
    return layer
  }

  /// Whether this layer is another one, or is in it at any depth.
  final func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let here = layer {
      if here === other { return true }
      layer = here.outer ?? here.masked
    }
    return false
  }

  private func refuseCycle(with layer: CALayer) {
    precondition(
      !isInside(layer), "a layer cannot become a sublayer of itself, or of a layer inside it")
  }
}
