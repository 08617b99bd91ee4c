// Updates of rows and sections. Steps Tables.TB80…TB84.
extension UITableView {
  // MARK: Rows

  /// Configures the existing cells of rows again.
  func reconfigure(_ indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = visible[path], let dataSource else { continue }
      reconfigured = (path, cell)
      let new = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      programmingPrecondition(new === cell, "a reconfigured row must keep its cell")
      configure(cell, for: path)
      if !measuresRows { continue }
      rowLayout.set(measureHeight(cell, at: path), at: path)
    }
    updateContentSize()
    setNeedsLayout()
  }

  // MARK: Internals

  /// Whether the cells determine the heights of rows.
  private var measuresRows: Bool { rowHeight < 0 }

  func record(_ change: (inout TableUpdate) -> Void) {
    beginBatch()
    change(&pendingUpdate)
    endBatch(nil)
  }

  func beginBatch() {
    // The numbers before the first update are the reference (Tables.TB82).
    if batchDepth == 0, !needsRowCounts { updateLayoutIfNeeded() }
    batchDepth += 1
  }

  func endBatch(_ completion: ((Bool) -> Void)?) {
    batchDepth -= 1
    if let completion { completions.append(completion) }
    guard batchDepth == 0 else { return }
    prefetcher.reset()
    let (change, completions) = (pendingUpdate, completions)
    (pendingUpdate, self.completions) = (TableUpdate(), [])
    let notify = { (isFinished: Bool) in for completion in completions { completion(isFinished) } }
    guard !needsRowCounts, dataSource != nil else {
      // Nothing was shown yet, so there is nothing to animate (Tables.TB82). Without a data source
      // there is nothing that the update could contradict.
      setNeedsLayout()
      return notify(true)
    }
    commit(change, notify)
  }

  /// Performs a batch of updates (Tables.TB81…TB84).
  func commit(_ change: TableUpdate, _ notify: @escaping (Bool) -> Void) {
    let before = rowLayout
    let counts = requestRowCounts()
    let mismatch = change.mismatch(
      before: before.sections.map(\.rows.count), after: counts)
    if let mismatch {
      NSException(name: .internalInconsistencyException, reason: mismatch).raise()
    }
    endHighlight(animated: false)
    swipe?.cancelForUpdate()
    measuredHeadersAndFooters = [:]
    let oldHeadersAndFooters = removeHeadersAndFooters(change)
    let exits = removeCells(change)
    selectedRows = selectedRows.compactMap { change.newPath(of: $0) }
    rowLayout = TableLayout(
      counts.indices.map { index in
        let old = change.oldSection(of: index).flatMap {
          change.isReloaded(section: $0) ? nil : before.sections[$0]
        }
        return computeSection(index, rows: rows(counts[index], in: index, old: old, change))
      }, from: firstSectionTop)
    needsHeights = false
    // A layout pass in between would move all views to their places at once.
    isLayingOut = true
    UIView.performWithoutAnimation { loadEnteringCells(change, before: before) }
    isLayingOut = false
    let entries = self.entries(change)
    let duration =
      window == nil || exits.isEmpty && entries.isEmpty && visible.isEmpty
      ? 0 : TableMetrics.updateDuration
    UIView.performWithoutAnimation {
      for entry in entries { entry.cell.show(entry.animation, isOut: true) }
    }
    let stayingCells = Set(visible.values.map { ObjectIdentifier($0) })
    heldCells.formUnion(stayingCells)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      updateContentSize()
      let goal = limited(contentOffset)
      if goal != contentOffset, !isDragging, !isDecelerating { bounds.origin = goal }
      for (path, cell) in visible { layOut(cell, at: path) }
      for entry in entries { entry.cell.show(entry.animation, isOut: false) }
      for exit in exits { exit.cell.show(exit.animation, isOut: true) }
      for view in oldHeadersAndFooters { view.alpha = 0 }
      layOutVisibleViews()
    } completion: { [self] isFinished in
      for exit in exits {
        exit.cell.show(.none, isOut: false)
        release(exit.cell, from: exit.path)
      }
      for view in oldHeadersAndFooters {
        view.removeFromSuperview()
        view.alpha = 1
        pool.recycle(headerFooterView: view)
      }
      heldCells.subtract(stayingCells)
      setNeedsLayout()
      notify(isFinished)
    }
  }

  /// Returns the heights of a section's rows, keeping those that are known (Tables.TB83).
  private func rows(
    _ count: Int, in section: Int, old: TableLayout.Section?, _ change: TableUpdate
  ) -> RowHeights {
    var rows = computeHeights(count, in: section)
    guard old != nil, count > 0, !rows.isKnown(0) else { return rows }
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      guard let former = change.oldPath(of: path), rowLayout.contains(former),
        rowLayout.sections[former.section].rows.isKnown(former.row),
        !change.reloadedRows.contains(where: { $0.position == former })
      else { continue }
      rows.set(rowLayout.height(of: former), at: row)
    }
    return rows
  }

  /// Removes the cells of deleted and reloaded rows from the visible ones and gives the others
  /// their new paths.
  private func removeCells(_ change: TableUpdate) -> [RowTransition] {
    var exits: [RowTransition] = []
    var stay: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in visible {
      let reload = change.reloadedRows.first { $0.position == path }
      if reload == nil, let new = change.newPath(of: path) {
        stay[new] = cell
        continue
      }
      let animation = reload?.animation ?? change.exitAnimation(of: path) ?? .fade
      leavingCells[ObjectIdentifier(cell)] = cell
      sendSubviewToBack(cell)
      exits.append(RowTransition(path: path, cell: cell, animation: animation))
    }
    if let backgroundView { sendSubviewToBack(backgroundView) }
    visible = stay
    return exits
  }

  /// Removes the headers and footers of deleted and reloaded sections and gives the others their
  /// new indices.
  private func removeHeadersAndFooters(_ change: TableUpdate) -> [UIView] {
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
    (headerViews, footerViews) = (sort(headerViews), sort(footerViews))
    return gone
  }

  /// Loads the cells of rows that enter, those of moved rows at their former positions
  /// (Tables.TB84).
  private func loadEnteringCells(_ change: TableUpdate, before: TableLayout) {
    var goal = limited(
      contentOffset, height: rowLayout.bottom + (tableFooterView?.frame.height ?? 0))
    if isDragging || isDecelerating { goal = contentOffset }
    let wanted = paths(in: CGRect(origin: goal, size: bounds.size))
    var previous: UITableViewCell?
    for path in wanted {
      let isNew = visible[path] == nil
      let cell = visible[path] ?? load(path, after: previous)
      if !rowLayout.sections[path.section].rows.isKnown(path.row) {
        rowLayout.set(measureHeight(cell, at: path), at: path)
      }
      if isNew {
        layOut(cell, at: path)
        if let old = change.oldPath(of: path), before.contains(old),
          !change.reloadedRows.contains(where: { $0.position == old })
        {
          cell.frame.origin.y = before.top(of: old)
        } else {
          enteringCells.append((path, cell))
        }
        cell.layoutIfNeeded()
      }
      previous = cell
    }
  }

  private func entries(_ change: TableUpdate) -> [RowTransition] {
    defer { enteringCells = [] }
    return enteringCells.map { path, cell in
      layOut(cell, at: path)
      let old = change.oldPath(of: path)
      let animation = change.entryAnimation(of: path, from: old) ?? .fade
      return RowTransition(path: path, cell: cell, animation: animation)
    }
  }

  /// Returns the nearest resting offset for a height of the content.
  private func limited(_ offset: CGPoint, height: CGFloat) -> CGPoint {
    let insets = adjustedContentInset
    let last = max(-insets.top, height + insets.bottom - bounds.height)
    return CGPoint(x: offset.x, y: min(max(offset.y, -insets.top), last))
  }
}

extension UITableViewCell {
  /// Sets the hidden state of an animation, or the visible one.
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

extension UITableView {
  /// Performs several updates at once (Tables.TB80).
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports the changes to the table.
  ///   - completion: A closure that is called after the animation; its parameter is whether it
  ///     finished.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      let optional: (() -> Void)? = updates
      performBatchUpdates(optional, completion: completion)
    }
  }
}
