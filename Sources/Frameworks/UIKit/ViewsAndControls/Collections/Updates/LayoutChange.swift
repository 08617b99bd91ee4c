/// A change of items, or of the layout, while views are brought from where they were to where they are.
@MainActor
final class LayoutChange {
  /// What became of the items; nil if they are the same.
  let data: DataChange?
  private unowned let view: UICollectionView
  private let before: [ElementID: UICollectionViewLayoutAttributes]
  /// The layout that counted before, if it is another one now.
  private let oldLayout: UICollectionViewLayout?

  init(
    _ view: UICollectionView, _ data: DataChange?,
    before: [ElementID: UICollectionViewLayoutAttributes], oldLayout: UICollectionViewLayout?
  ) { (self.view, self.data, self.before, self.oldLayout) = (view, data, before, oldLayout) }

  /// What an old element is now; nil if it is gone, or shown anew.
  func target(of old: ElementID) -> ElementID? {
    guard let data else { return old }
    if old.category == .cell { return data.target(of: old.indexPath).map(old.at) }
    return data.targetSection(of: old.indexPath.sectionIndex).map { old.at(old.indexPath, in: $0) }
  }

  private func origin(of new: ElementID) -> ElementID? {
    guard let data else { return new }
    if new.category == .cell { return data.origin(of: new.indexPath).map(new.at) }
    return data.originSection(of: new.indexPath.sectionIndex).map { new.at(new.indexPath, in: $0) }
  }

  /// CV43: where something that comes begins.
  func beginning(of new: ElementID) -> UICollectionViewLayoutAttributes? {
    if let old = origin(of: new), let place = before[old] ?? oldLayout?.attributes(of: old) {
      let start = place.duplicate()
      start.indexPath = new.indexPath
      return start
    }
    return invisible(view.collectionViewLayout.attributes(of: new))
  }

  /// CV43: where something that goes ends.
  func end(of old: ElementID) -> UICollectionViewLayoutAttributes? {
    if let new = target(of: old), let place = view.collectionViewLayout.attributes(of: new) {
      return place
    }
    return invisible(before[old])
  }

  private func invisible(_ attributes: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    let copy = attributes?.duplicate()
    copy?.alpha = 0
    return copy
  }
}

extension ElementID {
  /// The same of another section.
  fileprivate func at(_ path: IndexPath, in section: Int) -> ElementID {
    var path = path
    if !path.isEmpty { path[0] = section }
    return at(path)
  }
}
