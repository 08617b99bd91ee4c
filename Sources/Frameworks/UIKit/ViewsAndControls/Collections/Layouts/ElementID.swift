/// What tells the views of a collection view apart.
struct ElementID: Hashable {
  let category: UICollectionView.ElementCategory
  /// Empty for cells.
  let kind: String
  let indexPath: IndexPath

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath) {
    (self.category, self.kind, self.indexPath) = (category, kind, indexPath)
  }

  /// The cell of an item.
  init(cellAt indexPath: IndexPath) { self.init(.cell, "", indexPath) }

  /// The same of another item.
  func at(_ indexPath: IndexPath) -> ElementID { ElementID(category, kind, indexPath) }

  /// Whether it is read before another one: decorations first, then by section; a header is read
  /// before its section's items, and other views after them.
  func isRead(before other: ElementID) -> Bool { order.lexicographicallyPrecedes(other.order) }

  private var order: [Int] {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let place = category == .cell ? 1 : isHeader ? 0 : 2
    return [category == .decorationView ? 0 : 1, indexPath.sectionIndex, place] + indexPath
  }
}
