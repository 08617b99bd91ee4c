// Which rows there are, and where. Steps TB2, TB16 are in `Documentation/Behaviour/Tables.md`.
extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { map.sections.count }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int { map.sections[section].rows.count }

  // MARK: Registering

  /// Says of which class cells of a kind are; nil for none.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    precondition(
      cellClass == nil || cellClass is UITableViewCell.Type,
      "\(String(describing: cellClass)) is no class of cells")
    pool.register(cellClass as? UITableViewCell.Type, identifier)
  }

  /// Says of which class headers and footers of a kind are; nil for none.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    precondition(
      aClass == nil || aClass is UITableViewHeaderFooterView.Type,
      "\(String(describing: aClass)) is no class of headers and footers")
    pool.register(aClass as? UITableViewHeaderFooterView.Type, identifier)
  }

  // MARK: Cells

  /// The cells that are seen, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    showIfNew()
    return visible.keys.sorted().filter { isSeen($0) }.compactMap { visible[$0] }
  }

  /// The rows that are seen, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath]? {
    showIfNew()
    return visible.keys.sorted().filter { isSeen($0) }
  }

  /// The cell of a row; nil if it is not seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showIfNew()
    return visible[indexPath]
  }

  /// The row that a cell shows; nil if it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key
  }

  /// A section's header; nil if it is not seen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showIfNew()
    return heads[section] as? UITableViewHeaderFooterView
  }

  /// A section's footer; nil if it is not seen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    showIfNew()
    return feet[section] as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// Where a section is, with its header and its footer.
  public func rect(forSection section: Int) -> CGRect {
    let part = map.sections[section]
    return CGRect(x: 0, y: part.top, width: bounds.width, height: part.bottom - part.top)
  }

  /// Where a section's header is, if it is not held in sight.
  public func rectForHeader(inSection section: Int) -> CGRect {
    let part = map.sections[section]
    return CGRect(x: sideInset, y: part.headerTop, width: rowWidth, height: part.header)
  }

  /// Where a section's footer is, if it is not held in sight.
  public func rectForFooter(inSection section: Int) -> CGRect {
    let part = map.sections[section]
    return CGRect(x: sideInset, y: part.footerTop, width: rowWidth, height: part.footer)
  }

  /// Where a row is; nowhere if there is no such row.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard map.contains(indexPath) else { return .zero }
    return CGRect(
      x: sideInset, y: places.top(of: indexPath), width: rowWidth,
      height: places.height(of: indexPath))
  }

  /// The row at a point; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= sideInset, point.x < sideInset + rowWidth else { return nil }
    return map.row(at: point.y)
  }

  /// The rows in a rectangle, from top to bottom.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    ensureMap()
    return paths(in: rect)
  }

  // MARK: Scrolling

  /// Brings a row into sight (TB16).
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    ensureMap()
    if indexPath.row == NSNotFound, places.sections.indices.contains(indexPath.section) {
      let part = places.sections[indexPath.section]
      return scroll(
        to: CGRect(x: 0, y: part.top, width: 1, height: part.bottom - part.top), scrollPosition,
        animated: animated)
    }
    precondition(map.contains(indexPath), "there is no row \(indexPath) to scroll to")
    var rect = rectForRow(at: indexPath)
    if style == .plain {
      // What stays in sight above covers as much.
      let header = places.sections[indexPath.section].header
      if scrollPosition == .top || scrollPosition == .none {
        rect = CGRect(
          x: rect.minX, y: rect.minY - header, width: rect.width, height: rect.height + header)
      }
    }
    scroll(to: rect, scrollPosition, animated: animated)
  }

  /// Brings the row into sight that was selected first.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = chosen.first else { return }
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

  /// Has what was forgotten be shown at once, for who asks about cells.
  private func showIfNew() {
    if hasNewRows || hasNewHeights, !isShowing, updateDepth == 0 { showAll() }
  }

  private func isSeen(_ path: IndexPath) -> Bool {
    guard places.contains(path) else { return false }
    let top = places.top(of: path)
    return top < bounds.maxY && top + places.height(of: path) > bounds.minY
  }
}
