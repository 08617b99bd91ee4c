// When sublayers are laid out.
// Source: Documentation/Behaviour/Layers.md#layout (L1–L5)
extension CALayer {
  /// How often a tree is laid out at once, where layouts make new layouts necessary.
  ///
  /// - Source: guess; two passes are common, and what has not come to rest by then never will.
  private static let passLimit = 32

  /// Notes what has to be done, here and in the layers around.
  final func mark(_ work: LayerWork) {
    guard !pending.isSuperset(of: work) else { return }
    pending.formUnion(work)
    let around = work.around
    var layer = outer ?? masked
    while let here = layer, !here.pending.isSuperset(of: around) {
      here.pending.formUnion(around)
      layer = here.outer ?? here.masked
    }
  }

  final func layOutFromOutermost() {
    // L3. Up through the layers around that wait as well, and down from the outermost of them.
    var top = self
    while let outer = top.outer, outer.pending.contains(.layout) { top = outer }
    top.layOutTree()
  }

  /// Lays out all layers of this tree that wait for it, the outer ones first.
  package final func layOutTree() {
    // L5. A layout may ask for another one.
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
    // L4. Who is added or removed meanwhile is seen in the next pass.
    for layer in inner where layer.outer === self { layer.layOutOnce() }
    masking?.layOutOnce()
  }
}
