// Queries about rows. Steps Tables.TB2, Tables.TB16.
extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int { currentLayout.sections.count }

  /// Returns the number of rows of a section.
  public func numberOfRows(inSection section: Int) -> Int {
    currentLayout.sections[section].rows.count
  }

  // MARK: Registering

  /// Registers a class of cells under an identifier; `nil` unregisters it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    programmingPrecondition(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "\(String(describing: cellClass)) is not a subclass of UITableViewCell")
    pool.register(cellClass as? UITableViewCell.Type, identifier)
  }

  /// Registers a class of headers and footers under an identifier; `nil` unregisters it.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    programmingPrecondition(
      aClass == nil || aClass is UITableViewHeaderFooterView.Type,
      "\(String(describing: aClass)) is not a subclass of UITableViewHeaderFooterView")
    pool.register(aClass as? UITableViewHeaderFooterView.Type, identifier)
  }

  // MARK: Cells

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layOutIfInvalid()
    return visible.keys.sorted().filter { isVisible($0) }.compactMap { visible[$0] }
  }

  /// The visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfInvalid()
    return visible.keys.sorted().filter { isVisible($0) }
  }

  /// Returns the cell of a row; `nil` if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfInvalid()
    return visible[indexPath]
  }

  /// Returns the row of a cell; `nil` if it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key
  }

  /// Returns the header of a section; `nil` if it is not visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfInvalid()
    return headerViews[section] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; `nil` if it is not visible.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layOutIfInvalid()
    return footerViews[section] as? UITableViewHeaderFooterView
  }

  // MARK: Positions

  /// Returns the rectangle of a section with its header and footer.
  public func rect(forSection section: Int) -> CGRect {
    let part = currentLayout.sections[section]
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
  }

  /// Returns the rectangle of a section's header when it is not pinned.
  public func rectForHeader(inSection section: Int) -> CGRect {
    let part = currentLayout.sections[section]
    return CGRect(x: sideInset, y: part.headerTop, width: rowWidth, height: part.header)
  }

  /// Returns the rectangle of a section's footer when it is not pinned.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let part = currentLayout.sections[section]
    return CGRect(x: sideInset, y: part.footerTop, width: rowWidth, height: part.footer)
  }

  /// Returns the rectangle of a row; zero if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard currentLayout.contains(indexPath) else { return .zero }
    return CGRect(
      x: sideInset, y: rowLayout.top(of: indexPath), width: rowWidth,
      height: rowLayout.height(of: indexPath))
  }

  /// Returns the row at a point; `nil` if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= sideInset, point.x < sideInset + rowWidth else { return nil }
    return currentLayout.row(at: point.y)
  }

  /// Returns the rows in a rectangle, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    updateLayoutIfNeeded()
    return paths(in: rect)
  }

  // MARK: Scrolling

  /// Scrolls a row to a position (Tables.TB16).
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    updateLayoutIfNeeded()
    if indexPath.row == NSNotFound, rowLayout.sections.indices.contains(indexPath.section) {
      let part = rowLayout.sections[indexPath.section]
      return scroll(
        to: CGRect(x: 0, y: part.top, width: 1, height: part.bottom - part.top), scrollPosition,
        animated: animated)
    }
    programmingPrecondition(
      currentLayout.contains(indexPath), "there is no row \(indexPath) to scroll to")
    var rect = rectForRow(at: indexPath)
    if style == .plain {
      // The pinned header covers as much.
      let header = rowLayout.sections[indexPath.section].header
      if scrollPosition == .top || scrollPosition == .none {
        rect = CGRect(
          x: rect.minX, y: rect.minY - header, width: rect.width, height: rect.height + header)
      }
    }
    scroll(to: rect, scrollPosition, animated: animated)
  }

  /// Scrolls to the row that was selected first.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selectedRows.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Internals

  private func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
    updateContentSize()
    let insets = adjustedContentInset
    let free = bounds.height - insets.top - insets.bottom
    let y: CGFloat
    switch position {
    case .none:
      let goal = offset(showing: rect)
      return setContentOffset(goal, animated: animated)
    case .top: y = rect.minY - insets.top
    case .middle: y = rect.midY - insets.top - free / 2
    case .bottom: y = rect.maxY - insets.top - free
    }
    let goal = limited(CGPoint(x: contentOffset.x, y: y))
    guard goal != contentOffset else { return }
    setContentOffset(goal, animated: animated)
  }

  /// Lays out invalid rows at once, before cells are read.
  private func layOutIfInvalid() {
    if needsRowCounts || needsHeights, !isLayingOut, batchDepth == 0 { layOutVisibleViews() }
  }

  private func isVisible(_ path: IndexPath) -> Bool {
    guard rowLayout.contains(path) else { return false }
    let top = rowLayout.top(of: path)
    return top < bounds.maxY && top + rowLayout.height(of: path) > bounds.minY
  }
}
