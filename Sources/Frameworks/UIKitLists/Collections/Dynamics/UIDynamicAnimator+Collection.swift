extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
  /// Creates an animator whose items are attributes of a layout, which is invalidated at each frame
  /// (Dynamics.DY11).
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    didStep = { [weak layout] in layout?.invalidateLayout() }
  }

  /// Returns the attributes of an item's cell, if a behavior moves them.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  /// Returns the attributes of a supplementary view, if a behavior moves them.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView
        && $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }

  /// Returns the attributes of a decoration view, if a behavior moves them.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView
        && $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath
    }
  }

  private func attributes(
    where holds: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: holds)
  }
}
