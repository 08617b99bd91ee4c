// How high all is, and where. Steps TB10…TB15 are in `Documentation/Behaviour/Tables.md`.
extension UITableView {
  /// Where sections and rows are.
  var map: TableMap {
    ensureMap()
    return places
  }

  /// TB3: what there is has to be asked for anew.
  func forgetRows() {
    hasNewRows = true
    setNeedsLayout()
  }

  /// Heights have to be found anew; cells stay.
  func forgetHeights() {
    hasNewHeights = true
    setNeedsLayout()
  }

  /// What is free at the sides of rows.
  var sideInset: CGFloat { style == .insetGrouped ? ScreenMargins.current.leading : 0 }

  /// How wide rows are.
  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  func ensureMap() {
    if measuredWidth != bounds.width, measuredWidth >= 0 { hasNewHeights = true }
    guard hasNewRows || hasNewHeights, !isMapping else { return }
    isMapping = true
    defer { isMapping = false }
    if hasNewRows { dropAll() }
    let counts =
      hasNewRows ? countRows() : places.sections.map(\.rows.count)
    (hasNewRows, hasNewHeights, measuredWidth) = (false, false, bounds.width)
    // Who is asked for heights and headers may ask how many rows there are.
    places = TableMap(
      counts.map { count in
        TableMap.Section(rows: HeightList(count: count, each: TableMeasures.row, isKnown: false))
      }, from: topOfRows)
    places = TableMap(
      counts.indices.map { makeSection($0, rows: makeRows(counts[$0], in: $0)) }, from: topOfRows)
    updateContentSize()
  }

  /// How many rows each section has, as the data source says.
  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    let count = dataSource.numberOfSections(in: self)
    return (0..<max(0, count)).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) }
  }

  var topOfRows: CGFloat { tableHeaderView?.frame.height ?? 0 }

  func updateContentSize() {
    places.move(to: topOfRows)
    let height = places.bottom + (tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  /// Takes all cells, headers and footers away.
  private func dropAll() {
    letGoOfTouch(animated: false)
    for (path, cell) in visible { release(cell, from: path) }
    for (section, view) in heads { releaseHead(view, TableEnd(section: section, isFooter: false)) }
    for (section, view) in feet { releaseHead(view, TableEnd(section: section, isFooter: true)) }
    for view in measuredHeads.values { pool.take(head: view) }
    (visible, heads, feet, measuredHeads, chosen) = ([:], [:], [:], [:], [])
  }

  // MARK: Rows

  /// TB10: how heights of rows are found.
  private enum HeightSource {
    /// The table says one for all.
    case table(CGFloat)
    /// The delegate says each.
    case delegate
    /// They follow from what is shown, and may be so high.
    case contents(CGFloat)
  }

  /// Asks the delegate about a row, and says nothing if it has nothing to say.
  private func said<Value>(_ ask: () -> Value) -> Value? {
    wasUnsaid = false
    let answer = ask()
    return wasUnsaid ? nil : answer
  }

  private func source(for count: Int, in section: Int) -> HeightSource {
    let first = IndexPath(row: 0, section: section)
    let last = IndexPath(row: count - 1, section: section)
    let isSaid = delegate.map { delegate in
      [first, last].contains { path in
        said { delegate.tableView(self, heightForRowAt: path) } != nil
      }
    }
    if isSaid == true { return .delegate }
    if rowHeight >= 0 { return .table(rowHeight) }
    if estimatedRowHeight == 0 { return .table(TableMeasures.row) }
    return .contents(estimatedRowHeight > 0 ? estimatedRowHeight : TableMeasures.row)
  }

  /// TB10, TB11: the heights of a section's rows, as far as they are known.
  func makeRows(_ count: Int, in section: Int) -> HeightList {
    guard count > 0 else { return HeightList(count: 0, each: 0, isKnown: true) }
    switch source(for: count, in: section) {
    case .table(let height): return HeightList(count: count, each: height, isKnown: true)
    case .contents(let height):
      return guesses(count, in: section)
        ?? HeightList(
          count: count, each: height, isKnown: false)
    case .delegate:
      if let guesses = guesses(count, in: section) { return guesses }
      guard estimatedRowHeight == 0 else {
        let guess = estimatedRowHeight > 0 ? estimatedRowHeight : TableMeasures.row
        return HeightList(count: count, each: guess, isKnown: false)
      }
      let heights = (0..<count).map { row -> CGFloat in
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? 0
        return height >= 0 ? height : TableMeasures.row
      }
      return HeightList(heights, areKnown: true)
    }
  }

  /// What the delegate thinks how high a section's rows may be; nil if it has nothing to say.
  private func guesses(_ count: Int, in section: Int) -> HeightList? {
    guard let delegate else { return nil }
    let first = IndexPath(row: 0, section: section)
    guard said({ delegate.tableView(self, estimatedHeightForRowAt: first) }) != nil else {
      return nil
    }
    let heights = (0..<count).map { row -> CGFloat in
      let path = IndexPath(row: row, section: section)
      let guess = delegate.tableView(self, estimatedHeightForRowAt: path)
      return guess > 0 ? guess : TableMeasures.row
    }
    return HeightList(heights, areKnown: false)
  }

  /// TB11: how high a row is whose cell is there.
  func measure(_ cell: UITableViewCell, at path: IndexPath) -> CGFloat {
    let said = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if said >= 0 { return said }
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(0, size.height)
  }

  // MARK: Headers and footers

  func makeSection(_ index: Int, rows: HeightList) -> TableMap.Section {
    var section = TableMap.Section(rows: rows)
    section.header = height(of: TableEnd(section: index, isFooter: false))
    section.footer = height(of: TableEnd(section: index, isFooter: true))
    if style == .plain, section.header > 0 {
      section.gap =
        sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableMeasures.headerGap
    }
    return section
  }

  /// TB13: how high a header or footer is.
  private func height(of end: TableEnd) -> CGFloat {
    let usual = end.isFooter ? sectionFooterHeight : sectionHeaderHeight
    let said =
      end.isFooter
      ? delegate?.tableView(self, heightForFooterInSection: end.section)
      : delegate?.tableView(self, heightForHeaderInSection: end.section)
    let height = said ?? usual
    if height > 0 || height == 0 && style == .plain { return height }
    guard let view = measuredHeads[end] ?? heads(of: end) ?? makeHead(end) else {
      guard style != .plain else { return 0 }
      let isFirst = !end.isFooter && end.section == 0 && tableHeaderView == nil
      return isFirst ? TableMeasures.firstGroupGap : TableMeasures.groupGap
    }
    if heads(of: end) !== view { measuredHeads[end] = view }
    if let head = view as? UITableViewHeaderFooterView {
      return head.fittingHeight(inWidth: rowWidth)
    }
    let holdsConstraints = view.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard holdsConstraints else {
      return style == .plain
        ? TableMeasures.header : max(view.bounds.height, TableMeasures.groupGap)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func heads(of end: TableEnd) -> UIView? {
    end.isFooter ? feet[end.section] : heads[end.section]
  }

  /// TB14: the delegate's view, or one with the data source's title; nil where there is neither.
  func makeHead(_ end: TableEnd) -> UIView? {
    let own =
      end.isFooter
      ? delegate?.tableView(self, viewForFooterInSection: end.section)
      : delegate?.tableView(self, viewForHeaderInSection: end.section)
    let title =
      end.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: end.section)
      : dataSource?.tableView(self, titleForHeaderInSection: end.section)
    guard own != nil || title != nil else { return nil }
    let view = own ?? UITableViewHeaderFooterView(reuseIdentifier: nil)
    let isFirst = end.section == 0 && tableHeaderView == nil
    (view as? UITableViewHeaderFooterView)?.dress(
      as: style, isFooter: end.isFooter, isFirst: isFirst, title: own == nil ? title : nil)
    return view
  }
}

/// A header, or a footer.
struct TableEnd: Hashable {
  let section: Int
  let isFooter: Bool
}
