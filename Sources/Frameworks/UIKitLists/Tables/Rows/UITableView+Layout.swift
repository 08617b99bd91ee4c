// Computation of the layout. Steps Tables.TB10…TB15.
extension UITableView {
  /// The current layout of sections and rows.
  var currentLayout: TableLayout {
    updateLayoutIfNeeded()
    return rowLayout
  }

  /// Reloads all data.
  func reload() {
    closeSwipe(animated: false)
    invalidateRowCounts()
  }

  /// Marks the numbers of rows as invalid (Tables.TB3).
  func invalidateRowCounts() {
    needsRowCounts = true
    sectionIndex.titles = nil
    prefetcher.reset()
    setNeedsLayout()
  }

  /// Marks the heights as invalid; the cells stay.
  func invalidateHeights() {
    needsHeights = true
    setNeedsLayout()
  }

  /// The inset of rows from the edges of the table.
  var sideInset: CGFloat { style == .insetGrouped ? ScreenMargins.current.leading : 0 }

  /// The width of rows.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  func updateLayoutIfNeeded() {
    if measuredWidth != bounds.width, measuredWidth >= 0 { needsHeights = true }
    guard needsRowCounts || needsHeights, !isUpdatingLayout else { return }
    isUpdatingLayout = true
    defer { isUpdatingLayout = false }
    if needsRowCounts { removeAllViews() }
    let counts =
      needsRowCounts ? requestRowCounts() : rowLayout.sections.map(\.rows.count)
    (needsRowCounts, needsHeights, measuredWidth) = (false, false, bounds.width)
    // Delegates may ask for the numbers of rows while they are asked for heights and headers.
    rowLayout = TableLayout(
      counts.map { count in
        TableLayout.Section(
          rows: RowHeights(count: count, each: TableMetrics.rowHeight, isKnown: false))
      }, from: firstSectionTop)
    rowLayout = TableLayout(
      counts.indices.map { computeSection($0, rows: computeHeights(counts[$0], in: $0)) },
      from: firstSectionTop)
    updateContentSize()
  }

  /// Returns the number of rows of each section, as the data source reports it.
  func requestRowCounts() -> [Int] {
    guard let dataSource else { return [] }
    let count = dataSource.numberOfSections(in: self)
    return (0..<max(0, count)).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  var firstSectionTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func updateContentSize() {
    rowLayout.move(to: firstSectionTop)
    let height = rowLayout.bottom + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// Removes all cells, headers and footers.
  private func removeAllViews() {
    endHighlight(animated: false)
    for (path, cell) in visible { release(cell, from: path) }
    for (section, view) in headerViews {
      releaseHeaderFooter(view, HeaderFooterID(section: section, isFooter: false))
    }
    for (section, view) in footerViews {
      releaseHeaderFooter(view, HeaderFooterID(section: section, isFooter: true))
    }
    for view in measuredHeadersAndFooters.values { pool.recycle(headerFooterView: view) }
    (visible, headerViews, footerViews, measuredHeadersAndFooters, selectedRows) = (
      [:], [:], [:], [:], []
    )
  }

  // MARK: Rows

  /// The source of the heights of rows (Tables.TB10).
  private enum HeightSource {
    /// One height for all rows, from the table.
    case table(CGFloat)
    /// The delegate.
    case delegate
    /// The content of the cells, with an estimate.
    case contents(CGFloat)
  }

  /// Returns the result of a delegate method; `nil` if a default implementation returned it.
  private func customAnswer<Value>(_ ask: () -> Value) -> Value? {
    answeredByDefault = false
    let answer = ask()
    return answeredByDefault ? nil : answer
  }

  private func heightSource(for count: Int, in section: Int) -> HeightSource {
    let first = IndexPath(row: 0, section: section)
    let last = IndexPath(row: count - 1, section: section)
    let hasCustomHeights = delegate.map { delegate in
      [first, last].contains { path in
        customAnswer { delegate.tableView(self, heightForRowAt: path) } != nil
      }
    }
    if hasCustomHeights == true { return .delegate }
    if rowHeight >= 0 { return .table(rowHeight) }
    if estimatedRowHeight == 0 { return .table(TableMetrics.rowHeight) }
    return .contents(estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.rowHeight)
  }

  /// Returns the heights of a section's rows, known or estimated (Tables.TB10, Tables.TB11).
  func computeHeights(_ count: Int, in section: Int) -> RowHeights {
    guard count > 0 else { return RowHeights(count: 0, each: 0, isKnown: true) }
    switch heightSource(for: count, in: section) {
    case .table(let height): return RowHeights(count: count, each: height, isKnown: true)
    case .contents(let height):
      return estimates(count, in: section)
        ?? RowHeights(
          count: count, each: height, isKnown: false)
    case .delegate:
      if let estimates = estimates(count, in: section) { return estimates }
      guard estimatedRowHeight == 0 else {
        let estimate = estimatedRowHeight > 0 ? estimatedRowHeight : TableMetrics.rowHeight
        return RowHeights(count: count, each: estimate, isKnown: false)
      }
      let heights = (0..<count).map { row -> CGFloat in
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? 0
        return height >= 0 ? height : TableMetrics.rowHeight
      }
      return RowHeights(heights, areKnown: true)
    }
  }

  /// Returns the delegate's estimates of a section's rows; `nil` if it does not implement the
  /// method.
  private func estimates(_ count: Int, in section: Int) -> RowHeights? {
    guard let delegate else { return nil }
    let first = IndexPath(row: 0, section: section)
    guard customAnswer({ delegate.tableView(self, estimatedHeightForRowAt: first) }) != nil else {
      return nil
    }
    let heights = (0..<count).map { row -> CGFloat in
      let path = IndexPath(row: row, section: section)
      let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
      return estimate > 0 ? estimate : TableMetrics.rowHeight
    }
    return RowHeights(heights, areKnown: false)
  }

  /// Returns the height of a row with a cell (Tables.TB11).
  func measureHeight(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0 { return height }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(0, size.height)
  }

  // MARK: Headers and footers

  func computeSection(_ index: Int, rows: RowHeights) -> TableLayout.Section {
    var section = TableLayout.Section(rows: rows)
    section.header = height(of: HeaderFooterID(section: index, isFooter: false))
    section.footer = height(of: HeaderFooterID(section: index, isFooter: true))
    if style == .plain, section.header > 0 {
      section.gap =
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMetrics.headerGap
    }
    return section
  }

  /// Returns the height of a header or footer (Tables.TB13).
  private func height(of id: HeaderFooterID) -> CGFloat {
    let defaultHeight = id.isFooter ? sectionFooterHeight : sectionHeaderHeight
    let customHeight =
      id.isFooter
      ? delegate?.tableView(self, heightForFooterInSection: id.section)
      : delegate?.tableView(self, heightForHeaderInSection: id.section)
    let height = customHeight ?? defaultHeight
    if height > 0 || height == 0 && style == .plain { return height }
    guard
      let view = measuredHeadersAndFooters[id] ?? headerFooterView(of: id)
        ?? makeHeaderFooterView(id)
    else {
      guard style != .plain else { return 0 }
      let isFirst = !id.isFooter && id.section == 0 && tableHeaderView == nil
      return isFirst ? TableMetrics.firstGroupGap : TableMetrics.groupGap
    }
    if headerFooterView(of: id) !== view { measuredHeadersAndFooters[id] = view }
    if let view = view as? UITableViewHeaderFooterView {
      return view.fittingHeight(inWidth: rowWidth)
    }
    let holdsConstraints = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard holdsConstraints else {
      return style == .plain
        ? TableMetrics.headerHeight : max(view.bounds.height, TableMetrics.groupGap)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func headerFooterView(of id: HeaderFooterID) -> UIView? {
    id.isFooter ? footerViews[id.section] : headerViews[id.section]
  }

  /// Returns the delegate's view, or one with the data source's title; `nil` if there is neither
  /// (Tables.TB14).
  func makeHeaderFooterView(_ id: HeaderFooterID) -> UIView? {
    let customView =
      id.isFooter
      ? delegate?.tableView(self, viewForFooterInSection: id.section)
      : delegate?.tableView(self, viewForHeaderInSection: id.section)
    let title =
      id.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: id.section)
      : dataSource?.tableView(self, titleForHeaderInSection: id.section)
    guard customView != nil || title != nil else { return nil }
    let view = customView ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    let isFirst = id.section == 0 && tableHeaderView == nil
    (view as? UITableViewHeaderFooterView)?.table = self
    (view as? UITableViewHeaderFooterView)?.configure(
      as: style, isFooter: id.isFooter, isFirst: isFirst, title: customView == nil ? title : nil)
    return view
  }
}
