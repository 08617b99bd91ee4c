// Visible views of a table. Steps Tables.TB4…TB7, Tables.TB12, Tables.TB15.
extension UITableView {
  /// Shows the visible cells, headers and footers and removes the others.
  func layOutVisibleViews() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    updateLayoutIfNeeded()
    layOutTableHeaderAndFooter()
    layOutRows()
    updateContentSize()
    layOutTableHeaderAndFooter()
    layOutHeadersAndFooters()
    layOutFillerRows()
    layOutSectionIndex()
    updatePrefetching()
  }

  private func layOutTableHeaderAndFooter() {
    backgroundView?.frame = bounds
    setFrame(of: tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: firstSectionTop))
    setFrame(
      of: tableFooterView,
      CGRect(
        x: 0, y: rowLayout.bottom, width: bounds.width, height: tableFooterView?.frame.height ?? 0))
  }

  private func setFrame(of view: UIView?, _ frame: CGRect) {
    if let view, view.frame != frame { view.frame = frame }
  }

  // MARK: Rows

  /// Loads the cells of the visible rows and releases the others (Tables.TB4, Tables.TB12).
  private func layOutRows() {
    // Measured heights can make other rows visible.
    for _ in 0..<4 {
      let anchor = visible.keys.filter { !needsMeasurement($0) && rowLayout.contains($0) }.min()
      let before = anchor.map { rowLayout.top(of: $0) }
      let wanted = paths(in: bounds)
      for (path, cell) in visible where !wanted.contains(path) && !keepsCell(path) {
        visible[path] = nil
        release(cell, from: path)
      }
      var hasChanged = false
      var previous: UITableViewCell?
      for path in wanted {
        let cell = visible[path] ?? load(path, after: previous)
        if needsMeasurement(path) {
          let height = measureHeight(cell, at: path)
          hasChanged = hasChanged || height != rowLayout.height(of: path)
          rowLayout.set(height, at: path)
        }
        previous = cell
      }
      guard hasChanged else { break }
      if let anchor, let before, bounds.minY > -adjustedContentInset.top {
        shiftContent(rowLayout.top(of: anchor) - before)
      }
    }
    for (path, cell) in visible { layOut(cell, at: path) }
  }

  private func needsMeasurement(_ path: IndexPath) -> Bool {
    rowLayout.contains(path) && !rowLayout.sections[path.section].rows.isKnown(path.row)
  }

  /// Keeps visible rows in place when rows above them turn out to have other heights (Tables.TB12).
  private func shiftContent(_ growth: CGFloat) {
    guard growth != 0 else { return }
    updateContentSize()
    scrollDriver.shift(by: growth)
  }

  /// Returns the rows within a rectangle, from top to bottom.
  func paths(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    guard rect.height > 0 else { return [] }
    var next = rowLayout.firstRow(below: rect.minY)
    while let path = next, rowLayout.top(of: path) < rect.maxY {
      paths.append(path)
      next = rowLayout.row(after: path)
    }
    return paths
  }

  /// Returns whether the cell of a row stays although it is not visible.
  private func keepsCell(_ path: IndexPath) -> Bool {
    guard rowLayout.contains(path) else { return false }
    return path == reorder?.path || path == swipe?.path
      || visible[path].map { heldCells.contains(ObjectIdentifier($0)) } == true
  }

  /// Requests the cell of a row (Tables.TB6).
  func load(_ path: IndexPath, after previous: UITableViewCell? = nil) -> UITableViewCell {
    guard let dataSource else { programmingError("the table has no data source") }
    let cell = ViewAnimation.withoutAnimation {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      configure(cell, for: path)
      return cell
    }
    visible[path] = cell
    ViewAnimation.withoutAnimation {
      cell.frame = frame(of: path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      cell.isHidden = false
      if let previous, previous.superview === self {
        insertSubview(cell, aboveSubview: previous)
      } else {
        insertSubview(cell, at: lowestSubviewIndex)
      }
    }
    return cell
  }

  /// The index of the lowest subview above the background and the refresh control.
  var lowestSubviewIndex: Int {
    [backgroundView, refreshControl].count { $0?.superview === self }
  }

  /// Configures a cell with the settings of the table.
  func configure(_ cell: UITableViewCell, for path: IndexPath) {
    cell.table = self
    if !cell.hasCustomColor, cell.configured.background == nil {
      cell.isColoredByTable = true
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      cell.isColoredByTable = false
    }
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level != 0 { cell.indentationLevel = level }
    configureEditing(cell, for: path)
    if cell.isSelected != selectedRows.contains(path) {
      cell.setSelected(selectedRows.contains(path), animated: false)
    }
  }

  /// Returns the current frame of a row's cell.
  func frame(of path: IndexPath) -> CGRect {
    var frame = CGRect(
      x: sideInset, y: rowLayout.top(of: path), width: rowWidth, height: rowLayout.height(of: path))
    if let swipe, swipe.path == path { frame.origin.x += swipe.offset }
    if let reorder { frame = reorder.frame(of: path, atRest: frame) }
    if let dropGap, dropGap.source != path { frame.origin.y += dropGap.shift(of: path) }
    return frame
  }

  func layOut(_ cell: UITableViewCell, at path: IndexPath) {
    let frame = frame(of: path)
    let rows = rowLayout.sections[path.section].rows.count
    let position = CellPosition(style: style, isFirst: path.row == 0, isLast: path.row == rows - 1)
    if cell.position != position || cell.bounds.size != frame.size {
      cell.position = position
      cell.setNeedsLayout()
    }
    if cell.frame != frame { cell.frame = frame }
    guard style == .insetGrouped else { return }
    cell.layer.cornerRadius = position.isFirst || position.isLast ? TableMetrics.groupRadius : 0
    cell.layer.masksToBounds = position.isFirst || position.isLast
    var corners: CACornerMask = []
    if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
  }

  /// Returns a cell to the pool and notifies the delegate.
  func release(_ cell: UITableViewCell, from path: IndexPath) {
    leavingCells[ObjectIdentifier(cell)] = nil
    pool.recycle(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Headers and footers

  /// Shows the headers and footers of the visible sections, which are pinned in plain tables
  /// (Tables.TB15).
  private func layOutHeadersAndFooters() {
    var (shownHeaders, shownFooters): (Set<Int>, Set<Int>) = ([], [])
    if var index = rowLayout.section(at: bounds.minY) {
      while index < rowLayout.sections.count, rowLayout.sections[index].top < bounds.maxY {
        let section = rowLayout.sections[index]
        if section.header > 0, showHeaderFooter(HeaderFooterID(section: index, isFooter: false)) {
          shownHeaders.insert(index)
        }
        if section.footer > 0, showHeaderFooter(HeaderFooterID(section: index, isFooter: true)) {
          shownFooters.insert(index)
        }
        index += 1
      }
    }
    for (section, view) in headerViews where !shownHeaders.contains(section) {
      headerViews[section] = nil
      releaseHeaderFooter(view, HeaderFooterID(section: section, isFooter: false))
    }
    for (section, view) in footerViews where !shownFooters.contains(section) {
      footerViews[section] = nil
      releaseHeaderFooter(view, HeaderFooterID(section: section, isFooter: true))
    }
  }

  private func showHeaderFooter(_ id: HeaderFooterID) -> Bool {
    let known = id.isFooter ? footerViews[id.section] : headerViews[id.section]
    let frame = headerFooterFrame(id)
    if let known {
      if known.frame != frame { known.frame = frame }
      return true
    }
    guard let view = measuredHeadersAndFooters.removeValue(forKey: id) ?? makeHeaderFooterView(id)
    else { return false }
    ViewAnimation.withoutAnimation {
      view.frame = frame
      if id.isFooter {
        footerViews[id.section] = view
        delegate?.tableView(self, willDisplayFooterView: view, forSection: id.section)
      } else {
        headerViews[id.section] = view
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: id.section)
      }
      addSubview(view)
    }
    return true
  }

  func releaseHeaderFooter(_ view: UIView, _ id: HeaderFooterID) {
    pool.recycle(headerFooterView: view)
    if id.isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: id.section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: id.section)
    }
  }

  /// Returns the current frame of a header or footer.
  func headerFooterFrame(_ id: HeaderFooterID) -> CGRect {
    let section = rowLayout.sections[id.section]
    let height = id.isFooter ? section.footer : section.header
    var y = id.isFooter ? section.footerTop : section.headerTop
    if let reorder { y += reorder.shift(of: id) }
    if let dropGap { y += dropGap.shift(ofHeaderIn: id.section, isFooter: id.isFooter) }
    if style == .plain {
      let free = bounds.inset(by: adjustedContentInset)
      if id.isFooter {
        y = max(section.rowsTop, min(y, free.maxY - height))
      } else {
        y = max(y, min(free.minY, section.footerTop - height))
      }
    }
    return CGRect(x: sideInset, y: y, width: rowWidth, height: height)
  }
}

extension ViewAnimation {
  /// Runs a closure without animations and returns its result.
  static func withoutAnimation<Result>(_ body: () -> Result) -> Result {
    let before = areEnabled
    areEnabled = false
    defer { areEnabled = before }
    return body()
  }
}
