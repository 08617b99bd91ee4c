// Deleting, inserting and swiping rows. Steps Tables.TB40…TB47.
extension UITableView {
  // MARK: Editing

  /// Updates the editing state of all cells (Tables.TB40).
  func updateEditing(animated: Bool) {
    endHighlight(animated: false)
    for (path, cell) in visible {
      if !isEditing { deselectRow(at: path, animated: animated) }
      configureEditing(cell, for: path, animated: animated)
    }
    setNeedsLayout()
  }

  /// Sets the editing state and style of a cell.
  func configureEditing(_ cell: UITableViewCell, for path: IndexPath, animated: Bool = false) {
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
    if cell.showsReorderControl { RowReorder.attach(to: cell) }
  }

  /// Handles a tap on the editing control of a cell (Tables.TB41).
  func editControlTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell), let dataSource else { return }
    switch cell.editingStyle {
    case .insert: dataSource.tableView(self, commit: .insert, forRowAt: path)
    case .delete: showActions(deletion(of: path), at: path, of: cell)
    case .none: break
    }
  }

  /// Returns the configuration of the delete button of a row.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration {
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

  /// Returns the actions at one edge of a row; `nil` for none (Tables.TB43).
  package func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let dataSource else { return nil }
    answeredByDefault = false
    let isEditable = dataSource.tableView(self, canEditRowAt: path)
    let isCustomEditable = !answeredByDefault || TableMethods.changesRows(dataSource)
    guard isEditable else { return nil }
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    answeredByDefault = false
    let custom = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if custom != nil || delegate != nil && !answeredByDefault { return custom }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return isCustomEditable && style == .delete ? deletion(of: path) : nil
  }

  func closeSwipe(animated: Bool) { swipe?.close(animated: animated) }
}
