import LinearConstraints

/// Finds the places of all views of a tree that have to do with constraints.
///
/// Steps VL4… are in `Documentation/Behaviour/ViewLayout.md`.
@MainActor
final class LayoutEngine {
  /// The outermost view.
  private(set) weak var root: UIView?
  /// Whether it only finds out how large the root would like to be.
  let isMeasuring: Bool
  var solver = LinearSolver()
  private(set) var entries: [LayoutEntry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var ids: [ObjectIdentifier: LinearConstraintID] = [:]
  private var constraints: [LinearConstraintID: NSLayoutConstraint] = [:]
  private var waiting: [NSLayoutConstraint] = []
  /// Those whose constants follow from a text's lines.
  private var baselines: [NSLayoutConstraint] = []
  /// Views that have to be known although no constraint is about them.
  private var newcomers: [UIView] = []
  /// Whether something has changed since the places were found.
  private(set) var isDirty = false
  /// Whether some view has to be asked for its constraints.
  var asksForConstraints = true
  private var isUpdating = false

  init(_ root: UIView, isMeasuring: Bool = false) {
    (self.root, self.isMeasuring) = (root, isMeasuring)
  }

  // MARK: What changes

  /// Says that the places have to be found again before the tree is laid out.
  func invalidate() {
    isDirty = true
    if !isMeasuring { root?.layer.setNeedsLayout() }
  }

  /// Takes in all that the views of a part of the tree have for it.
  func takeIn(_ top: UIView) {
    top.forEachWithin { view in
      guard let layout = view.ownLayout else { return }
      if !layout.translatesMask { newcomers.append(view) }
      for constraint in layout.held { waiting.append(constraint) }
    }
    asksForConstraints = true
    invalidate()
  }

  func add(_ constraint: NSLayoutConstraint) {
    waiting.append(constraint)
    invalidate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if let id = ids.removeValue(forKey: ObjectIdentifier(constraint)) {
      solver.remove(id)
      constraints[id] = nil
      baselines.removeAll { $0 === constraint }
    } else {
      waiting.removeAll { $0 === constraint }
    }
    invalidate()
  }

  /// A constraint says something else than before.
  func changed(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  func changedConstant(of constraint: NSLayoutConstraint) {
    guard let id = ids[ObjectIdentifier(constraint)] else { return }
    solver.setConstant(linear(constraint).constant, of: id)
    invalidate()
  }

  /// A view's frame is its own affair now, or no more.
  func changedTranslation(of view: UIView) {
    if let entry = self.entry(ifKnown: view) {
      removeOwn(entry)
    } else {
      newcomers.append(view)
    }
    invalidate()
  }

  /// What a view's contents want has changed.
  func changedContents(of view: UIView) {
    (view.outer as? UIStackView)?.contentsChanged()
    guard let entry = self.entry(ifKnown: view) else { return }
    entry.contentSize = nil
    entry.wrappedWidth = nil
    invalidate()
  }

  /// Forgets a part of the tree, which is about to leave it.
  func forget(_ top: UIView) {
    var views: [UIView] = []
    top.forEachWithin { if $0.ownLayout != nil { views.append($0) } }
    let gone = Set(views.map(ObjectIdentifier.init))
    newcomers.removeAll { gone.contains(ObjectIdentifier($0)) }
    for view in views {
      guard let layout = view.ownLayout else { continue }
      for constraint in layout.held { remove(constraint) }
    }
    for view in views {
      for guide in view.ownLayout?.guides ?? [] { forgetItem(guide) }
      forgetItem(view)
    }
  }

  /// Forgets an item whose constraints have gone.
  func forgetItem(_ item: any LayoutItem) {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(item)) else { return }
    let entry = entries[index]
    removeOwn(entry)
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      solver.removeVariable(variable)
    }
    entries.remove(at: index)
    for place in index..<entries.count { indices[ObjectIdentifier(entries[place].item)] = place }
    invalidate()
  }

  private func removeOwn(_ entry: LayoutEntry) {
    for own in entry.own { solver.remove(own.id) }
    entry.own = []
    entry.contentSize = nil
    entry.wrappedWidth = nil
  }

  // MARK: Finding

  /// What is known of an item, if anything.
  func entry(ifKnown item: any LayoutItem) -> LayoutEntry? {
    indices[ObjectIdentifier(item)].map { entries[$0] }
  }

  /// What is known of an item, which from now on is known.
  func entry(_ item: any LayoutItem) -> LayoutEntry {
    if let entry = self.entry(ifKnown: item) { return entry }
    let entry = LayoutEntry(item, in: solver)
    indices[ObjectIdentifier(item)] = entries.count
    entries.append(entry)
    // So that it says when its frame changes.
    if let view = item as? UIView { _ = view.layout }
    return entry
  }

  /// Finds all places anew, if something has changed (VL4).
  ///
  /// - Parameter isLayingOutRoot: Whether the root is about to lay out what is in it anyway.
  func update(isLayingOutRoot: Bool = false) {
    guard isDirty, !isUpdating, root != nil else { return }
    isUpdating = true
    defer { isUpdating = false }
    if !isMeasuring { askForConstraints() }
    isDirty = false
    let views = newcomers
    newcomers = []
    for view in views { _ = entry(view) }
    let constraints = waiting
    waiting = []
    for constraint in constraints { put(constraint) }
    for constraint in baselines {
      guard let id = ids[ObjectIdentifier(constraint)] else { continue }
      solver.setConstant(linear(constraint).constant, of: id)
    }
    // What is outside has its place first, as what is inside may follow it.
    var index = 0
    while index < entries.count {
      updateOwn(entries[index])
      index += 1
    }
    solve()
    wrapContents()
    if !isMeasuring { markMoved(exceptInRoot: isLayingOutRoot) }
  }

  private func put(_ constraint: NSLayoutConstraint) {
    guard constraint.holder != nil, constraint.items.allSatisfy({ $0.nearestView != nil }) else {
      return
    }
    guard ids[ObjectIdentifier(constraint)] == nil else { return }
    let id = solver.add(linear(constraint))
    ids[ObjectIdentifier(constraint)] = id
    constraints[id] = constraint
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    if attributes.contains(where: \.isBaseline) { baselines.append(constraint) }
  }

  func solve() {
    guard solver.isUnsolved else { return }
    solver.solve { ids in
      let chosen = ids.last { constraints[$0] != nil } ?? ids[ids.count - 1]
      LayoutConflict.report(ids.map(words), broken: words(chosen))
      return chosen
    }
  }

  private func words(_ id: LinearConstraintID) -> String {
    if let constraint = constraints[id] { return constraint.words }
    let own = entries.lazy.compactMap { $0.own.first { $0.id == id } }.first
    return own?.words() ?? "?"
  }

  /// VL6: asks those whose height follows from their width again, with the width they have got.
  private func wrapContents() {
    for _ in 0..<Self.wrapLimit {
      var hasChanged = false
      for entry in entries where wrap(entry) { hasChanged = true }
      guard hasChanged else { return }
      solve()
    }
  }

  /// How often contents are wrapped that change the width that they are wrapped in.
  ///
  /// - Source: guess; once is what it takes where the width is given.
  private static let wrapLimit = 3

  // MARK: Answers

  func constraints(affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    update()
    guard let entry = entry(ifKnown: item) else { return [] }
    let ids = [entry.start(axis), entry.length(axis)].flatMap(solver.constraints(affecting:))
    var found: [NSLayoutConstraint] = []
    for constraint in ids.compactMap({ constraints[$0] })
    where !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    return found
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    update()
    guard let entry = entry(ifKnown: item) else { return false }
    return [entry.x, entry.y, entry.width, entry.height].contains(where: solver.isAmbiguous)
  }

  /// Has an item that could as well be elsewhere be there.
  func exerciseAmbiguity(of item: any LayoutItem) {
    guard isAmbiguous(item), let entry = entry(ifKnown: item) else { return }
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      solver.exerciseAmbiguity(of: variable)
    }
    markMoved()
  }
}
