extension KeyedPropertyList {
  /// Adds the properties of other classes.
  static func addOthers(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutSection.self) {
      $0.add("boundarySupplementaryItems", \.boundarySupplementaryItems)
      $0.add("contentInsets", \.contentInsets)
      $0.add("contentInsetsReference", \.contentInsetsReference)
      $0.add("decorationItems", \.decorationItems)
      $0.add("interGroupSpacing", \.interGroupSpacing)
      $0.add("orthogonalScrollingBehavior", \.orthogonalScrollingBehavior)
      $0.add("orthogonalScrollingProperties", \.orthogonalScrollingProperties)
      $0.add("supplementariesFollowContentInsets", \.supplementariesFollowContentInsets)
      $0.add("supplementaryContentInsetsReference", \.supplementaryContentInsetsReference)
      $0.add("visibleItemsInvalidationHandler", \.visibleItemsInvalidationHandler)
    }
    tables.add(UICollectionViewCompositionalLayout.self) {
      $0.add("configuration", \.configuration)
    }
    tables.add(UICollectionViewListCell.self) {
      $0.add("accessories", \.accessories)
      $0.add("indentationLevel", \.indentationLevel)
      $0.add("indentationWidth", \.indentationWidth)
      $0.add("indentsAccessories", \.indentsAccessories)
      $0.add(readOnly: "separatorLayoutGuide", \.separatorLayoutGuide)
    }
    tables.add(UIListContentView.self) {
      $0.add("configuration", \.configuration)
      $0.add(readOnly: "imageLayoutGuide", \.imageLayoutGuide)
      $0.add(readOnly: "secondaryTextLayoutGuide", \.secondaryTextLayoutGuide)
      $0.add(readOnly: "textLayoutGuide", \.textLayoutGuide)
    }
  }
}
