// The geometry of a layer in its superlayer.
// Source: Layers.G1–G6
extension LayerState {
  /// The anchor point in the layer's own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width,
      y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The transform to the superlayer's coordinates, without its sublayer transform.
  package var placement: CATransform3D {
    // Translate the anchor to the origin, transform, and translate it to the position (Layers.G1,
    // Layers.G2).
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
    // With flipped geometry, y is first mirrored within the bounds (Layers.G5).
    if isGeometryFlipped {
      var flip = CATransform3DMakeScale(1, -1, 1)
      flip.m42 = bounds.minY + bounds.maxY
      change = flip.then(change)
    }
    return change
  }

  /// The sublayer transform in the layer's own coordinates, or `nil` for the identity.
  package var sublayerProjection: CATransform3D? {
    // The sublayer transform is applied about the anchor point too (Layers.G4).
    guard transformsSublayers else { return nil }
    let anchor = anchor
    return CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
      .then(sublayerTransform)
      .then(CATransform3DMakeTranslation(anchor.x, anchor.y, anchorPointZ))
  }

  /// Whether the transform to the superlayer is a translation.
  var isOnlyTranslated: Bool { !isTransformed && !isGeometryFlipped }

  /// The translation to the superlayer, if the transform is one.
  var move: CGPoint {
    CGPoint(
      x: position.x - bounds.origin.x - anchorPoint.x * bounds.size.width,
      y: position.y - bounds.origin.y - anchorPoint.y * bounds.size.height)
  }

  /// Returns the projection to the superlayer's coordinates.
  ///
  /// - Parameter parent: The state of the superlayer, or `nil` if there is none.
  package func projection(in parent: LayerState?) -> PlaneTransform {
    if let sublayers = parent?.sublayerProjection {
      return PlaneTransform(placement.then(sublayers))
    }
    guard isOnlyTranslated else { return PlaneTransform(placement) }
    let move = move
    return .translation(move.x, move.y)
  }

  /// The bounding box of the bounds in the superlayer's coordinates.
  var frame: CGRect {
    guard isOnlyTranslated else { return PlaneTransform(placement).apply(bounds.standardized) }
    return CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
      width: bounds.width, height: bounds.height)
  }
}
