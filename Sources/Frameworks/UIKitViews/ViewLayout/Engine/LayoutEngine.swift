import TactusLinearConstraints
import TactusThreads

/// A solver of the frames of all views in a tree that take part in constraints (ViewLayout.VL4…).
@MainActor
final class LayoutEngine {
  /// The root view of the tree.
  private(set) weak var root: UIView?
  /// Whether the engine only computes the fitting size of the root.
  let isMeasuring: Bool
  var solver = LinearSolver()
  private(set) var entries: [LayoutEntry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The entries of removed items, which are removed together, before the next solution.
  private var forgottenEntries: Set<Int> = []
  private var ids: [ObjectIdentifier: LinearConstraintID] = [:]
  private var constraints: [LinearConstraintID: NSLayoutConstraint] = [:]
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
    if !isMeasuring { root?.layer.setNeedsLayout() }
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
    if let id = ids.removeValue(forKey: ObjectIdentifier(constraint)) {
      solver.remove(id)
      constraints[id] = nil
      baselines.removeAll { $0 === constraint }
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
    guard let id = ids[ObjectIdentifier(constraint)] else { return }
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
    invalidate()
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
        if let id = ids.removeValue(forKey: ObjectIdentifier(constraint)) {
          solver.remove(id)
          constraints[id] = nil
        }
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
    guard let index = indices.removeValue(forKey: ObjectIdentifier(item)) else { return }
    let entry = entries[index]
    removeOwn(entry)
    for variable in [entry.x, entry.y, entry.width, entry.height] {
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
    for (place, entry) in entries.enumerated() { indices[ObjectIdentifier(entry.item)] = place }
    forgottenEntries = []
  }

  private func removeOwn(_ entry: LayoutEntry) {
    for own in entry.own { solver.remove(own.id) }
    entry.own = []
    entry.contentSize = nil
    entry.wrappedWidth = nil
  }

  // MARK: Solving

  /// Returns the entry of an item, if there is one.
  func entry(ifKnown item: any LayoutItem) -> LayoutEntry? {
    indices[ObjectIdentifier(item)].map { entries[$0] }
  }

  /// Returns the entry of an item, and adds one if needed.
  func entry(_ item: any LayoutItem) -> LayoutEntry {
    if let entry = self.entry(ifKnown: item) { return entry }
    let entry = LayoutEntry(item, in: solver)
    indices[ObjectIdentifier(item)] = entries.count
    entries.append(entry)
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
      guard let id = ids[ObjectIdentifier(constraint)] else { continue }
      solver.setConstant(linear(constraint).constant, of: id)
    }
    // Outer items come first, as inner ones may depend on them.
    var index = 0
    while index < entries.count {
      updateOwn(entries[index])
      index += 1
    }
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
    guard ids[ObjectIdentifier(constraint)] == nil else { return }
    constraint.checkAxes()
    let id = solver.add(linear(constraint))
    ids[ObjectIdentifier(constraint)] = id
    constraints[id] = constraint
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      baselines.append(constraint)
    }
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
      let chosen = ids.last { constraints[$0] != nil } ?? ids[ids.count - 1]
      LayoutConflict.report(ids.map(debugText), broken: debugText(chosen))
      return chosen
    }
  }

  private func debugText(_ id: LinearConstraintID) -> String {
    if let constraint = constraints[id] { return constraint.debugText }
    let own = entries.lazy.compactMap { $0.own.first { $0.id == id } }.first
    return own?.debugText() ?? "?"
  }

  /// Measures the views whose height depends on their width again, in their solved width
  /// (ViewLayout.VL6).
  private func wrapContents() {
    for _ in 0..<Self.wrapLimit {
      var hasChanged = false
      for entry in entries where wrap(entry) { hasChanged = true }
      guard hasChanged else { return }
      solve()
    }
  }

  /// The maximum number of passes when content changes the width that it is measured in.
  ///
  /// - Source: guess; once is what it takes where the width is given.
  private static let wrapLimit = 3

  // MARK: Queries

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

  /// Moves an item with an ambiguous frame to another valid frame.
  func exerciseAmbiguity(of item: any LayoutItem) {
    guard isAmbiguous(item), let entry = entry(ifKnown: item) else { return }
    for variable in [entry.x, entry.y, entry.width, entry.height] {
      solver.exerciseAmbiguity(of: variable)
    }
    markMoved()
  }
}
