/// A change of items or of the layout, during the transition of the views.
@MainActor
final class LayoutTransition {
  /// The mapping of index paths; `nil` if the items are the same.
  let data: CollectionUpdate?
  private unowned let view: UICollectionView
  private let before: [ElementID: UICollectionViewLayoutAttributes]
  /// The previous layout, if it changes.
  private let oldLayout: UICollectionViewLayout?

  init(
    _ view: UICollectionView, _ data: CollectionUpdate?,
    before: [ElementID: UICollectionViewLayoutAttributes], oldLayout: UICollectionViewLayout?
  ) { (self.view, self.data, self.before, self.oldLayout) = (view, data, before, oldLayout) }

  /// Returns the new identity of an old element; `nil` if it is deleted or reloaded.
  func target(of old: ElementID) -> ElementID? {
    guard let data else { return old }
    if old.category == .cell { return data.target(of: old.indexPath).map(old.at) }
    // Headers and footers of a whole layout belong to no section.
    if old.indexPath.count == 1 { return old }
    return data.targetSection(of: old.indexPath.sectionIndex).map { old.at(old.indexPath, in: $0) }
  }

  private func origin(of new: ElementID) -> ElementID? {
    guard let data else { return new }
    if new.category == .cell { return data.origin(of: new.indexPath).map(new.at) }
    if new.indexPath.count == 1 { return new }
    return data.originSection(of: new.indexPath.sectionIndex).map { new.at(new.indexPath, in: $0) }
  }

  /// Returns the initial attributes of an appearing element (Collections.CV43).
  func initialAttributes(of new: ElementID) -> UICollectionViewLayoutAttributes? {
    if let old = origin(of: new), let place = before[old] ?? oldLayout?.attributes(of: old) {
      let start = place.copied()
      start.indexPath = new.indexPath
      return start
    }
    return invisible(view.collectionViewLayout.attributes(of: new))
  }

  /// Returns the final attributes of a disappearing element (Collections.CV43).
  func finalAttributes(of old: ElementID) -> UICollectionViewLayoutAttributes? {
    if let new = target(of: old), let place = view.collectionViewLayout.attributes(of: new) {
      return place
    }
    return invisible(before[old])
  }

  private func invisible(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = attributes?.copied()
    copy?.alpha = 0
    return copy
  }
}

extension ElementID {
  /// Returns the identity in another section.
  fileprivate func at(_ path: IndexPath, in section: Int) -> ElementID {
    var path = path
    if !path.isEmpty { path[0] = section }
    return at(path)
  }
}
