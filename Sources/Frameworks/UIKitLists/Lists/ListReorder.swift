@_spi(UIKitModules) import TactusUIKitViews

/// A drag that moves a cell of a list by its grip.
///
/// Step Lists.LS9.
@MainActor
final class ListReorder {
  let cell: UICollectionViewCell
  private unowned let list: UICollectionView
  /// The item before the drag, and where it would be dropped.
  private let path: IndexPath
  private var target: IndexPath
  /// The distance of the touch below the top of the cell.
  private let touchOffset: CGFloat
  private let height: CGFloat
  private var y: CGFloat
  private let generator = UISelectionFeedbackGenerator()

  private init(
    _ list: UICollectionView, _ path: IndexPath, _ cell: UICollectionViewCell, _ y: CGFloat
  ) {
    (self.list, self.path, self.cell, target) = (list, path, cell, path)
    let rest = list.swipeRow(at: path)
    (touchOffset, height, self.y) = (y - rest.minY, rest.height, rest.minY)
    generator.prepare()
    (cell.layer.shadowOpacity, cell.layer.shadowRadius) = (0.2, 4)
    cell.layer.shadowOffset = .zero
    list.bringSubviewToFront(cell)
  }

  /// Adds the recognizer of drags to a grip.
  static func attach(to grip: UIView, of cell: UICollectionViewCell) {
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.minimumPressDuration = 0
    press.onAction { [weak cell] press in
      guard let cell, let list = cell.collection else { return }
      let y = press.location(in: list).y
      switch press.state {
      case .began:
        guard list.reorder == nil, let path = list.indexPath(for: cell), list.canMove(path) else {
          return
        }
        list.endPress()
        list.reorder = ListReorder(list, path, cell, y)
        cell.setNeedsUpdateConfiguration()
      case .changed: list.reorder?.follow(y)
      case .ended: list.reorder?.end(isCancelled: false)
      case .cancelled, .failed: list.reorder?.end(isCancelled: true)
      case .possible: break
      }
    }
    grip.addGestureRecognizer(press)
  }

  /// Returns the distance by which an item is moved from its place.
  func shift(of other: IndexPath) -> CGFloat {
    if other == path { return y - list.swipeRow(at: path).minY }
    guard other.sectionIndex == path.sectionIndex, target.sectionIndex == path.sectionIndex else {
      return 0
    }
    let (from, to, item) = (path.itemIndex, target.itemIndex, other.itemIndex)
    if item > from, item <= to { return -height }
    if item < from, item >= to { return height }
    return 0
  }

  /// Moves the cell with the touch, and the others out of its way.
  private func follow(_ touchY: CGFloat) {
    y = touchY - touchOffset
    list.placeSwipedCell(cell)
    let middle = CGPoint(x: list.bounds.midX, y: y + height / 2)
    guard let proposed = list.item(at: middle), proposed != target,
      proposed.sectionIndex == path.sectionIndex, list.canMove(proposed)
    else { return }
    target = proposed
    generator.selectionChanged()
    generator.prepare()
    animate()
  }

  /// Drops the cell.
  private func end(isCancelled: Bool) {
    (list.reorder, cell.layer.shadowOpacity) = (nil, 0)
    cell.setNeedsUpdateConfiguration()
    if !isCancelled, target != path { return list.move(path, to: target) }
    animate()
  }

  private func animate() {
    let list = list
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) {
      for element in list.visibleElements.values where element.id.category == .cell {
        list.applyAttributes(to: element.view, element.attributes)
      }
    }
  }
}

extension UICollectionView {
  /// Lists.LS9: returns whether the user may move an item.
  fileprivate func canMove(_ path: IndexPath) -> Bool {
    if let source = dataSource as? any OutlineSource { return source.canReorder(at: path) }
    return dataSource?.collectionView(self, canMoveItemAt: path) ?? false
  }

  /// Lists.LS9: has the data source take over a move.
  fileprivate func move(_ path: IndexPath, to target: IndexPath) {
    if let source = dataSource as? any OutlineSource { return source.reorder(path, to: target) }
    performBatchUpdates {
      dataSource?.collectionView(self, moveItemAt: path, to: target)
      moveItem(at: path, to: target)
    }
  }
}
