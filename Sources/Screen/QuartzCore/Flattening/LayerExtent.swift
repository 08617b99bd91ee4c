import DisplayList

extension LayerFlattener {
  /// Where a layer and all in it may show something, in its own coordinates; `nil` where that is not
  /// known, or not worth finding out.
  ///
  /// It is only where memory for a group is needed, so it may be larger than it has to be.
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
    for inner in layer.inner {
      let shown = shown(inner)
      guard !shown.isHidden, shown.opacity > 0 else { continue }
      guard var part = extent(of: inner, shown) else { return nil }
      if shown.shadowOpacity > 0 {
        let reach = CGFloat(-shown.shadowReach)
        part = part.insetBy(dx: reach, dy: reach)
      }
      box = box.union(shown.outward(in: state).apply(part))
    }
    return box
  }
}

extension LayerState {
  /// How far a shadow may be beyond what throws it, in the layer's own points.
  var shadowReach: Double {
    let far = max(abs(Double(shadowOffset.width)), abs(Double(shadowOffset.height)))
    let path = shadowPath.map { path in
      let (box, own) = (path.boundingBox, bounds)
      return max(
        own.minX - box.minX, own.minY - box.minY, box.maxX - own.maxX, box.maxY - own.maxY, 0)
    }
    // Three standard deviations hold all but a four-hundredth.
    return far + 3 * Double(max(0, shadowRadius)) + Double(path ?? 0)
  }
}
