// Hit testing.
// Source: Layers.H1–H4
extension CALayer {
  final func findHit(_ point: CGPoint) -> CALayer? {
    // Layers.H1. A hidden layer is not hit, nor are its sublayers.
    guard !state.isHidden, let place = convertFromParent(point) else { return nil }
    let isInside = contains(place)
    // Layers.H2. A layer that clips its sublayers also limits their hit test.
    guard isInside || !state.masksToBounds else { return nil }
    // Layers.H3. Sublayers are tested from front to back by their order in the tree.
    for layer in visibleChildren.reversed() {
      if let hit = layer.hitTest(place) { return hit }
    }
    return isInside ? self : nil
  }

  /// Converts a point from the superlayer's coordinates, or returns `nil` if the transform is
  /// singular.
  private func convertFromParent(_ point: CGPoint) -> CGPoint? {
    guard state.isOnlyTranslated, !(visibleParent?.state.transformsSublayers ?? false) else {
      return projectionToParent.inverse?.apply(point)
    }
    let move = state.move
    return CGPoint(x: point.x - move.x, y: point.y - move.y)
  }
}
