/// The identity of a view of a collection view.
struct ElementID: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  let kind: String
  let indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }

  /// Creates the identity of an item's cell.
  init(cellAt indexPath: IndexPath) { self.init(.cell, "", indexPath) }

  /// Returns the identity of the same kind of element at another path.
  func at(_ indexPath: IndexPath) -> ElementID { ElementID(category, kind, indexPath) }

  /// Returns whether the element precedes another one: decorations first, then by section; headers
  /// precede the items of their section, other views follow them.
  func isRead(before other: ElementID) -> Bool { order.lexicographicallyPrecedes(other.order) }

  private var order: [Int] {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let place = category == .cell ? 1 : isHeader ? 0 : 2
    return [category == .decorationView ? 0 : 1, indexPath.sectionIndex, place] + indexPath
  }
}
