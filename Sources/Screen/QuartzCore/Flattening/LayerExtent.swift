import TactusDisplayList

extension LayerFlattener {
  /// Returns the bounding box of a layer with its sublayers in its own coordinates, or `nil` if it
  /// is unknown.
  ///
  /// It only bounds the memory of a group, so it may be larger than needed.
  func extent(of layer: CALayer, _ state: LayerState) -> CGRect? {
    var box = state.bounds
    if state.masksToBounds { return box }
    switch state.kind {
    case .replicator, .text: return nil
    case .shape(let shape):
      if let path = shape.path?.drawing.controlBounds {
        let style = shape.style
        let reach =
          shape.isStroked ? style.width / 2 * (style.join == .miter ? style.miterLimit : 1.5) : 0
        box = box.union(CGRect(path.grown(by: reach)))
      }
    default: break
    }
    if case .resizeAspectFill = state.contentsGravity, state.contents != nil { return nil }
    if state.contents != nil { box = box.union(contentsFrame(state) ?? box) }
    for child in layer.children {
      let shown = shown(child)
      guard !shown.isHidden, shown.opacity > 0 else { continue }
      guard var part = extent(of: child, shown) else { return nil }
      if shown.shadowOpacity > 0 {
        let reach = CGFloat(-shown.shadowReach)
        part = part.insetBy(dx: reach, dy: reach)
      }
      box = box.union(shown.projection(in: state).apply(part))
    }
    return box
  }
}

extension LayerState {
  /// The greatest distance of a shadow beyond the bounds, in the layer's points.
  var shadowReach: Double {
    let far = max(abs(Double(shadowOffset.width)), abs(Double(shadowOffset.height)))
    let path = shadowPath.map { path in
      let (box, own) = (path.boundingBox, bounds)
      return max(
        own.minX - box.minX, own.minY - box.minY, box.maxX - own.maxX, box.maxY - own.maxY, 0)
    }
    // Three standard deviations contain all but a four-hundredth.
    return far + 3 * Double(max(0, shadowRadius)) + Double(path ?? 0)
  }
}
