import LinearConstraints

// From what was found to where views are. Step VL7 is in `Documentation/Behaviour/ViewLayout.md`.
extension LayoutEngine {
  /// Asks all views for their constraints that have said they have new ones, the inner ones first.
  func askForConstraints() {
    for _ in 0..<Self.passLimit where asksForConstraints {
      asksForConstraints = false
      if let root { ask(root) }
    }
  }

  /// How often views are asked whose constraints make others have new ones.
  ///
  /// - Source: guess, as for layouts.
  private static let passLimit = 32

  private func ask(_ view: UIView) {
    for inner in view.inner { ask(inner) }
    guard view.hasNewConstraints else { return }
    view.hasNewConstraints = false
    view.asCurrent {
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }

  /// Has those laid out in which something is not where it was found to be.
  func markMoved(exceptInRoot: Bool = false) {
    for entry in entries {
      if let guide = entry.item as? ScrollGuide, guide.isOfContent,
        let view = guide.owningView as? UIScrollView, frame(entry).size != view.contentSize
      {
        view.layer.setNeedsLayout()
      }
      guard let view = entry.view, view !== root, view.ownLayout?.translatesMask == false,
        let outer = view.outer, !exceptInRoot || outer !== root
      else { continue }
      if place(of: view, entry) != Place(view) { outer.layer.setNeedsLayout() }
    }
  }

  /// Puts the views in one to where they were found to be.
  func placeViews(in outer: UIView) {
    for view in outer.inner where view.ownLayout?.translatesMask == false {
      guard let entry = entry(ifKnown: view) else { continue }
      let (new, old) = (place(of: view, entry), Place(view))
      if new.size != old.size { view.bounds.size = new.size }
      guard new != old else { continue }
      view.center = new.position
      // What is covered of it may be another part now.
      if view.safeInsets != view.toldSafeInsets { view.layer.setNeedsLayout() }
    }
  }

  /// A view's size, and where its anchor point is.
  private struct Place: Equatable {
    var size: CGSize
    var position: CGPoint

    init(_ size: CGSize, _ position: CGPoint) { (self.size, self.position) = (size, position) }

    @MainActor
    init(_ view: UIView) { self.init(view.layer.bounds.size, view.layer.position) }
  }

  private func place(of view: UIView, _ entry: LayoutEntry) -> Place {
    let frame = frame(entry, outwards: view.alignmentRectInsets)
    let anchor = view.layer.anchorPoint
    return Place(
      frame.size,
      CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height))
  }

  /// Where an item was found to be.
  func frame(_ entry: LayoutEntry) -> CGRect { frame(entry, outwards: .zero) }

  /// VL7: edges are on whole pixels, so that no gaps open between neighbours.
  private func frame(_ entry: LayoutEntry, outwards insets: UIEdgeInsets) -> CGRect {
    let scale = Double(UIScreen.main.scale)
    // What rounding has left beneath a half is that half. In pixels, so that 60 points are 60 wherever
    // they begin.
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
