// Changed contents of visible cells. Step CellConfigurations.CC15.
extension UITableView {
  /// Measures the row of a visible cell again, whose content changed.
  func contentChanged(of cell: UITableViewCell) {
    guard let path = visible.first(where: { $0.value === cell })?.key, rowLayout.contains(path)
    else { return }
    rowLayout.forget(at: path)
    setNeedsLayout()
  }
}

extension UICollectionView {
  /// Measures a visible cell again, whose content changed.
  func contentChanged(of cell: UICollectionViewCell) {
    guard let path = cell.currentPath else { return }
    let id = ElementID(cellAt: path)
    guard visibleElements[id]?.view === cell else { return }
    changedElements.insert(id)
    setNeedsLayout()
  }

  /// Measures the cells whose contents changed.
  func measureChangedElements() {
    guard !changedElements.isEmpty else { return }
    let elements = changedElements.compactMap { visibleElements[$0] }
    changedElements = []
    for element in elements {
      element.measuredSizes = []
      measure(element)
    }
  }
}
