// Swipes on the cells of lists. Step Lists.LS8.
extension UICollectionView: SwipeHost {
  func beginSwipe(at point: CGPoint, toRight: Bool) -> Bool {
    guard swipe == nil, !isEditing, let path = item(at: point), let cell = visibleCell(at: path)
    else { return false }
    return startSwipe(path, cell, isLeading: toRight != usesRightToLeftLayout)
  }

  /// Shows the actions at the trailing edge of a cell, as its delete control does.
  func showTrailingActions(of cell: UICollectionViewCell) {
    guard swipe == nil, let path = indexPath(for: cell), startSwipe(path, cell, isLeading: false)
    else {
      swipe?.close(animated: true)
      return
    }
    swipe?.end(velocity: usesRightToLeftLayout ? .infinity : -.infinity)
  }

  private func startSwipe(_ path: IndexPath, _ cell: UICollectionViewCell, isLeading: Bool) -> Bool
  {
    guard let configuration = swipeActions(at: path, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    endPress()
    swipe = RowSwipe(
      self, path, cell, configuration, isAtLeft: isLeading != usesRightToLeftLayout)
    return true
  }

  /// Returns the actions at one edge of an item; `nil` for none.
  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = activeLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.sectionIndex)
    else { return nil }
    let provider =
      isLeading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  func swipeRow(at path: IndexPath) -> CGRect {
    guard var frame = resolvedAttributes(of: ElementID(cellAt: path))?.frame else { return .zero }
    if isFlipped { frame.origin.x = mirrorWidth - frame.maxX }
    return frame
  }

  func placeSwipedCell(_ cell: UIView) {
    guard let element = visibleElements.values.first(where: { $0.view === cell }) else { return }
    applyAttributes(to: element.view, element.attributes)
  }

  func swipeChanged(of cell: UIView) {
    (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  /// Does nothing: only a table's delegate is notified.
  func swipeEnded(at path: IndexPath) {}
}
