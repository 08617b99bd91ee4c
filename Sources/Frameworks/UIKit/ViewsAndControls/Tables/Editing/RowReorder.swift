/// A row that people move by its grip.
///
/// Steps TB48, TB49 are in `Documentation/Behaviour/Tables.md`.
@MainActor
final class RowReorder {
  /// The row, as it was before.
  let path: IndexPath
  private unowned let table: UITableView
  private let cell: UITableViewCell
  /// Where it would go now.
  private var target: IndexPath
  private let height: CGFloat
  /// How far the finger is below the top of the row.
  private let hold: CGFloat
  private var y: CGFloat
  private let generator = UISelectionFeedbackGenerator()

  private init(_ table: UITableView, _ path: IndexPath, _ cell: UITableViewCell, at y: CGFloat) {
    (self.table, self.path, self.cell, target) = (table, path, cell, path)
    let rect = table.rectForRow(at: path)
    (height, hold, self.y) = (rect.height, y - rect.minY, rect.minY)
    table.bringSubviewToFront(cell)
    generator.prepare()
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 4
    cell.layer.shadowOffset = .zero
  }

  /// Has a cell be moved by its grip.
  static func watch(_ cell: UITableViewCell) {
    guard let grip = cell.grip, grip.gestureRecognizers?.isEmpty != false else { return }
    grip.isUserInteractionEnabled = true
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.onAction { [weak cell] press in
      guard let cell, let table = cell.table else { return }
      let y = press.location(in: table).y
      switch press.state {
      case .began:
        guard table.reorder == nil, let path = table.indexPath(for: cell) else { return }
        table.letGoOfTouch(animated: false)
        table.reorder = RowReorder(table, path, cell, at: y)
      case .changed: table.reorder?.follow(y)
      case .ended: table.reorder?.end(isCancelled: false)
      case .cancelled, .failed: table.reorder?.end(isCancelled: true)
      case .possible: break
      }
    }
    grip.addGestureRecognizer(press)
  }

  /// TB48: the row follows the finger, and the others make room.
  private func follow(_ finger: CGFloat) {
    y = finger - hold
    table.fit(cell, at: path)
    let proposed = place(at: y + height / 2)
    guard proposed != target else { return }
    let wanted =
      table.delegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard wanted != target else { return }
    target = wanted
    generator.selectionChanged()
    UIView.animate(
      withDuration: TableMeasures.change, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      for (path, cell) in table.visible { table.fit(cell, at: path) }
      for (section, view) in table.heads {
        view.frame = table.headFrame(TableEnd(section: section, isFooter: false))
      }
      for (section, view) in table.feet {
        view.frame = table.headFrame(TableEnd(section: section, isFooter: true))
      }
    }
  }

  /// TB49: the row is where it was let go of.
  private func end(isCancelled: Bool) {
    if isCancelled { target = path }
    table.reorder = nil
    cell.layer.shadowOpacity = 0
    if target != path {
      table.dataSource?.tableView(table, moveRowAt: path, to: target)
      var update = TableUpdate()
      update.movedRows = [(path, target)]
      table.commit(update) { _ in }
      return
    }
    UIView.animate(
      withDuration: TableMeasures.change, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      for (path, cell) in table.visible { table.fit(cell, at: path) }
    }
  }

  /// Where the row would be if its middle was at a height.
  private func place(at y: CGFloat) -> IndexPath {
    let map = table.places
    guard let section = map.section(at: y) else { return path }
    let part = map.sections[section]
    let count = part.rows.count
    guard count > 0 else { return IndexPath(row: 0, section: section) }
    if y < part.rowsTop { return IndexPath(row: 0, section: section) }
    let isOwn = section == path.section
    if y >= part.footerTop { return IndexPath(row: isOwn ? count - 1 : count, section: section) }
    return IndexPath(row: part.rows.row(at: y - part.rowsTop), section: section)
  }

  // MARK: Others

  /// Where a row is while this one is moved.
  func frame(of other: IndexPath, usually frame: CGRect) -> CGRect {
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

  /// How far a header or footer makes room.
  func shift(of end: TableEnd) -> CGFloat {
    let isBelowStart = end.isFooter ? end.section >= path.section : end.section > path.section
    let isBelowTarget = end.isFooter ? end.section >= target.section : end.section > target.section
    return (isBelowStart ? -height : 0) + (isBelowTarget ? height : 0)
  }
}
