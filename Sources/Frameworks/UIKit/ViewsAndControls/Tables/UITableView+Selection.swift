// Touching and selecting rows. Steps TB30…TB34 are in `Documentation/Behaviour/Tables.md`.
extension UITableView {
  /// The row that is selected, the first of several; nil for none.
  public var indexPathForSelectedRow: IndexPath? {
    ensureMap()
    return chosen.first
  }

  /// The rows that are selected, in the order in which they were; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    ensureMap()
    return chosen.isEmpty ? nil : chosen
  }

  /// Selects a row, which the delegate is not told of; nil for none (TB33).
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    ensureMap()
    if indexPath == nil || !allowsMultiple {
      for path in chosen where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, places.contains(indexPath) else { return }
    choose(indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Has a row be selected no more, which the delegate is not told of.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = chosen.firstIndex(of: indexPath) else { return }
    chosen.remove(at: index)
    visible[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Internals

  /// Whether several rows can be selected as things are.
  var allowsMultiple: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether people can select rows as things are.
  private var allowsAny: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  private func choose(_ path: IndexPath, animated: Bool) {
    if !chosen.contains(path) { chosen.append(path) }
    visible[path]?.setSelected(true, animated: animated)
  }

  /// TB30: a finger came down.
  func touched(_ touch: UITouch) {
    letGoOfTouch(animated: false)
    guard swipe == nil else { return closeSwipe(animated: true) }
    guard allowsAny, reorder == nil, let path = indexPathForRow(at: touch.location(in: self)),
      let cell = visible[path], touch.view?.isDescendant(of: cell) == true,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    touchedPath = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  /// TB31: the finger was lifted, and what it was on is selected.
  func lifted(_ touch: UITouch) {
    guard let path = touchedPath else { return }
    let isOn = frame(of: path).contains(touch.location(in: self))
    letGoOfTouch(animated: !isOn)
    if isOn { press(path) }
  }

  /// No finger is on a row any more.
  func letGoOfTouch(animated: Bool) {
    guard let path = touchedPath else { return }
    touchedPath = nil
    visible[path]?.setHighlighted(false, animated: animated)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// TB31: people want a row selected, or, among several, deselected.
  private func press(_ path: IndexPath) {
    if allowsMultiple, chosen.contains(path) { return giveUp(path) }
    guard let delegate else { return choose(afterOthers: path) }
    guard let wanted = delegate.tableView(self, willSelectRowAt: path), places.contains(wanted)
    else { return }
    choose(afterOthers: wanted)
    delegate.tableView(self, didSelectRowAt: wanted)
    tellOfSelection()
  }

  private func choose(afterOthers path: IndexPath) {
    if !allowsMultiple { for other in chosen where other != path { giveUp(other) } }
    choose(path, animated: false)
  }

  private func giveUp(_ path: IndexPath) {
    guard let delegate else { return deselectRow(at: path, animated: false) }
    guard let wanted = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselectRow(at: wanted, animated: false)
    delegate.tableView(self, didDeselectRowAt: wanted)
    if allowsMultiple { tellOfSelection() }
  }

  private func tellOfSelection() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
