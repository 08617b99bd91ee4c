import DisplayList

// How views draw. Steps DR6…DR10 are in `Documentation/Behaviour/Drawing.md`.
extension UIView {
  /// DR6: a new view waits to be drawn, and promises to have no transparent pixel.
  func prepareToDraw() {
    layer.isOpaque = true
    layer.setNeedsDisplay()
  }

  /// DR6, DR7: has the view drawn, unless there is nobody to do it.
  func displayContents(of layer: CALayer) {
    guard layer === self.layer else { return layer.drawContents() }
    hasNothingToDraw = false
    let scale = drawnScale ?? screenScale
    layer.drawContents(scale: scale, unless: { hasNothingToDraw })
    if !hasNothingToDraw { drawnScale = scale }
  }

  /// DR7, DR8: draws the view on its layer's context.
  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    context.saveGState()
    if backgroundColor == nil, isOpaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    context.restoreGState()
    let before = context.stepCount
    asCurrent {
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
    }
    // Who overrides it, and calls this class's as well, has something to draw if it draws anything.
    if hasNothingToDraw, context.hasPainted(since: before) { hasNothingToDraw = false }
  }

  /// Pixels a point of the screen.
  private var screenScale: CGFloat {
    let scale = (toldTraits ?? UIScreen.main.traitCollection).displayScale
    return scale > 0 ? scale : 1
  }

  // MARK: As seen

  /// DR10: draws all of the view as it is seen.
  func drawAsSeen(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    let drawing = drawing(afterScreenUpdates: afterScreenUpdates)
    guard drawing.width > 0, drawing.height > 0 else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(
      x: rect.width / CGFloat(drawing.width), y: rect.height / CGFloat(drawing.height))
    context.draw(drawing)
    context.restoreGState()
    return true
  }

  /// DR10: a view that shows what this one shows.
  func makeSnapshot(afterScreenUpdates: Bool) -> UIView {
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.showDrawing(drawing(afterScreenUpdates: afterScreenUpdates))
    return snapshot
  }

  /// DR10: the same of a part, as pixels, whose edges are not stretched.
  func makeSnapshot(
    of rect: CGRect, afterScreenUpdates: Bool, capInsets: UIEdgeInsets
  ) -> UIView? {
    let scale = screenScale
    guard rect.width > 0, rect.height > 0,
      let context = CGContext(pixelsOf: rect.size, scale: scale, isOpaque: false)
    else { return nil }
    context.translateBy(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    context.draw(drawing(afterScreenUpdates: afterScreenUpdates))
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.contents = context.makeImage()
    snapshot.layer.contentsScale = scale
    snapshot.layer.contentsCenter = CGRect(
      x: capInsets.left / rect.width, y: capInsets.top / rect.height,
      width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
      height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
    return snapshot
  }

  private func drawing(afterScreenUpdates: Bool) -> Drawing {
    if afterScreenUpdates {
      layer.layOutTree()
      layer.displayTree()
    }
    return layer.drawingAsSeen()
  }
}

/// Shows what another view showed, and draws nothing.
private final class SnapshotView: UIView {
  override func display(_ layer: CALayer) {
    // It has been given what it shows.
  }
}
