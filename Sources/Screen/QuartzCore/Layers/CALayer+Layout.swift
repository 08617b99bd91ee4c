// Layout.
// Source: Layers.L1–L6
extension CALayer {
  /// The maximum number of layout passes, where layouts invalidate each other.
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

  /// Marks the layer as needing layout only for sublayers that whoever calls this knows.
  package final func setNeedsPlacement() {
    let placesAll = placesAllSublayers
    setNeedsLayout()
    placesAllSublayers = placesAll
  }

  final func layOutFromOutermost() {
    // Up to the outermost of the pending ancestors, and down from there (Layers.L3). A layout
    // that is under way is not entered again (Layers.L6).
    var top = self
    while let parent = top.parent, parent.pending.contains(.layout), !parent.isLayingOut {
      top = parent
    }
    top.layOutTree()
  }

  /// Lays out all layers of this tree that need it, outer layers first.
  package final func layOutTree() {
    // A layout may invalidate other layouts (Layers.L5).
    for _ in 0..<Self.passLimit {
      guard !pending.isDisjoint(with: isLayingOut ? .layoutInside : [.layout, .layoutInside]) else {
        return
      }
      layOutOnce()
    }
  }

  private func layOutOnce() {
    if pending.contains(.layout), !isLayingOut {
      pending.remove(.layout)
      isLayingOut = true
      layoutSublayers()
      isLayingOut = false
    }
    guard pending.contains(.layoutInside) else { return }
    pending.remove(.layoutInside)
    // Layers that are added or removed meanwhile are handled in the next pass (Layers.L4).
    for layer in children where layer.parent === self { layer.layOutOnce() }
    maskLayer?.layOutOnce()
  }
}
