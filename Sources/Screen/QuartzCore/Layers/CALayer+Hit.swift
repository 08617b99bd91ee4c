// Which layer is at a point.
// Source: Documentation/Behaviour/Layers.md#hit-testing (H1–H4)
extension CALayer {
  final func findHit(_ point: CGPoint) -> CALayer? {
    // H1. A hidden layer is not found, nor what is in it.
    guard !state.isHidden, let place = inward(point) else { return nil }
    let isInside = contains(place)
    // H2. A layer that clips its sublayers clips where they are found too.
    guard isInside || !state.masksToBounds else { return nil }
    // H3. Sublayers are asked from front to back by their order in the tree.
    for layer in visibleInner.reversed() {
      if let hit = layer.hitTest(place) { return hit }
    }
    return isInside ? self : nil
  }

  /// A point of the layer around in this one's coordinates; `nil` where no way leads in.
  private func inward(_ point: CGPoint) -> CGPoint? {
    guard state.isOnlyMoved, !(visibleOuter?.state.transformsSublayers ?? false) else {
      return outward.inverse?.apply(point)
    }
    let move = state.move
    return CGPoint(x: point.x - move.x, y: point.y - move.y)
  }
}
