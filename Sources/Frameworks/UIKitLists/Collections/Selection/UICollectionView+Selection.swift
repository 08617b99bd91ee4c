// Selection of items by touch. Steps CV30…CV37 are in `Documentation/Behaviour/Collections.md`.
extension UICollectionView {
  // MARK: Touches

  /// Begins a press when a touch begins on a cell (Collections.CV31).
  func beginPress(_ touches: Set<UITouch>) {
    guard swipe == nil else {
      swipe?.close(animated: true)
      return
    }
    guard press == nil, let touch = touches.first, let path = item(under: touch),
      allowsSelectionNow || outline(at: path) != nil
    else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    press = ItemPress(touch: touch, indexPath: path)
    highlight(path, true)
  }

  /// Cancels the press when the touch leaves its cell (Collections.CV32).
  func followPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    guard let cell = visibleCell(at: press.indexPath),
      cell.bounds.contains(press.touch.location(in: cell))
    else { return endPress() }
  }

  /// Selects or deselects the item when the touch ends on its cell (Collections.CV33).
  func finishPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    let path = press.indexPath
    if let (cell, outline) = outline(at: path) {
      endPress()
      return cell.toggleOutline(outline)
    }
    let deselects = selectsSeveral && selectedPaths.contains(path)
    let isAllowed =
      deselects
      ? delegate?.collectionView(self, shouldDeselectItemAt: path)
      : delegate?.collectionView(self, shouldSelectItemAt: path)
    endPress()
    guard isAllowed ?? true, visibleElements[ElementID(cellAt: path)] != nil else { return }
    if deselects {
      setSelected(path, false)
      delegate?.collectionView(self, didDeselectItemAt: path)
    } else {
      selectByUser(path)
      // The primary action follows the selection (Collections.CV75).
      guard let delegate,
        delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
      else { return }
      delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  /// Ends the press without selecting.
  func endPress() {
    guard let press else { return }
    self.press = nil
    highlight(press.indexPath, false)
  }

  private func highlight(_ path: IndexPath, _ isOn: Bool) {
    visibleCell(at: path)?.isHighlighted = isOn
    if isOn {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// Returns the item whose cell a touch belongs to.
  private func item(under touch: UITouch) -> IndexPath? {
    var view = touch.view
    while let inner = view, inner !== self {
      if let cell = inner as? UICollectionViewCell, cell.superview === self {
        return indexPath(for: cell)
      }
      view = inner.superview
    }
    return nil
  }

  // MARK: Selection state

  /// Whether the user can select items in the current state of editing.
  private var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether the user can select several items in the current state of editing.
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns a cell whose tap shows or hides children, with its chevron; `nil` for another one
  /// (Lists.LS7).
  private func outline(at path: IndexPath) -> (UICollectionViewListCell, UICellAccessory)? {
    guard let cell = visibleCell(at: path) as? UICollectionViewListCell else { return nil }
    return cell.outlineOfWholeCell.map { (cell, $0) }
  }

  /// Selects an item for the user, deselecting others unless multiple selection is allowed
  /// (Collections.CV34).
  private func selectByUser(_ path: IndexPath) {
    let others = selectsSeveral ? [] : selectedPaths.filter { $0 != path }
    for other in others { setSelected(other, false) }
    setSelected(path, true)
    for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
    if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Selects an item over which items are held (DragAndDrop.SL3).
  func selectBySpring(_ path: IndexPath) {
    guard allowsSelection, !selectedPaths.contains(path),
      delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
    else { return }
    selectByUser(path)
  }

  /// Selects or deselects an item and updates its cell.
  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    if !isSelected {
      selectedPaths.removeAll { $0 == path }
    } else if !selectedPaths.contains(path) {
      selectedPaths.append(path)
    }
    visibleCell(at: path)?.isSelected = isSelected
  }

  func deselectAllItems() { for path in selectedPaths { setSelected(path, false) } }

  func deselectAllButLast() { for path in selectedPaths.dropLast() { setSelected(path, false) } }
}
