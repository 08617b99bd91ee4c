// Views hold constraints. Steps VL1… are in `Documentation/Behaviour/ViewLayout.md`.
extension UIView {
  /// The constraints that the view holds: those that nothing further in is about.
  public var constraints: [NSLayoutConstraint] { ownLayout?.held ?? [] }

  /// Has a constraint count, held by this view, which its items have to be in.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let isAround = constraint.items.allSatisfy { $0.nearestView?.isDescendant(of: self) ?? false }
    precondition(isAround, "the view does not hold all that a constraint is about: \(constraint)")
    constraint.deactivate()
    hold(constraint)
  }

  /// Has constraints count, held by this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Has a constraint that this view holds not count any more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }

  /// Has constraints that this view holds not count any more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { letGo(of: constraint) }
  }

  /// Whether the view has been asked to say its constraints again, and has not yet.
  public func needsUpdateConstraints() -> Bool { hasNewConstraints }

  /// How strongly it resists being larger than its contents.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownLayout?.hugging[axis.rawValue] ?? .defaultLow
  }

  /// Sets how strongly it resists being larger than its contents.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.hugging[axis.rawValue] = priority
    layoutEngine?.changedContents(of: self)
  }

  /// How strongly it resists being smaller than its contents.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { ownLayout?.resistance[axis.rawValue] ?? .defaultHigh }

  /// Sets how strongly it resists being smaller than its contents.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.resistance[axis.rawValue] = priority
    layoutEngine?.changedContents(of: self)
  }

  /// The constraints that its place or its size follows from.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  { layoutEngine?.constraints(affecting: self, axis) ?? [] }

  /// Whether it could as well be elsewhere, or of another size.
  public var hasAmbiguousLayout: Bool { layoutEngine?.isAmbiguous(self) ?? false }

  /// Has it be elsewhere, or of another size, if it could as well.
  public func exerciseAmbiguityInLayout() { layoutEngine?.exerciseAmbiguity(of: self) }

  // MARK: Internals

  /// What it has for constraints, made when it is first needed.
  var layout: ViewLayout {
    if let ownLayout { return ownLayout }
    let layout = ViewLayout()
    ownLayout = layout
    return layout
  }

  /// What finds the places in the tree that it is in, if constraints are in it.
  var layoutEngine: LayoutEngine? { outermost.ownLayout?.engine }

  private var outermost: UIView {
    var view = self
    while let outer = view.outer { view = outer }
    return view
  }

  /// The same, made if there is none.
  func makeLayoutEngine() -> LayoutEngine {
    let root = outermost
    if let engine = root.ownLayout?.engine { return engine }
    let engine = LayoutEngine(root)
    root.layout.engine = engine
    engine.takeIn(root)
    return engine
  }

  func hold(_ constraint: NSLayoutConstraint) {
    let engine = makeLayoutEngine()
    layout.held.append(constraint)
    constraint.holder = self
    engine.add(constraint)
  }

  func letGo(of constraint: NSLayoutConstraint) {
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

  func awaitConstraintUpdate() {
    hasNewConstraints = true
    let engine = makeLayoutEngine()
    engine.asksForConstraints = true
    engine.invalidate()
  }

  /// VL9: the view has got into another one.
  func joinLayout() {
    var isNeeded = false
    forEachWithin {
      isNeeded = isNeeded || $0.ownLayout?.isNeeded == true
      isNeeded = isNeeded || type(of: $0).requiresConstraintBasedLayout
    }
    ownLayout?.engine = nil
    if let engine = layoutEngine { engine.takeIn(self) } else if isNeeded { _ = makeLayoutEngine() }
  }

  /// VL9: the view is about to leave what it is in.
  func leaveLayout() {
    guard let engine = layoutEngine else { return }
    for view in sequence(first: self, next: \.outer).dropFirst() {
      for constraint in view.ownLayout?.held ?? [] {
        let reachesIn = constraint.items.contains {
          $0.nearestView?.isDescendant(of: self) ?? false
        }
        if reachesIn { view.letGo(of: constraint) }
      }
    }
    engine.forget(self)
  }

  /// Its frame or its bounds have changed.
  func hasMoved() {
    // Where constraints want it is where it is put; nobody has to be told of that.
    guard let ownLayout, ownLayout.translatesMask else { return }
    layoutEngine?.invalidate()
  }

  /// Lays out at once what waits for it, after places have been found.
  func layOutAtOnce() {
    guard let engine = layoutEngine else { return layer.layoutIfNeeded() }
    var passes = 0
    repeat {
      engine.update()
      layer.layoutIfNeeded()
      passes += 1
    } while engine.isDirty && passes < Self.layoutPassLimit
  }

  /// How often it is laid out at once, where layouts make new layouts necessary.
  ///
  /// - Source: guess, as for layers.
  private static let layoutPassLimit = 32
}
