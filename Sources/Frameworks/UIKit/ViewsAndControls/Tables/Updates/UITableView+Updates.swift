// Changes of rows and sections that are seen to happen. Steps TB80…TB84 are in
// `Documentation/Behaviour/Tables.md`.
extension UITableView {
  // MARK: Batches

  /// Makes several changes at once (TB80).
  ///
  /// - Parameters:
  ///   - updates: Changes what the data source says, and tells the table what is changed.
  ///   - completion: Is told when all is where it belongs, and whether that was not broken off.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    open()
    updates?()
    close(completion)
  }

  /// Begins to gather changes.
  public func beginUpdates() { open() }
  /// Makes the changes that were gathered.
  public func endUpdates() { close(nil) }

  /// Whether it has changes that it has not shown yet.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }

  // MARK: Rows

  /// Has rows come; the paths are those of afterwards.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    gather { $0.insertedRows += indexPaths.map { ($0, animation) } }
  }

  /// Has rows go; the paths are those of before.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    gather { $0.deletedRows += indexPaths.map { ($0, animation) } }
  }

  /// Asks for rows anew; the paths are those of before.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    gather { $0.reloadedRows += indexPaths.map { ($0, animation) } }
  }

  /// Has a row be elsewhere.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    gather { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Asks for rows anew that keep their cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = visible[path], let dataSource else { continue }
      reconfigured = (path, cell)
      let new = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      precondition(new === cell, "a row that is reconfigured has to keep its cell")
      prepare(cell, for: path)
      if !measuresRows { continue }
      places.set(measure(cell, at: path), at: path)
    }
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: Sections

  /// Has sections come; the numbers are those of afterwards.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    gather { $0.insertedSections += sections.map { ($0, animation) } }
  }

  /// Has sections go; the numbers are those of before.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    gather { $0.deletedSections += sections.map { ($0, animation) } }
  }

  /// Asks for sections anew; the numbers are those of before.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    gather { $0.reloadedSections += sections.map { ($0, animation) } }
  }

  /// Has a section be elsewhere.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    gather { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Internals

  /// Whether heights of rows follow from their cells.
  private var measuresRows: Bool { rowHeight < 0 }

  private func gather(_ change: (inout TableUpdate) -> Void) {
    open()
    change(&update)
    close(nil)
  }

  private func open() {
    // TB82. What it knows before the first change is what it goes by.
    if updateDepth == 0, !hasNewRows { ensureMap() }
    updateDepth += 1
  }

  private func close(_ completion: ((Bool) -> Void)?) {
    updateDepth -= 1
    if let completion { completions.append(completion) }
    guard updateDepth == 0 else { return }
    let (change, completions) = (update, completions)
    (update, self.completions) = (TableUpdate(), [])
    let tell = { (isFinished: Bool) in for completion in completions { completion(isFinished) } }
    guard !hasNewRows else {
      // TB82. Nothing was shown yet, and so nothing can be seen to change.
      setNeedsLayout()
      return tell(true)
    }
    commit(change, tell)
  }

  /// TB81…TB84: shows what has changed.
  func commit(_ change: TableUpdate, _ tell: @escaping (Bool) -> Void) {
    let before = places
    let counts = countRows()
    let contradiction = change.contradiction(
      before: before.sections.map(\.rows.count), after: counts)
    if let contradiction {
      NSException(name: .internalInconsistencyException, reason: contradiction).raise()
    }
    letGoOfTouch(animated: false)
    swipe?.leave()
    measuredHeads = [:]
    let oldEnds = takeEnds(change)
    let exits = takeLeavers(change)
    chosen = chosen.compactMap { change.newPath(of: $0) }
    places = TableMap(
      counts.indices.map { index in
        let old = change.oldSection(of: index).flatMap {
          change.isReloaded(section: $0) ? nil : before.sections[$0]
        }
        return makeSection(index, rows: rows(counts[index], in: index, old: old, change))
      }, from: topOfRows)
    hasNewHeights = false
    // What is laid out on the way would bring all to its place at once.
    isShowing = true
    UIView.performWithoutAnimation { showEntries(change, before: before) }
    isShowing = false
    let entries = self.entries(change)
    let duration =
      window == nil || exits.isEmpty && entries.isEmpty && visible.isEmpty
      ? 0 : TableMeasures.change
    UIView.performWithoutAnimation {
      for entry in entries { entry.cell.show(entry.animation, isOut: true) }
    }
    let keptCells = Set(visible.values.map { ObjectIdentifier($0) })
    held.formUnion(keptCells)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      updateContentSize()
      let goal = limited(contentOffset)
      if goal != contentOffset, !isDragging, !isDecelerating { bounds.origin = goal }
      for (path, cell) in visible { fit(cell, at: path) }
      for entry in entries { entry.cell.show(entry.animation, isOut: false) }
      for exit in exits { exit.cell.show(exit.animation, isOut: true) }
      for view in oldEnds { view.alpha = 0 }
      showAll()
    } completion: { [self] isFinished in
      for exit in exits {
        exit.cell.show(.none, isOut: false)
        release(exit.cell, from: exit.path)
      }
      for view in oldEnds {
        view.removeFromSuperview()
        view.alpha = 1
        pool.take(head: view)
      }
      held.subtract(keptCells)
      setNeedsLayout()
      tell(isFinished)
    }
  }

  /// The heights of a section's rows, of those that were there as they were (TB83).
  private func rows(
    _ count: Int, in section: Int, old: TableMap.Section?, _ change: TableUpdate
  ) -> HeightList {
    var rows = makeRows(count, in: section)
    guard old != nil, count > 0, !rows.isKnown(0) else { return rows }
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      guard let former = change.oldPath(of: path), places.contains(former),
        places.sections[former.section].rows.isKnown(former.row),
        !change.reloadedRows.contains(where: { $0.place == former })
      else { continue }
      rows.set(places.height(of: former), at: row)
    }
    return rows
  }

  /// Takes the cells out of sight whose rows go, or are asked for anew, and gives others their new paths.
  private func takeLeavers(_ change: TableUpdate) -> [RowExit] {
    var exits: [RowExit] = []
    var stay: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in visible {
      let reload = change.reloadedRows.first { $0.place == path }
      if reload == nil, let new = change.newPath(of: path) {
        stay[new] = cell
        continue
      }
      let animation =
        reload?.animation ?? change.deletedRows.first { $0.place == path }?.animation
        ?? change.deletedSections.first { $0.place == path.section }?.animation
        ?? change.reloadedSections.first { $0.place == path.section }?.animation ?? .fade
      leaving[ObjectIdentifier(cell)] = cell
      sendSubviewToBack(cell)
      exits.append(RowExit(path: path, cell: cell, animation: animation))
    }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    visible = stay
    return exits
  }

  /// The same of headers and footers.
  private func takeEnds(_ change: TableUpdate) -> [UIView] {
    var gone: [UIView] = []
    func sort(_ views: [Int: UIView]) -> [Int: UIView] {
      var stay: [Int: UIView] = [:]
      for (section, view) in views {
        if let new = change.newSection(of: section), !change.isReloaded(section: section) {
          stay[new] = view
        } else {
          gone.append(view)
        }
      }
      return stay
    }
    (heads, feet) = (sort(heads), sort(feet))
    return gone
  }

  /// TB84: has cells for rows that come into sight, those that were elsewhere at their former places.
  private func showEntries(_ change: TableUpdate, before: TableMap) {
    var goal = limited(contentOffset, height: places.bottom + (tableFooterView?.frame.height ?? 0))
    if isDragging || isDecelerating { goal = contentOffset }
    let wanted = paths(in: CGRect(origin: goal, size: bounds.size))
    var previous: UITableViewCell?
    for path in wanted {
      let isNew = visible[path] == nil
      let cell = visible[path] ?? load(path, after: previous)
      if !places.sections[path.section].rows.isKnown(path.row) {
        places.set(measure(cell, at: path), at: path)
      }
      if isNew {
        fit(cell, at: path)
        if let old = change.oldPath(of: path), before.contains(old),
          !change.reloadedRows.contains(where: { $0.place == old })
        {
          cell.frame.origin.y = before.top(of: old)
        } else {
          arriving.append((path, cell))
        }
        cell.layoutIfNeeded()
      }
      previous = cell
    }
  }

  private func entries(_ change: TableUpdate) -> [RowExit] {
    defer { arriving = [] }
    return arriving.map { path, cell in
      fit(cell, at: path)
      let old = change.oldPath(of: path)
      let reload = change.reloadedRows.first { $0.place == old }
      let section = change.oldSection(of: path.section)
      let animation =
        change.insertedRows.first { $0.place == path }?.animation ?? reload?.animation
        ?? change.insertedSections.first { $0.place == path.section }?.animation
        ?? change.reloadedSections.first { $0.place == section }?.animation ?? .fade
      return RowExit(path: path, cell: cell, animation: animation)
    }
  }

  /// An offset as near as it can rest when the content is so high.
  private func limited(_ offset: CGPoint, height: CGFloat) -> CGPoint {
    let insets = adjustedContentInset
    let last = max(-insets.top, height + insets.bottom - bounds.height)
    return CGPoint(x: offset.x, y: min(max(offset.y, -insets.top), last))
  }
}

/// A row that goes or comes, and how.
struct RowExit {
  let path: IndexPath
  let cell: UITableViewCell
  let animation: UITableView.RowAnimation
}

extension UITableViewCell {
  /// Puts it out of sight in the manner of an animation, or back.
  fileprivate func show(_ animation: UITableView.RowAnimation, isOut: Bool) {
    guard isOut else {
      (alpha, transform) = (1, .identity)
      return
    }
    switch animation {
    case .none, .fade, .automatic, .middle: alpha = 0
    case .right: transform = CGAffineTransform(translationX: bounds.width, y: 0)
    case .left: transform = CGAffineTransform(translationX: -bounds.width, y: 0)
    case .top: (transform, alpha) = (CGAffineTransform(translationX: 0, y: -bounds.height), 0)
    case .bottom: (transform, alpha) = (CGAffineTransform(translationX: 0, y: bounds.height), 0)
    }
  }
}
