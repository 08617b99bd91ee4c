/// A drag that moves a row by its reorder control.
///
/// Steps Tables.TB48, Tables.TB49.
@MainActor
final class RowReorder {
  /// The path of the row before the drag.
  let path: IndexPath
  private unowned let table: UITableView
  let cell: UITableViewCell
  /// The path at which the row would be dropped.
  private var target: IndexPath
  private let height: CGFloat
  /// The distance of the touch below the top of the row.
  private let touchOffset: CGFloat
  private var y: CGFloat
  private let lift: GripLift

  private init(_ table: UITableView, _ path: IndexPath, _ cell: UITableViewCell, at y: CGFloat) {
    (self.table, self.path, self.cell, target) = (table, path, cell, path)
    let rect = table.rectForRow(at: path)
    (height, touchOffset, self.y) = (rect.height, y - rect.minY, rect.minY)
    lift = GripLift(cell)
    cell.setNeedsUpdateConfiguration()
  }

  /// Adds the recognizer of drags to a cell's reorder control.
  static func attach(to cell: UITableViewCell) {
    guard let reorderView = cell.reorderView, reorderView.gestureRecognizers?.isEmpty != false
    else { return }
    reorderView.isUserInteractionEnabled = true
    GripLift.attach(to: reorderView) { [weak cell] press in
      guard let cell, let table = cell.table else { return }
      let y = press.location(in: table).y
      switch press.state {
      case .began:
        guard table.reorder == nil, let path = table.indexPath(for: cell) else { return }
        table.endHighlight(animated: false)
        table.reorder = RowReorder(table, path, cell, at: y)
      case .changed: table.reorder?.follow(y)
      case .ended: table.reorder?.end(isCancelled: false)
      case .cancelled, .failed: table.reorder?.end(isCancelled: true)
      case .possible: break
      }
    }
  }

  /// Moves the row with the touch and the other rows out of its way (Tables.TB48).
  private func follow(_ touchY: CGFloat) {
    y = touchY - touchOffset
    table.layOut(cell, at: path)
    let proposed = dropPath(at: y + height / 2)
    guard proposed != target else { return }
    let wanted =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard wanted != target else { return }
    target = wanted
    lift.placeChanged()
    GripLift.animate { [self] in
      for (path, cell) in table.visible { table.layOut(cell, at: path) }
      for (section, view) in table.headerViews {
        view.frame = table.headerFooterFrame(HeaderFooterID(section: section, isFooter: false))
      }
      for (section, view) in table.footerViews {
        view.frame = table.headerFooterFrame(HeaderFooterID(section: section, isFooter: true))
      }
    }
  }

  /// Drops the row (Tables.TB49).
  private func end(isCancelled: Bool) {
    if isCancelled { target = path }
    table.reorder = nil
    cell.setNeedsUpdateConfiguration()
    lift.drop()
    if target != path {
      table.dataSource?.tableView(table, moveRowAt: path, to: target)
      var update = TableUpdate()
      update.movedRows = [(path, target)]
      table.commit(update) { _ in }
      return
    }
    GripLift.animate { [self] in
      for (path, cell) in table.visible { table.layOut(cell, at: path) }
    }
  }

  /// Returns the path of the row if its middle were at a vertical position.
  private func dropPath(at y: CGFloat) -> IndexPath {
    let layout = table.rowLayout
    guard let section = layout.section(at: y) else { return path }
    let part = layout.sections[section]
    let count = part.rows.count
    guard count > 0 else { return IndexPath(row: 0, section: section) }
    if y < part.rowsTop { return IndexPath(row: 0, section: section) }
    let isOwn = section == path.section
    if y >= part.footerTop { return IndexPath(row: isOwn ? count - 1 : count, section: section) }
    return IndexPath(row: part.rows.row(at: y - part.rowsTop), section: section)
  }

  // MARK: Other rows

  /// Returns the frame of a row during the drag.
  func frame(of other: IndexPath, atRest frame: CGRect) -> CGRect {
    var frame = frame
    if other == path {
      frame.origin.y = y
      return frame
    }
    var update = TableUpdate()
    update.movedRows = [(path, target)]
    if other > path { frame.origin.y -= height }
    if let new = update.newPath(of: other), new > target { frame.origin.y += height }
    return frame
  }

  /// Returns the vertical offset of a header or footer during the drag.
  func shift(of id: HeaderFooterID) -> CGFloat {
    let isBelowStart = id.isFooter ? id.section >= path.section : id.section > path.section
    let isBelowTarget = id.isFooter ? id.section >= target.section : id.section > target.section
    return (isBelowStart ? -height : 0) + (isBelowTarget ? height : 0)
  }
}
