import TactusLinearConstraints

// Application of the solution to the views. Step ViewLayout.VL7.
extension LayoutEngine {
  /// Updates the constraints of all views that need it, the inner views first.
  func updateConstraintsOfViews() {
    for _ in 0..<Self.passLimit where needsConstraintUpdates {
      needsConstraintUpdates = false
      if let root { ask(root) }
    }
  }

  /// The maximum number of passes when updates of constraints request further updates.
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

  /// Marks the superviews of views whose solved frames changed as needing layout.
  func markMoved(exceptInRoot: Bool = false) {
    for entry in entries where !entry.isForgotten {
      if let guide = entry.item as? ScrollGuide, guide.isOfContent,
        let view = guide.owningView as? UIScrollView, frame(entry).size != view.contentSize
      {
        view.layer.setNeedsLayout()
      }
      guard let view = entry.view, view !== root, view.ownLayout?.translatesMask == false,
        let outer = view.outer, !exceptInRoot || outer !== root
      else { continue }
      if place(of: view, entry) != ViewGeometry(view) { outer.layer.setNeedsLayout() }
    }
  }

  /// Sets the subviews of a view to their solved frames.
  func placeViews(in outer: UIView) {
    for view in outer.inner where view.ownLayout?.translatesMask == false {
      guard let entry = entry(ifKnown: view) else { continue }
      let (new, old) = (place(of: view, entry), ViewGeometry(view))
      if new.size != old.size { view.bounds.size = new.size }
      guard new != old else { continue }
      view.center = new.position
      // The part of the safe area in the view may have changed.
      if view.safeAreaInsets != view.reportedSafeInsets { view.layer.setNeedsLayout() }
    }
  }

  /// The geometry of a view: its size and the position of its anchor point.
  private struct ViewGeometry: Equatable {
    var size: CGSize
    var position: CGPoint

    init(_ size: CGSize, _ position: CGPoint) { (self.size, self.position) = (size, position) }

    @MainActor
    init(_ view: UIView) { self.init(view.layer.bounds.size, view.layer.position) }
  }

  private func place(of view: UIView, _ entry: LayoutEntry) -> ViewGeometry {
    let frame = frame(entry, outwards: view.alignmentRectInsets)
    let anchor = view.layer.anchorPoint
    return ViewGeometry(
      frame.size,
      CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
  }

  /// Returns the solved frame of an item.
  func frame(_ entry: LayoutEntry) -> CGRect { frame(entry, outwards: .zero) }

  /// Returns the solved frame with edges at whole pixels, so that no gaps open between neighbors
  /// (ViewLayout.VL7).
  private func frame(_ entry: LayoutEntry, outwards insets: UIEdgeInsets) -> CGRect {
    let scale = Double(UIScreen.main.scale)
    // Values just below a half are rounded up. Rounding is in pixels, so that a length of 60 points
    // stays 60 at any origin.
    func edge(_ value: Double) -> Double { ((value * scale) + 1e-6).rounded() }
    let (x, y) = (solver.value(of: entry.x), solver.value(of: entry.y))
    let (left, top) = (edge(x - Double(insets.left)), edge(y - Double(insets.top)))
    let right = edge(x + solver.value(of: entry.width) + Double(insets.right))
    let bottom = edge(y + solver.value(of: entry.height) + Double(insets.bottom))
    return CGRect(
      x: left / scale, y: top / scale, width: max(0, right - left) / scale,
      height: max(0, bottom - top) / scale)
  }
}
