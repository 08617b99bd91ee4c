// Changed contents of visible cells. Step CellConfigurations.CC15.
extension UITableView {
  /// The changes of visible cells after which they are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are never measured again.
    case disabled = 0
    /// Changes of configurations, and `invalidateIntrinsicContentSize`.
    case enabled = 1
    /// Changes of constraints too.
    case enabledIncludingConstraints = 2
  }

  /// Measures the row of a visible cell again, whose content changed.
  func contentChanged(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled,
      let path = visible.first(where: { $0.value === cell })?.key, rowLayout.contains(path)
    else { return }
    rowLayout.forget(at: path)
    setNeedsLayout()
  }
}

extension UICollectionView {
  /// The changes of visible cells after which they are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are never measured again.
    case disabled = 0
    /// Changes of configurations, and `invalidateIntrinsicContentSize`.
    case enabled = 1
    /// Changes of constraints too.
    case enabledIncludingConstraints = 2
  }

  /// Measures a visible cell again, whose content changed.
  func contentChanged(of cell: UICollectionViewCell) {
    guard selfSizingInvalidation != .disabled, let path = cell.currentPath else { return }
    let id = ElementID(cellAt: path)
    guard visibleElements[id]?.view === cell else { return }
    changedElements.insert(id)
    setNeedsLayout()
  }

  /// Measures all visible cells and views again after a change of the text size, and lets the
  /// layout estimate the others again (CellConfigurations.CC16).
  func invalidateSizes(after old: UITraitCollection?) {
    let category = traitCollection.preferredContentSizeCategory
    guard let old, old.preferredContentSizeCategory != category else { return }
    changedElements.formUnion(visibleElements.keys)
    collectionViewLayout.invalidateLayout()
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
