// Swipes on the cells of lists. Step Lists.LS8.
extension UICollectionView: SwipeHost {
  func swipeItem(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard let path = item(at: point), let cell = visibleCell(at: path) else { return nil }
    return (path, cell)
  }

  func swipeBegins(at path: IndexPath) { endPress() }

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
