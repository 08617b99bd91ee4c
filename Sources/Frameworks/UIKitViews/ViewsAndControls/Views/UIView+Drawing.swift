import TactusDisplayList

// Drawing of views (Drawing.DR6…DR10).
extension UIView {
  /// Marks a new view as opaque and as needing display (Drawing.DR6).
  func prepareToDraw() {
    layer.isOpaque = true
    layer.setNeedsDisplay()
  }

  /// Draws the layer's contents, unless the view has no drawing code (Drawing.DR6, Drawing.DR7).
  func displayContents(of layer: CALayer) {
    guard layer === self.layer else { return layer.drawContents() }
    hasNothingToDraw = false
    let scale = drawnScale ?? screenScale
    layer.drawContents(scale: scale, unless: { hasNothingToDraw })
    if !hasNothingToDraw { drawnScale = scale }
  }

  /// Draws the view into its layer's context (Drawing.DR7, Drawing.DR8).
  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    context.saveGState()
    if backgroundColor == nil, isOpaque {
      context.setFillColor(.black)
      context.fill(bounds)
    }
    context.restoreGState()
    let before = context.commandCount
    withCurrentTraits {
      UIGraphicsPushContext(context)
      draw(layer is CATiledLayer ? context.boundingBoxOfClipPath : bounds)
      UIGraphicsPopContext()
    }
    // An override that also calls `super` counts as drawing if it painted anything.
    if hasNothingToDraw, context.hasPainted(since: before) { hasNothingToDraw = false }
  }

  /// The scale of the screen.
  private var screenScale: CGFloat {
    let scale = (reportedTraits ?? UIScreen.main.traitCollection).displayScale
    return scale > 0 ? scale : 1
  }

  // MARK: Snapshots

  /// Draws the view hierarchy as it is displayed (Drawing.DR10).
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

  /// Returns a view that shows the current appearance of this one (Drawing.DR10).
  func makeSnapshot(afterScreenUpdates: Bool) -> UIView {
    let snapshot = SnapshotView(frame: CGRect(origin: .zero, size: bounds.size))
    snapshot.layer.showDrawing(drawing(afterScreenUpdates: afterScreenUpdates))
    return snapshot
  }

  /// Returns a view with the pixels of a part, with cap insets (Drawing.DR10).
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

/// A view that shows a recorded appearance and draws nothing.
private final class SnapshotView: UIView {
  /// Does nothing, because the contents are set once, when the snapshot is taken.
  override func display(_ layer: CALayer) {}
}
