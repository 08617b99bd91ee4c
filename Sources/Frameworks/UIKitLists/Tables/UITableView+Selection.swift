// Highlight and selection of rows. Steps Tables.TB30…TB34.
extension UITableView {
  /// Selects a row for the app; `nil` clears the selection (Tables.TB33).
  func setSelection(
    _ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    updateLayoutIfNeeded()
    if indexPath == nil || !canSelectMultiple {
      for path in selectedRows where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, rowLayout.contains(indexPath) else { return }
    addSelection(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  // MARK: Internals

  /// Whether several rows can be selected in the current editing state.
  var canSelectMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether the user can select rows in the current editing state.
  private var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  private func addSelection(_ path: IndexPath, animated: Bool) {
    if !selectedRows.contains(path) { selectedRows.append(path) }
    visible[path]?.setSelected(true, animated: animated)
  }

  /// Highlights the row of a touch (Tables.TB30).
  func beginTouch(_ touch: UITouch) {
    endHighlight(animated: false)
    guard swipe == nil else { return closeSwipe(animated: true) }
    guard canSelect, reorder == nil, let path = indexPathForRow(at: touch.location(in: self)),
      let cell = visible[path], touch.view?.isDescendant(of: cell) == true,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlightedPath = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Selects the highlighted row if the touch ended on it (Tables.TB31).
  func endTouch(_ touch: UITouch) {
    guard let path = highlightedPath else { return }
    let isOn = frame(of: path).contains(touch.location(in: self))
    endHighlight(animated: !isOn)
    guard isOn else { return }
    let wasSelected = selectedRows.contains(path)
    handleTap(on: path)
    // The primary action follows the selection (Tables.TB97).
    guard !(canSelectMultiple && wasSelected), let delegate, rowLayout.contains(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  /// Ends the highlight.
  func endHighlight(animated: Bool) {
    guard let path = highlightedPath else { return }
    highlightedPath = nil
    visible[path]?.setHighlighted(false, animated: animated)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects a row for the user, or deselects it with multiple selection (Tables.TB31).
  private func handleTap(on path: IndexPath) {
    if canSelectMultiple, selectedRows.contains(path) { return deselectByUser(path) }
    guard let delegate else { return select(deselectingOthers: path) }
    guard let wanted = delegate.tableView(self, willSelectRowAt: path), rowLayout.contains(wanted)
    else { return }
    select(deselectingOthers: wanted)
    performSegue(ofRowAt: wanted)
    delegate.tableView(self, didSelectRowAt: wanted)
    postSelectionDidChange()
  }

  /// Performs the segue of a row's cell, before the delegate learns of the selection
  /// (Storyboards.SG4).
  private func performSegue(ofRowAt path: IndexPath) {
    guard let cell = cellForRow(at: path), let segue = cell.selectionSegue else { return }
    segue(cell)
  }

  /// Selects a row over which items are held (DragAndDrop.SL3).
  func selectBySpring(_ path: IndexPath) { handleTap(on: path) }

  private func select(deselectingOthers path: IndexPath) {
    if !canSelectMultiple {
      for other in selectedRows where other != path { deselectByUser(other) }
    }
    addSelection(path, animated: false)
  }

  private func deselectByUser(_ path: IndexPath) {
    guard let delegate else { return deselectRow(at: path, animated: false) }
    guard let wanted = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselectRow(at: wanted, animated: false)
    delegate.tableView(self, didDeselectRowAt: wanted)
    if canSelectMultiple { postSelectionDidChange() }
  }

  private func postSelectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
