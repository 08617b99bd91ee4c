// Deleting, inserting and swiping rows. Steps TB40…TB47 are in `Documentation/Behaviour/Tables.md`.
extension UITableView {
  // MARK: Editing

  /// TB40: has cells show that they are edited, or are no more.
  func showEditing(animated: Bool) {
    letGoOfTouch(animated: false)
    for (path, cell) in visible {
      if !isEditing { deselectRow(at: path, animated: animated) }
      prepareEditing(cell, for: path, animated: animated)
    }
    setNeedsLayout()
  }

  /// Tells a cell what editing does to its row.
  func prepareEditing(_ cell: UITableViewCell, for path: IndexPath, animated: Bool = false) {
    guard isEditing else { return cell.setEditing(false, animated: animated) }
    let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? false
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let editingStyle = isEditable ? style : .none
    if cell.isEditing, cell.editingStyle != editingStyle { cell.setEditing(false, animated: false) }
    cell.editingStyle = editingStyle
    cell.shouldIndentWhileEditing =
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.setEditing(isEditable || cell.showsReorderControl, animated: animated)
    if cell.showsReorderControl { RowReorder.watch(cell) }
  }

  /// TB41: the sign at a cell's beginning was pressed.
  func pressedEditSign(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let dataSource else { return }
    switch cell.editingStyle {
    case .insert: dataSource.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      guard swipe == nil, let configuration = deletion(of: path) else {
        return closeSwipe(animated: true)
      }
      startSwipe(path, cell, configuration, isAtLeft: laysOutFromRight)
      swipe?.end(velocity: laysOutFromRight ? .infinity : -.infinity)
    case .none: break
    }
  }

  /// The button that deletes a row by way of the data source.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, finish in
      guard let self, let path = swipe?.path else { return finish(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  // MARK: Swipes

  /// TB44: begins to uncover what can be done with the row at a point.
  ///
  /// - Returns: Whether there is anything.
  func beginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
    guard swipe == nil, !isEditing, let path = indexPathForRow(at: point), let cell = visible[path]
    else { return false }
    let isLeading = toRight != laysOutFromRight
    guard let configuration = actions(for: path, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    letGoOfTouch(animated: false)
    startSwipe(path, cell, configuration, isAtLeft: toRight)
    return true
  }

  private func startSwipe(
    _ path: IndexPath, _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration,
    isAtLeft: Bool
  ) {
    delegate?.tableView(self, willBeginEditingRowAt: path)
    swipe = RowSwipe(self, path, cell, configuration, isAtLeft: isAtLeft)
  }

  /// TB43: what a swipe uncovers at one end of a row; nil for nothing.
  func actions(for path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource else { return nil }
    wasUnsaid = false
    let isEditable = dataSource.tableView(self, canEditRowAt: path)
    let isSaidEditable = !wasUnsaid
    guard isEditable else { return nil }
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    wasUnsaid = false
    let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if own != nil || delegate != nil && !wasUnsaid { return own }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return isSaidEditable && style == .delete ? deletion(of: path) : nil
  }

  func closeSwipe(animated: Bool) { swipe?.close(animated: animated) }
}
