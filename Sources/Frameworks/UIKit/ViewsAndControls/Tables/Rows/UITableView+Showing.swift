// What is seen of a table. Steps TB4…TB7, TB12, TB15 are in `Documentation/Behaviour/Tables.md`.
extension UITableView {
  /// Shows what is to be seen, and takes away what is not.
  func showAll() {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    ensureMap()
    layOutEnds()
    showRows()
    updateContentSize()
    layOutEnds()
    showHeads()
  }

  private func layOutEnds() {
    backgroundView?.frame = bounds
    place(tableHeaderView, CGRect(x: 0, y: 0, width: bounds.width, height: topOfRows))
    place(
      tableFooterView,
      CGRect(
        x: 0, y: places.bottom, width: bounds.width, height: tableFooterView?.frame.height ?? 0))
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    if let view, view.frame != frame { view.frame = frame }
  }

  // MARK: Rows

  /// TB4, TB12: has cells for the rows that are seen, and none for others.
  private func showRows() {
    // What is measured for the first time can bring other rows into sight.
    for _ in 0..<4 {
      let anchor = visible.keys.filter { !unmeasured($0) && places.contains($0) }.min()
      let before = anchor.map { places.top(of: $0) }
      let wanted = paths(in: bounds)
      for (path, cell) in visible where !wanted.contains(path) && !isHeld(path) {
        visible[path] = nil
        release(cell, from: path)
      }
      var hasChanged = false
      var previous: UITableViewCell?
      for path in wanted {
        let cell = visible[path] ?? load(path, after: previous)
        if unmeasured(path) {
          let height = measure(cell, at: path)
          hasChanged = hasChanged || height != places.height(of: path)
          places.set(height, at: path)
        }
        previous = cell
      }
      guard hasChanged else { break }
      if let anchor, let before, bounds.minY > -adjustedContentInset.top {
        keep(places.top(of: anchor) - before)
      }
    }
    for (path, cell) in visible { fit(cell, at: path) }
  }

  private func unmeasured(_ path: IndexPath) -> Bool {
    places.contains(path) && !places.sections[path.section].rows.isKnown(path.row)
  }

  /// TB12: what is seen stays where it is, though what is above it is higher than was thought.
  private func keep(_ growth: CGFloat) {
    guard growth != 0 else { return }
    updateContentSize()
    mover.shift(by: growth)
  }

  /// The rows that are within a rectangle, from top to bottom.
  func paths(in rect: CGRect) -> [IndexPath] {
    var paths: [IndexPath] = []
    guard rect.height > 0 else { return [] }
    var next = places.firstRow(below: rect.minY)
    while let path = next, places.top(of: path) < rect.maxY {
      paths.append(path)
      next = places.row(after: path)
    }
    return paths
  }

  /// Whether a row's cell stays though it is not seen.
  private func isHeld(_ path: IndexPath) -> Bool {
    guard places.contains(path) else { return false }
    return path == reorder?.path || path == swipe?.path
      || visible[path].map { held.contains(ObjectIdentifier($0)) } == true
  }

  /// TB6: has a cell for a row.
  func load(_ path: IndexPath, after previous: UITableViewCell? = nil) -> UITableViewCell {
    guard let dataSource else { preconditionFailure("a table without a data source has no rows") }
    let cell = ViewAnimation.asIs {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      prepare(cell, for: path)
      return cell
    }
    visible[path] = cell
    ViewAnimation.asIs {
      cell.frame = frame(of: path)
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      cell.isHidden = false
      if let previous, previous.superview === self {
        insertSubview(cell, aboveSubview: previous)
      } else {
        insertSubview(cell, at: lowest)
      }
    }
    return cell
  }

  /// Where views are put that are behind all others but the background.
  var lowest: Int {
    [backgroundView, refreshControl].count { $0?.superview === self }
  }

  /// Gives a cell what it has from the table.
  func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    cell.table = self
    if !cell.hasOwnColor {
      cell.isColoredByTable = true
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      cell.isColoredByTable = false
    }
    let level = delegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level != 0 { cell.indentationLevel = level }
    prepareEditing(cell, for: path)
    if cell.isSelected != chosen.contains(path) {
      cell.setSelected(chosen.contains(path), animated: false)
    }
  }

  /// Where a row's cell is at the moment.
  func frame(of path: IndexPath) -> CGRect {
    var frame = CGRect(
      x: sideInset, y: places.top(of: path), width: rowWidth, height: places.height(of: path))
    if let swipe, swipe.path == path { frame.origin.x += swipe.offset }
    if let reorder { frame = reorder.frame(of: path, usually: frame) }
    return frame
  }

  func fit(_ cell: UITableViewCell, at path: IndexPath) {
    let frame = frame(of: path)
    let rows = places.sections[path.section].rows.count
    let place = CellPlace(style: style, isFirst: path.row == 0, isLast: path.row == rows - 1)
    if cell.place != place || cell.bounds.size != frame.size {
      cell.place = place
      cell.setNeedsLayout()
    }
    if cell.frame != frame { cell.frame = frame }
    guard style == .insetGrouped else { return }
    cell.layer.cornerRadius = place.isFirst || place.isLast ? TableMeasures.groupRadius : 0
    cell.layer.masksToBounds = place.isFirst || place.isLast
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
  }

  /// A cell is seen no more.
  func release(_ cell: UITableViewCell, from path: IndexPath) {
    leaving[ObjectIdentifier(cell)] = nil
    pool.take(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  // MARK: Headers and footers

  /// TB15: headers and footers of the sections that are seen; those of plain tables stay in sight.
  private func showHeads() {
    var (shownHeads, shownFeet): (Set<Int>, Set<Int>) = ([], [])
    if var index = places.section(at: bounds.minY) {
      while index < places.sections.count, places.sections[index].top < bounds.maxY {
        let section = places.sections[index]
        if section.header > 0, showHead(TableEnd(section: index, isFooter: false)) {
          shownHeads.insert(index)
        }
        if section.footer > 0, showHead(TableEnd(section: index, isFooter: true)) {
          shownFeet.insert(index)
        }
        index += 1
      }
    }
    for (section, view) in heads where !shownHeads.contains(section) {
      heads[section] = nil
      releaseHead(view, TableEnd(section: section, isFooter: false))
    }
    for (section, view) in feet where !shownFeet.contains(section) {
      feet[section] = nil
      releaseHead(view, TableEnd(section: section, isFooter: true))
    }
  }

  private func showHead(_ end: TableEnd) -> Bool {
    let known = end.isFooter ? feet[end.section] : heads[end.section]
    let frame = headFrame(end)
    if let known {
      if known.frame != frame { known.frame = frame }
      return true
    }
    guard let view = measuredHeads.removeValue(forKey: end) ?? makeHead(end) else { return false }
    ViewAnimation.asIs {
      view.frame = frame
      if end.isFooter {
        feet[end.section] = view
        delegate?.tableView(self, willDisplayFooterView: view, forSection: end.section)
      } else {
        heads[end.section] = view
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: end.section)
      }
      addSubview(view)
    }
    return true
  }

  func releaseHead(_ view: UIView, _ end: TableEnd) {
    pool.take(head: view)
    if end.isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: end.section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: end.section)
    }
  }

  /// Where a header or footer is at the moment.
  func headFrame(_ end: TableEnd) -> CGRect {
    let section = places.sections[end.section]
    let height = end.isFooter ? section.footer : section.header
    var y = end.isFooter ? section.footerTop : section.headerTop
    if let reorder { y += reorder.shift(of: end) }
    if style == .plain {
      let free = bounds.inset(by: adjustedContentInset)
      if end.isFooter {
        y = max(section.rowsTop, min(y, free.maxY - height))
      } else {
        y = max(y, min(free.minY, section.footerTop - height))
      }
    }
    return CGRect(x: sideInset, y: y, width: rowWidth, height: height)
  }
}

extension ViewAnimation {
  /// Makes something that is not animated, and hands it on.
  static func asIs<Result>(_ body: () -> Result) -> Result {
    let before = areEnabled
    areEnabled = false
    defer { areEnabled = before }
    return body()
  }
}
