import TactusLinearConstraints
import TactusThreads

/// A solver of the frames of all views in a tree that take part in constraints (ViewLayout.VL4…).
@MainActor
final class LayoutEngine {
  /// The root view of the tree.
  private(set) weak var root: UIView?
  /// Whether the engine only computes the fitting size of the root.
  let isMeasuring: Bool
  let solver = LinearSolver()
  private(set) var entries: [LayoutEntry] = []
  private var indices = ObjectNumbers()
  /// The entries by the numbers of their variables.
  private(set) var entriesOfVariables: [LayoutEntry?] = []
  /// The entries whose implied constraints may have to be updated: those without contents, and
  /// those whose contents have changed.
  var unsettled: [LayoutEntry] = []
  /// The entries whose contents may have another size in their solved width.
  var unwrapped: [LayoutEntry] = []
  /// The entries whose views may not have their solved frames.
  var moved: [LayoutEntry] = []
  /// The entries of the views that are to be placed when their superviews are laid out, by the
  /// superviews.
  var unplaced: [ObjectIdentifier: [LayoutEntry]] = [:]
  /// The work that was done so far.
  var work = LayoutWork()
  /// The entries of removed items, which are removed together, before the next solution.
  private var forgottenEntries: Set<Int> = []
  /// The numbers of the inserted constraints.
  private var numbers = ObjectNumbers()
  /// The inserted constraints by their numbers.
  private var inserted: [(constraint: NSLayoutConstraint, id: LinearConstraintID)?] = []
  private var waiting: [NSLayoutConstraint] = []
  /// The constraints whose constants depend on baselines.
  private var baselines: [NSLayoutConstraint] = []
  /// Views to add that no constraint refers to yet; the engine belongs to one of them, or to a view
  /// around them.
  private var newViews: [WeakReference<UIView>] = []
  /// Whether something changed since the frames were solved.
  private(set) var isDirty = false
  /// Whether some view needs to update its constraints.
  var needsConstraintUpdates = true
  private var isUpdating = false
  /// Whether constraints are being inserted, during which no direction changes.
  private var isInserting = false { didSet { lastHolder = nil } }
  /// The holder of the constraint that was inserted last, with the direction of its content.
  private var lastHolder: (view: ObjectIdentifier, isFromRight: Bool)?

  init(_ root: UIView, isMeasuring: Bool = false) {
    (self.root, self.isMeasuring) = (root, isMeasuring)
  }

  // MARK: Changes

  /// Invalidates the frames until the next layout solves them again.
  func invalidate() {
    isDirty = true
    if !isMeasuring { root?.layer.setNeedsPlacement() }
  }

  /// Adds the constraints of all views in a subtree.
  func addSubtree(_ top: UIView) {
    top.forEachInSubtree { view in
      guard let layout = view.ownLayout else { return }
      if !layout.translatesMask { newViews.append(WeakReference(view)) }
      for constraint in layout.held { waiting.append(constraint) }
    }
    needsConstraintUpdates = true
    invalidate()
  }

  func add(_ constraint: NSLayoutConstraint) {
    waiting.append(constraint)
    invalidate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    if removeInserted(constraint) {
      if constraint.dependsOnBaselines { baselines.removeAll { $0 === constraint } }
    } else {
      waiting.removeAll { $0 === constraint }
    }
    invalidate()
  }

  /// Replaces a constraint that changed.
  func changed(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  func changedConstant(of constraint: NSLayoutConstraint) {
    guard let id = id(of: constraint) else { return }
    solver.setConstant(linear(constraint).constant, of: id)
    invalidate()
  }

  /// Handles a change of a view's `translatesAutoresizingMaskIntoConstraints`.
  func changedTranslation(of view: UIView) {
    if let entry = self.entry(ifKnown: view) {
      removeOwn(entry)
    } else {
      newViews.append(WeakReference(view))
    }
    invalidate()
  }

  /// Handles a change of a view's intrinsic content size or of its content priorities.
  func changedContents(of view: UIView) {
    (view.outer as? UIStackView)?.contentsChanged()
    guard let entry = self.entry(ifKnown: view) else { return }
    entry.contentSize = nil
    entry.wrappedWidth = nil
    noteUnsettled(entry)
    noteMoved(entry)
    invalidate()
  }

  /// Handles that something else than this engine has placed a view (ViewLayout.VL7).
  func displaced(_ view: UIView) {
    if let entry = entry(ifKnown: view) { noteMoved(entry) }
  }

  /// Removes a subtree, which is about to leave the tree.
  func forget(_ top: UIView) {
    var views: [UIView] = []
    top.forEachInSubtree { if $0.ownLayout != nil { views.append($0) } }
    let gone = Set(views.map(ObjectIdentifier.init))
    newViews.removeAll { $0.object.map { gone.contains(ObjectIdentifier($0)) } ?? true }
    var held: Set<ObjectIdentifier> = []
    for view in views {
      for constraint in view.ownLayout?.held ?? [] {
        held.insert(ObjectIdentifier(constraint))
        _ = removeInserted(constraint)
      }
    }
    waiting.removeAll { held.contains(ObjectIdentifier($0)) }
    baselines.removeAll { held.contains(ObjectIdentifier($0)) }
    invalidate()
    for view in views {
      for guide in view.ownLayout?.guides ?? [] { forgetItem(guide) }
      forgetItem(view)
    }
  }

  /// Removes an item whose constraints were removed.
  func forgetItem(_ item: any LayoutItem) {
    guard let index = indices.remove(item) else { return }
    let entry = entries[index]
    removeOwn(entry)
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      entriesOfVariables[variable.number] = nil
      solver.removeVariable(variable)
    }
    entry.isForgotten = true
    forgottenEntries.insert(index)
    invalidate()
  }

  /// Removes the entries of all removed items at once, because each removal renumbers the entries
  /// after it.
  private func removeForgottenEntries() {
    guard !forgottenEntries.isEmpty else { return }
    let kept = entries.indices.filter { !forgottenEntries.contains($0) }
    entries = kept.map { entries[$0] }
    for (place, entry) in entries.enumerated() where entry.place != place {
      indices[entry.item] = place
      entry.place = place
    }
    unsettled.removeAll(where: \.isForgotten)
    unwrapped.removeAll(where: \.isForgotten)
    moved.removeAll(where: \.isForgotten)
    forgottenEntries = []
  }

  private func removeOwn(_ entry: LayoutEntry) {
    for own in entry.own { solver.remove(own.id) }
    entry.own = []
    entry.contentSize = nil
    entry.wrappedWidth = nil
    noteUnsettled(entry)
    noteMoved(entry)
  }

  // MARK: Solving

  /// Returns the entry of an item, if there is one.
  func entry(ifKnown item: any LayoutItem) -> LayoutEntry? {
    guard let index = indices[item] else { return nil }
    return entries[index]
  }

  /// Returns the entry of an item, and adds one if needed.
  func entry(_ item: any LayoutItem) -> LayoutEntry {
    if let entry = self.entry(ifKnown: item) { return entry }
    let entry = LayoutEntry(item, in: solver)
    indices[item] = entries.count
    entry.place = entries.count
    entries.append(entry)
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      while entriesOfVariables.count <= variable.number { entriesOfVariables.append(nil) }
      entriesOfVariables[variable.number] = entry
    }
    noteUnsettled(entry)
    noteMoved(entry)
    // The layout state makes the view report changes of its frame.
    if let view = item as? UIView { _ = view.layout }
    return entry
  }

  /// Solves all frames again, if something has changed (ViewLayout.VL4).
  ///
  /// - Parameter isLayingOutRoot: Whether the root is about to lay out its subviews anyway.
  func update(isLayingOutRoot: Bool = false) {
    guard isDirty, !isUpdating, root != nil else { return }
    isUpdating = true
    defer { isUpdating = false }
    if !isMeasuring { updateConstraintsOfViews() }
    isDirty = false
    removeForgottenEntries()
    let views = newViews.compactMap(\.object)
    newViews = []
    for view in views { _ = entry(view) }
    let constraints = waiting
    waiting = []
    isInserting = true
    for constraint in constraints { insert(constraint) }
    isInserting = false
    for constraint in baselines {
      guard let id = id(of: constraint) else { continue }
      solver.setConstant(linear(constraint).constant, of: id)
    }
    settle()
    solve()
    wrapContents()
    if !isMeasuring { markMoved(exceptInRoot: isLayingOutRoot) }
  }

  private func insert(_ constraint: NSLayoutConstraint) {
    func isOutsideViews(_ item: (any LayoutItem)?) -> Bool {
      item != nil && item?.nearestView == nil
    }
    let (first, second) = (constraint.first, constraint.second)
    guard constraint.holder != nil, !isOutsideViews(first.item), !isOutsideViews(first.origin),
      !isOutsideViews(second?.item), !isOutsideViews(second?.origin)
    else { return }
    guard numbers[constraint] == nil else { return }
    constraint.checkAxes()
    let id = solver.add(linear(constraint))
    numbers[constraint] = id.number
    while inserted.count <= id.number { inserted.append(nil) }
    inserted[id.number] = (constraint, id)
    if constraint.dependsOnBaselines { baselines.append(constraint) }
  }

  private func id(of constraint: NSLayoutConstraint) -> LinearConstraintID? {
    guard let number = numbers[constraint] else { return nil }
    return inserted[number]?.id
  }

  /// Returns the constraint object of a solver's constraint, if there is one.
  private func constraint(_ id: LinearConstraintID) -> NSLayoutConstraint? {
    id.number < inserted.count ? inserted[id.number]?.constraint : nil
  }

  /// Removes a constraint from the solver; returns false if it was not inserted.
  private func removeInserted(_ constraint: NSLayoutConstraint) -> Bool {
    guard let number = numbers.remove(constraint), let old = inserted[number] else { return false }
    solver.remove(old.id)
    inserted[number] = nil
    return true
  }

  /// Returns whether a view's content is laid out from right to left; constraints that are inserted
  /// one after the other mostly have the same holder.
  func isFromRight(_ holder: UIView) -> Bool {
    if let lastHolder, lastHolder.view == ObjectIdentifier(holder) { return lastHolder.isFromRight }
    let isFromRight = holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isInserting { lastHolder = (ObjectIdentifier(holder), isFromRight) }
    return isFromRight
  }

  func solve() {
    guard solver.isUnsolved else { return }
    solver.solve { ids in
      let chosen = ids.last { constraint($0) != nil } ?? ids[ids.count - 1]
      LayoutConflict.report(ids.map(debugText), broken: debugText(chosen))
      return chosen
    }
  }

  private func debugText(_ id: LinearConstraintID) -> String {
    if let constraint = constraint(id) { return constraint.debugText }
    let own = entries.lazy.compactMap { $0.own.first { $0.id == id } }.first
    return own?.debugText() ?? "?"
  }

  // MARK: Queries

  func constraints(affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    update()
    guard let entry = entry(ifKnown: item) else { return [] }
    let ids = [entry.start(axis), entry.length(axis)].flatMap(solver.constraints(affecting:))
    var found: [NSLayoutConstraint] = []
    for constraint in ids.compactMap({ self.constraint($0) })
    where !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    return found
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    update()
    guard let entry = entry(ifKnown: item) else { return false }
    return [entry.x, entry.y, entry.width, entry.height].contains(where: solver.isAmbiguous)
  }

  /// Moves an item with an ambiguous frame to another valid frame.
  func exerciseAmbiguity(of item: any LayoutItem) {
    guard isAmbiguous(item), let entry = entry(ifKnown: item) else { return }
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      solver.exerciseAmbiguity(of: variable)
    }
    markMoved()
  }
}
