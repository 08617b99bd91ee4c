// Interactive movement of items. Steps Collections.CV60…
extension UICollectionView {
  /// Begins the interactive movement of an item; returns whether it can be moved
  /// (Collections.CV60).
  func beginMovement(of path: IndexPath, isByGrip: Bool) -> Bool {
    guard movement == nil, transition == nil, counts.indices.contains(path.sectionIndex),
      (0..<counts[path.sectionIndex]).contains(path.itemIndex), canMove(path, ifUnknown: true),
      let attributes = resolvedAttributes(of: ElementID(cellAt: path))
    else { return false }
    endPress()
    swipe?.close(animated: true)
    movement = ItemMovement(
      of: path, in: self, position: mirrored(attributes.center), isByGrip: isByGrip)
    movement?.cell?.setNeedsUpdateConfiguration()
    return true
  }

  /// Returns a point of the view as one of the layout, and the reverse (Collections.CV15).
  func mirrored(_ point: CGPoint) -> CGPoint {
    isFlipped ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
  }

  /// Returns whether the data source lets an item be moved (Collections.CV60).
  ///
  /// - Parameter ifUnknown: The result if the data source does not implement the method.
  func canMove(_ path: IndexPath, ifUnknown: Bool) -> Bool {
    guard let dataSource, !ignoresMoves else { return false }
    answeredByDefault = false
    let answer = dataSource.collectionView(self, canMoveItemAt: path)
    return answeredByDefault ? ifUnknown : answer
  }

  /// Has the data source move an item (Collections.CV62).
  func move(_ path: IndexPath, to target: IndexPath) {
    if dataSource is any OutlineSource {
      dataSource?.collectionView(self, moveItemAt: path, to: target)
      return
    }
    performBatchUpdates {
      dataSource?.collectionView(self, moveItemAt: path, to: target)
      if !ignoresMoves { moveItem(at: path, to: target) }
    }
  }

  /// Returns the path of the item that the layout knows by a path, which another one has during a
  /// movement.
  func dataPath(_ place: IndexPath) -> IndexPath { movement?.path(at: place) ?? place }
}
