// Layout.
// Source: Layers.L1–L5
extension CALayer {
  /// The greatest number of layout passes, where layouts invalidate each other.
  ///
  /// - Source: guess; two passes are common, and layouts beyond this limit never converge.
  private static let passLimit = 32

  /// Marks pending work in this layer and its ancestors.
  final func mark(_ work: LayerWork) {
    guard !pending.isSuperset(of: work) else { return }
    pending.formUnion(work)
    let around = work.around
    var layer = parent ?? maskedLayer
    while let here = layer, !here.pending.isSuperset(of: around) {
      here.pending.formUnion(around)
      layer = here.parent ?? here.maskedLayer
    }
    LayerSession.current.requestUpdate()
  }

  final func layOutFromOutermost() {
    // Layers.L3. Up to the outermost of the pending ancestors, and down from there.
    var top = self
    while let parent = top.parent, parent.pending.contains(.layout) { top = parent }
    top.layOutTree()
  }

  /// Lays out all layers of this tree that need it, outer layers first.
  package final func layOutTree() {
    // Layers.L5. A layout may invalidate other layouts.
    for _ in 0..<Self.passLimit {
      guard !pending.isDisjoint(with: [.layout, .layoutInside]) else { return }
      layOutOnce()
    }
  }

  private func layOutOnce() {
    if pending.contains(.layout) {
      pending.remove(.layout)
      layoutSublayers()
    }
    guard pending.contains(.layoutInside) else { return }
    pending.remove(.layoutInside)
    // Layers.L4. Layers that are added or removed meanwhile are handled in the next pass.
    for layer in children where layer.parent === self { layer.layOutOnce() }
    maskLayer?.layOutOnce()
  }
}
