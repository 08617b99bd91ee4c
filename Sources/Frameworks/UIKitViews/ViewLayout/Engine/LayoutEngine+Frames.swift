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

  /// Marks the superviews of views that do not have their solved frames as needing layout.
  func markMoved(exceptInRoot: Bool = false) {
    noteSolved()
    let (root, scale) = (self.root, Double(UIScreen.main.scale))
    let due = moved
    moved = []
    for entry in due { entry.isMoved = false }
    // Views that a superview did not place in its layout, as its own one ends differently, are
    // still to be placed.
    let left = unplaced.values.flatMap(\.self)
    unplaced = [:]
    // Most entries have the superview of the one before.
    var (marked, group): (UIView?, [LayoutEntry]) = (nil, [])
    func finish() {
      if let marked, !group.isEmpty { unplaced[ObjectIdentifier(marked), default: []] += group }
      group = []
    }
    for entry in left + due where !entry.isForgotten {
      guard let view = entry.view, view.ownLayout?.translatesMask == false, view !== root,
        let outer = view.outer
      else { continue }
      // All subviews of one that has many to place are compared in its layout.
      if outer === marked, outer.layer.placesAllSublayers { continue }
      guard !isPlaced(view, entry, scale) else { continue }
      if outer !== marked {
        finish()
        marked = outer
        if !exceptInRoot || outer !== root { outer.layer.setNeedsPlacement() }
      }
      group.append(entry)
      if group.count > Self.fewViews { outer.layer.placesAllSublayers = true }
    }
    finish()
    for entry in unsettled where entry.kind == .scrollGuide { markResized(entry) }
  }

  /// Marks a scroll view as needing layout if its content has another size.
  private func markResized(_ entry: LayoutEntry) {
    guard !entry.isForgotten, let guide = entry.item as? ScrollGuide, guide.isOfContent,
      let view = guide.owningView as? UIScrollView, frame(entry).size != view.contentSize
    else { return }
    view.layer.setNeedsLayout()
  }

  /// Sets the subviews of a view to their solved frames (ViewLayout.VL7).
  ///
  /// If only the engine has requested the layout, these are the subviews with new frames.
  func placeViews(in outer: UIView) {
    let (layer, scale) = (outer.layer, Double(UIScreen.main.scale))
    let due = unplaced.removeValue(forKey: ObjectIdentifier(outer)) ?? []
    let placesAll = layer.placesAllSublayers
    layer.placesAllSublayers = false
    if placesAll {
      for view in outer.inner where view.ownLayout?.translatesMask == false {
        if let entry = entry(ifKnown: view) { place(view, entry, scale) }
      }
    } else {
      for entry in due {
        guard let view = entry.view, view.outer === outer, view.ownLayout?.translatesMask == false
        else { continue }
        place(view, entry, scale)
      }
    }
  }

  /// The greatest number of views that are placed without a comparison of all subviews.
  ///
  /// - Source: guess; the comparison takes a third of the time of a placement.
  private static let fewViews = 8

  private func place(_ view: UIView, _ entry: LayoutEntry, _ scale: Double) {
    work.compared += 1
    let layer = view.layer
    let frame = frame(entry, outwards: view.alignmentRectInsets, scale)
    let (anchor, size) = (layer.anchorPoint, layer.bounds.size)
    let position = Self.position(in: frame, anchor)
    guard size != frame.size || layer.position != position else { return }
    // The geometry of the layer becomes the engine's own, of which its superlayer is not told.
    let (layout, outer) = (view.layout, layer.superlayer)
    let placesAll = outer?.placesAllSublayers ?? false
    layout.isBeingPlaced = true
    if size != frame.size { view.bounds.size = frame.size }
    view.center = position
    layout.isBeingPlaced = false
    outer?.placesAllSublayers = placesAll
    // The part of the safe area in the view may have changed.
    if view.safeAreaInsets != view.reportedSafeInsets { view.layer.setNeedsLayout() }
  }

  /// Returns whether a view has its solved frame.
  private func isPlaced(_ view: UIView, _ entry: LayoutEntry, _ scale: Double) -> Bool {
    work.compared += 1
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
