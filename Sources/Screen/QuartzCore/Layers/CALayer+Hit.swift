// Hit testing.
// Source: Layers.H1–H4
extension CALayer {
  final func findHit(_ point: CGPoint) -> CALayer? {
    // A hidden layer is not hit, nor are its sublayers (Layers.H1).
    guard !state.isHidden, let place = convertFromParent(point) else { return nil }
    let isInside = contains(place)
    // A layer that clips its sublayers also limits their hit test (Layers.H2).
    guard isInside || !state.masksToBounds else { return nil }
    // Sublayers are tested from front to back by their order in the tree (Layers.H3).
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
