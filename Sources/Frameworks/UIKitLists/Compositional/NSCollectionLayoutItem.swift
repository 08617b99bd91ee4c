/// The description of an item in a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// Creates an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, supplements: [])
  }
  /// Creates an item with supplementary views that are attached to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(size: layoutSize, supplements: supplementaryItems) }

  /// The insets of the content within the item's size; along an estimated dimension they do not
  /// apply.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spaces around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The size.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The supplementary views of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

  /// Returns a copy of the item.
  open func copy(with zone: NSZone? = nil) -> Any {
    adopt(NSCollectionLayoutItem(size: size, supplements: supplements))
  }

  // MARK: Internals

  let size: NSCollectionLayoutSize
  var supplements: [NSCollectionLayoutSupplementaryItem]

  init(size: NSCollectionLayoutSize, supplements: [NSCollectionLayoutSupplementaryItem]) {
    (self.size, self.supplements) = (size, supplements)
    super.init()
  }

  /// Gives a copy the settings of this item.
  func adopt<Item: NSCollectionLayoutItem>(_ copy: Item) -> Item {
    (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    return copy
  }

  /// The insets along the dimensions that no view chooses (Compositional.CL4).
  var appliedInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}
