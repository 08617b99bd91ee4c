/// A finger on an item, which may select it.
struct ItemPress {
  let touch: UITouch
  /// The item, where it is now.
  var indexPath: IndexPath
}

// How people select items. Steps CV30…CV37 are in `Documentation/Behaviour/Collections.md`.
extension UICollectionView {
  // MARK: Fingers

  /// CV31: a finger came down on a cell.
  func beginPress(_ touches: Set<UITouch>) {
    guard press == nil, allowsSelection, let touch = touches.first, let path = item(under: touch)
    else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    press = ItemPress(touch: touch, indexPath: path)
    highlight(path, true)
  }

  /// CV32: a finger that leaves its cell selects nothing.
  func followPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    guard let cell = shownCell(at: press.indexPath),
      cell.bounds.contains(press.touch.location(in: cell))
    else { return endPress() }
  }

  /// CV33: a finger that is lifted from its cell selects it, or takes that back.
  func finishPress(_ touches: Set<UITouch>) {
    guard let press, touches.contains(press.touch) else { return }
    let path = press.indexPath
    let takesBack = allowsMultipleSelection && selected.contains(path)
    let may =
      takesBack
      ? delegate?.collectionView(self, shouldDeselectItemAt: path)
      : delegate?.collectionView(self, shouldSelectItemAt: path)
    endPress()
    guard may ?? true, shown[ElementID(cellAt: path)] != nil else { return }
    if takesBack {
      mark(path, false)
      delegate?.collectionView(self, didDeselectItemAt: path)
    } else {
      choose(path)
    }
  }

  /// Forgets the finger.
  func endPress() {
    guard let press else { return }
    self.press = nil
    highlight(press.indexPath, false)
  }

  private func highlight(_ path: IndexPath, _ isOn: Bool) {
    shownCell(at: path)?.isHighlighted = isOn
    if isOn {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// The item whose cell a touch belongs to.
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

  // MARK: What is selected

  /// CV34: somebody selects an item, in the place of another unless several can be.
  private func choose(_ path: IndexPath) {
    let others = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    for other in others { mark(other, false) }
    mark(path, true)
    for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// Has an item be selected or not, and its cell show it.
  func mark(_ path: IndexPath, _ isSelected: Bool) {
    if !isSelected {
      selected.removeAll { $0 == path }
    } else if !selected.contains(path) {
      selected.append(path)
    }
    shownCell(at: path)?.isSelected = isSelected
  }

  func deselectAll() { for path in selected { mark(path, false) } }

  func keepOneSelected() { for path in selected.dropLast() { mark(path, false) } }
}
