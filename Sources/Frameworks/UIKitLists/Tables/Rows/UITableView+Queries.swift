// Positions of rows. Step Tables.TB16.
extension UITableView {
  // MARK: Scrolling

  /// Scrolls a row to a position (Tables.TB16).
  func bring(
    _ indexPath: IndexPath, to scrollPosition: ScrollPosition, animated: Bool
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

  // MARK: Internals

  /// Returns the layout of a section; traps if there is no such section.
  func sectionLayout(_ section: Int) -> TableLayout.Section {
    let sections = currentLayout.sections
    programmingPrecondition(
      sections.indices.contains(section),
      "there is no section \(section): the table has \(sections.count)")
    return sections[section]
  }

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
  func layOutIfInvalid() {
    if needsRowCounts || needsHeights, !isLayingOut, batchDepth == 0 { layOutVisibleViews() }
  }

  func isVisible(_ path: IndexPath) -> Bool {
    guard rowLayout.contains(path) else { return false }
    let top = rowLayout.top(of: path)
    return top < bounds.maxY && top + rowLayout.height(of: path) > bounds.minY
  }
}
