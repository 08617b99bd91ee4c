// Constraints of views (ViewLayout.VL1…).
extension UIView {
  /// Adds a constraint and activates it; its items have to be in this view.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let isAround = constraint.items.allSatisfy { $0.nearestView?.isDescendant(of: self) ?? false }
    programmingPrecondition(isAround, "an item of the constraint is not in the view: \(constraint)")
    constraint.deactivate()
    install(constraint)
  }

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layout.hugging[axis.rawValue] = priority
    layoutEngine?.changedContents(of: self)
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    layout.resistance[axis.rawValue] = priority
    layoutEngine?.changedContents(of: self)
  }

  /// The view's layout state, created when it is first needed.
  var layout: ViewLayoutState {
    if let ownLayout { return ownLayout }
    let layout = ViewLayoutState()
    ownLayout = layout
    return layout
  }

  /// The layout engine of the view's tree, if it has one.
  var layoutEngine: LayoutEngine? { outermost.ownLayout?.engine }

  private var outermost: UIView {
    var view = self
    while let outer = view.outer { view = outer }
    return view
  }

  /// Returns the layout engine, created if needed.
  func makeLayoutEngine() -> LayoutEngine {
    let root = outermost
    if let engine = root.ownLayout?.engine { return engine }
    let engine = LayoutEngine(root)
    root.layout.engine = engine
    engine.addSubtree(root)
    return engine
  }

  func install(_ constraint: NSLayoutConstraint) {
    let engine = makeLayoutEngine()
    layout.held.append(constraint)
    constraint.holder = self
    engine.add(constraint)
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layout.held.removeAll { $0 === constraint }
    layoutEngine?.remove(constraint)
  }

  func setTranslation(_ translates: Bool) {
    guard translates != layout.translatesMask else { return }
    layout.translatesMask = translates
    makeLayoutEngine().changedTranslation(of: self)
  }

  func markConstraintsForUpdate() {
    needsConstraintUpdate = true
    let engine = makeLayoutEngine()
    engine.needsConstraintUpdates = true
    engine.invalidate()
  }

  /// Called after the view was added to a superview (ViewLayout.VL9).
  func joinLayout() {
    var isNeeded = false
    forEachInSubtree {
      isNeeded = isNeeded || $0.ownLayout?.isNeeded == true
      isNeeded = isNeeded || type(of: $0).requiresConstraintBasedLayout
    }
    ownLayout?.engine = nil
    if let engine = layoutEngine {
      engine.addSubtree(self)
    } else if isNeeded {
      _ = makeLayoutEngine()
    }
  }

  /// Called before the view leaves its superview (ViewLayout.VL9).
  func leaveLayout() {
    guard let engine = layoutEngine else { return }
    for view in sequence(first: self, next: \.outer).dropFirst() {
      for constraint in view.ownLayout?.held ?? [] {
        let reachesIn = constraint.items.contains {
          $0.nearestView?.isDescendant(of: self) ?? false
        }
        if reachesIn { view.uninstall(constraint) }
      }
    }
    engine.forget(self)
  }

  /// Handles a change of the frame or the bounds.
  func hasMoved() {
    // A frame set by the engine needs no new solution.
    guard let ownLayout, !ownLayout.isBeingPlaced else { return }
    if ownLayout.translatesMask {
      layoutEngine?.invalidate()
    } else {
      // The next solution places the view again.
      layoutEngine?.displaced(self)
    }
  }

  /// Solves the frames and lays out the views that need it.
  func layOutImmediately() {
    guard let engine = layoutEngine else { return layer.layoutIfNeeded() }
    var passes = 0
    repeat {
      engine.update()
      layer.layoutIfNeeded()
      passes += 1
    } while engine.isDirty && passes < Self.layoutPassLimit
  }

  /// The maximum number of passes when layouts request further layouts.
  ///
  /// - Source: guess, as for layers.
  private static let layoutPassLimit = 32
}
