/// An interactive movement of an item.
///
/// The layout is asked as if the data had moved already, and the data moves when the movement ends.
/// A *path* is that of an item in the data; a *place* is the path that the layout knows the item
/// by. Steps Collections.CV60…
@MainActor
final class ItemMovement {
  /// The path of the item in the data.
  let path: IndexPath
  /// The place of the item.
  private(set) var place: IndexPath
  /// The center of its cell, in the coordinates of the layout.
  private var position: CGPoint
  private unowned let view: UICollectionView
  private let layout: UICollectionViewLayout
  /// The numbers of items of the data.
  private let counts: [Int]
  /// The mapping from paths to places; `nil` while they are the same.
  private var mapping: CollectionUpdate?
  /// The path of the item that made room last, until the position leaves it.
  private var passed: IndexPath?
  /// The lift of a cell that a grip moves.
  private let lift: GripLift?

  init(of path: IndexPath, in view: UICollectionView, position: CGPoint, isByGrip: Bool) {
    (self.path, self.view, self.position) = (path, view, position)
    (place, layout, counts) = (path, view.activeLayout, view.counts)
    let cell = view.visibleCell(at: path)
    lift = isByGrip ? cell.map { GripLift($0) } : nil
    if let cell { view.bringSubviewToFront(cell) }
  }

  /// The cell of the item; `nil` if it has none.
  var cell: UICollectionViewCell? { view.visibleCell(at: path) }

  // MARK: Paths and places

  /// Returns the place of an item.
  func place(of path: IndexPath) -> IndexPath { mapping?.target(of: path) ?? path }

  /// Returns the path of the item at a place.
  func path(at place: IndexPath) -> IndexPath { mapping?.origin(of: place) ?? place }

  /// Returns attributes of the layout as those of the items that they show.
  func shown(_ all: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
    let others: [UICollectionViewLayoutAttributes] = all.compactMap { attributes in
      guard attributes.representedElementCategory == .cell else { return attributes }
      guard attributes.indexPath != place else { return nil }
      return attributes.at(path(at: attributes.indexPath))
    }
    return others + [movedAttributes]
  }

  /// Returns the attributes of an element of the data.
  func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    guard id.category == .cell else { return layout.attributes(of: id) }
    if id.indexPath == path { return movedAttributes }
    return layout.attributes(of: id.at(place(of: id.indexPath)))?.at(id.indexPath)
  }

  /// The attributes of the moved item.
  private var movedAttributes: UICollectionViewLayoutAttributes {
    layout.layoutAttributesForInteractivelyMovingItem(at: place, withTargetPosition: position)
      .at(path)
  }

  // MARK: Moving

  /// Moves the cell to a point of the view, and others out of its way (Collections.CV61).
  func follow(_ point: CGPoint) {
    let previous = (place: place, position: position)
    position = view.mirrored(point)
    view.prepareLayout()
    let next = nextPlace()
    if next != place { take(next) }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [place], withTargetPosition: position,
        previousIndexPaths: [previous.place], previousPosition: previous.position))
    view.prepareLayout()
    showCell()
    guard place != previous.place else { return }
    lift?.placeChanged()
    animate()
  }

  /// Returns the place for the position.
  private func nextPlace() -> IndexPath {
    if let passed, let frame = layout.layoutAttributesForItem(at: place(of: passed))?.frame,
      frame.contains(position)
    {
      return place
    }
    passed = nil
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: place, withPosition: position)
    guard proposed != place else { return place }
    let other = path(at: proposed)
    if lift != nil {
      // Within the section, and not beyond an item that stays (Lists.LS9).
      guard proposed.sectionIndex == path.sectionIndex, view.canMove(other, ifUnknown: true) else {
        return place
      }
    }
    let wanted =
      view.delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: place,
        toProposedIndexPath: proposed) ?? proposed
    if wanted != place { passed = other }
    return wanted
  }

  /// Gives the item another place in the layout.
  private func take(_ next: IndexPath) {
    do {
      layout.updateIndexPaths(
        try CollectionUpdate(
          [.moveItem(place, next)], before: countsOfPlaces(place), after: countsOfPlaces(next)))
      mapping =
        next == path
        ? nil
        : try CollectionUpdate(
          [.moveItem(path, next)], before: counts, after: countsOfPlaces(next))
    } catch {
      programmingError("an item cannot be moved from \(path) to \(next): \(error)")
    }
    place = next
    view.cachedCounts = countsOfPlaces(next)
  }

  /// Returns the numbers of items with the moved one at a place.
  private func countsOfPlaces(_ place: IndexPath) -> [Int] {
    guard counts.indices.contains(place.sectionIndex) else { return counts }
    var counts = counts
    counts[path.sectionIndex] -= 1
    counts[place.sectionIndex] += 1
    return counts
  }

  /// Places the cell without an animation.
  private func showCell() {
    guard let element = view.visibleElements[ElementID(cellAt: path)] else { return }
    let attributes = movedAttributes
    element.attributes = attributes
    view.applyAttributes(to: element.view, attributes)
  }

  private func animate() {
    view.setNeedsLayout()
    GripLift.animate { [view] in view.layoutIfNeeded() }
  }

  // MARK: Ending

  /// Ends the movement (Collections.CV62).
  func end(isCancelled: Bool) {
    let final = isCancelled ? path : place
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [final], previousIndexPaths: [path], movementCancelled: isCancelled)
    abandon(context)
    if final != path { return view.move(path, to: final) }
    animate()
  }

  /// Ends the movement at once, because the data or the layout change.
  func abandon(_ context: UICollectionViewLayoutInvalidationContext? = nil) {
    let cell = cell
    if place != path { take(path) }
    view.movement = nil
    layout.invalidateLayout(with: context ?? layout.makeContext())
    // Views that appeared during the movement were not queried for their sizes.
    for element in view.visibleElements.values where element.measuredSizes.isEmpty {
      view.measure(element)
    }
    lift?.drop()
    cell?.setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Returns the attributes with an index path, a copy if it is another one.
  fileprivate func at(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    guard indexPath != path else { return self }
    let copy = copied()
    copy.indexPath = path
    return copy
  }
}
