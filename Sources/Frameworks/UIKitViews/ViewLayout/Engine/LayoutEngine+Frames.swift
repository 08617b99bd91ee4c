import TactusLinearConstraints

// Application of the solution to the views (ViewLayout.VL7).
extension LayoutEngine {
  /// Updates the constraints of all views that need it, inner views first.
  func updateConstraintsOfViews() {
    for _ in 0..<Self.passLimit where needsConstraintUpdates {
      needsConstraintUpdates = false
      if let root { ask(root) }
    }
  }

  /// The maximum number of passes when constraint updates request further updates.
  ///
  /// - Source: guess, as for layouts.
  private static let passLimit = 32

  private func ask(_ view: UIView) {
    for inner in view.inner { ask(inner) }
    guard view.needsConstraintUpdate else { return }
    view.needsConstraintUpdate = false
    view.withCurrentTraits {
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  /// Marks the superviews of views whose solved frames have changed as needing layout.
  func markMoved(exceptInRoot: Bool = false) {
    let (root, scale) = (self.root, Double(UIScreen.main.scale))
    // Most entries share the superview of the previous one, which is marked only once.
    var marked: UIView?
    for entry in entries where !entry.isForgotten {
      guard let view = entry.view else {
        if entry.kind == .scrollGuide { markResized(entry) }
        continue
      }
      guard view.ownLayout?.translatesMask == false, let outer = view.outer, outer !== marked,
        view !== root, !exceptInRoot || outer !== root, !isPlaced(view, entry, scale)
      else { continue }
      outer.layer.setNeedsLayout()
      marked = outer
    }
  }

  /// Marks a scroll view as needing layout if its content has another size.
  private func markResized(_ entry: LayoutEntry) {
    guard let guide = entry.item as? ScrollGuide, guide.isOfContent,
      let view = guide.owningView as? UIScrollView, frame(entry).size != view.contentSize
    else { return }
    view.layer.setNeedsLayout()
  }

  /// Sets the subviews of a view to their solved frames.
  func placeViews(in outer: UIView) {
    let scale = Double(UIScreen.main.scale)
    for view in outer.inner where view.ownLayout?.translatesMask == false {
      guard let entry = entry(ifKnown: view) else { continue }
      let layer = view.layer
      let frame = frame(entry, outwards: view.alignmentRectInsets, scale)
      let (anchor, size) = (layer.anchorPoint, layer.bounds.size)
      let position = Self.position(in: frame, anchor)
      guard size != frame.size || layer.position != position else { continue }
      if size != frame.size { view.bounds.size = frame.size }
      view.center = position
      // The part of the safe area in the view may have changed.
      if view.safeAreaInsets != view.reportedSafeInsets { view.layer.setNeedsLayout() }
    }
  }

  /// Returns whether a view has its solved frame.
  private func isPlaced(_ view: UIView, _ entry: LayoutEntry, _ scale: Double) -> Bool {
    let (layer, frame) = (view.layer, frame(entry, outwards: view.alignmentRectInsets, scale))
    return layer.bounds.size == frame.size
      && layer.position == Self.position(in: frame, layer.anchorPoint)
  }

  /// Returns the position of the anchor point of a view with a frame.
  private static func position(in frame: CGRect, _ anchor: CGPoint) -> CGPoint {
    CGPoint(
      x: frame.origin.x + anchor.x * frame.size.width,
      y: frame.origin.y + anchor.y * frame.size.height)
  }

  /// Returns the solved frame of an item.
  func frame(_ entry: LayoutEntry) -> CGRect {
    frame(entry, outwards: .zero, Double(UIScreen.main.scale))
  }

  /// Returns the solved frame with edges at whole pixels, so that neighbors leave no gaps
  /// (ViewLayout.VL7).
  private func frame(_ entry: LayoutEntry, outwards insets: UIEdgeInsets, _ scale: Double)
    -> CGRect
  {
    let (x, width) = solver.rounded(
      entry.x, entry.width, outwards: (Double(insets.left), Double(insets.right)), scale: scale)
    let (y, height) = solver.rounded(
      entry.y, entry.height, outwards: (Double(insets.top), Double(insets.bottom)), scale: scale)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
