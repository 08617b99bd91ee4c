// Where a layer is in the one around it.
// Source: Documentation/Behaviour/Layers.md#geometry (G1–G6)
extension LayerState {
  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// From the layer's own coordinates to those of the layer around it, without what that one does to
  /// its sublayers.
  package var placement: CATransform3D {
    // G1, G2. The anchor goes to the origin, is transformed there, and goes to the position.
    let (from, to) = (anchor, position)
    var change: CATransform3D
    if !isTransformed {
      change = CATransform3DMakeTranslation(
        to.x - from.x, to.y - from.y, zPosition)
    } else {
      change = CATransform3DMakeTranslation(-from.x, -from.y, -anchorPointZ)
        .then(transform)
        .then(CATransform3DMakeTranslation(to.x, to.y, zPosition + anchorPointZ))
    }
    // G5. With flipped geometry the layer's own y is turned over within its bounds first.
    if isGeometryFlipped {
      var flip = CATransform3DMakeScale(1, -1, 1)
      flip.m42 = bounds.minY + bounds.maxY
      change = flip.then(change)
    }
    return change
  }

  /// What the layer does to its sublayers, in its own coordinates; `nil` if nothing.
  package var inward: CATransform3D? {
    // G4. The sublayers' transform is seen from the anchor point too.
    guard transformsSublayers else { return nil }
    let anchor = anchor
    return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
      .then(sublayerTransform)
      .then(CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
  }

  /// Whether the way to the layer around is a move and nothing else.
  var isOnlyMoved: Bool { !isTransformed && !isGeometryFlipped }

  /// How far the layer's own coordinates are moved, if they are only moved.
  var move: CGPoint {
    CGPoint(
      x: position.x - bounds.origin.x - anchorPoint.x * bounds.size.width,
      y: position.y - bounds.origin.y - anchorPoint.y * bounds.size.height)
  }

  /// From the layer's own coordinates to those of the layer around it, as they are seen.
  ///
  /// - Parameter outer: The layer around; `nil` for one that is in none.
  package func outward(in outer: LayerState?) -> PlaneTransform {
    if let inward = outer?.inward { return PlaneTransform(placement.then(inward)) }
    guard isOnlyMoved else { return PlaneTransform(placement) }
    let move = move
    return .translation(move.x, move.y)
  }

  /// The least upright rectangle around the bounds, in the coordinates of the layer around.
  var frame: CGRect {
    guard isOnlyMoved else { return PlaneTransform(placement).apply(bounds.standardized) }
    return CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }
}
