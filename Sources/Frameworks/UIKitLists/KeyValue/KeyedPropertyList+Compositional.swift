extension KeyedPropertyList {
  /// Adds the properties of compositional layouts.
  static func addCompositional(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutAnchor.self) {
      $0.add(readOnly: "edges", \.edges)
      $0.add(readOnlyFlag: "absoluteOffset", \.isAbsoluteOffset)
      $0.add(readOnlyFlag: "fractionalOffset", \.isFractionalOffset)
      $0.add(readOnly: "offset", \.offset)
    }
    tables.add(NSCollectionLayoutBoundarySupplementaryItem.self) {
      $0.add(readOnly: "alignment", \.alignment)
      $0.add("extendsBoundary", \.extendsBoundary)
      $0.add(readOnly: "offset", \.offset)
      $0.add("pinToVisibleBounds", \.pinToVisibleBounds)
    }
    tables.add(NSCollectionLayoutDecorationItem.self) {
      $0.add(readOnly: "elementKind", \.elementKind)
      $0.add("zIndex", \.zIndex)
    }
    tables.add(NSCollectionLayoutDimension.self) {
      $0.add(readOnly: "dimension", \.dimension)
      $0.add(readOnlyFlag: "absolute", \.isAbsolute)
      $0.add(readOnlyFlag: "estimated", \.isEstimated)
      $0.add(readOnlyFlag: "fractionalHeight", \.isFractionalHeight)
      $0.add(readOnlyFlag: "fractionalWidth", \.isFractionalWidth)
      $0.add(readOnlyFlag: "uniformAcrossSiblings", \.isUniformAcrossSiblings)
    }
    tables.add(NSCollectionLayoutEdgeSpacing.self) {
      $0.add(readOnly: "bottom", \.bottom)
      $0.add(readOnly: "leading", \.leading)
      $0.add(readOnly: "top", \.top)
      $0.add(readOnly: "trailing", \.trailing)
    }
    tables.add(NSCollectionLayoutGroup.self) {
      $0.add("interItemSpacing", \.interItemSpacing)
      $0.add(readOnly: "subitems", \.subitems)
      $0.add("supplementaryItems", \.supplementaryItems)
    }
    tables.add(NSCollectionLayoutGroupCustomItem.self) {
      $0.add(readOnly: "frame", \.frame)
      $0.add(readOnly: "zIndex", \.zIndex)
    }
    tables.add(NSCollectionLayoutItem.self) {
      $0.add("contentInsets", \.contentInsets)
      $0.add("edgeSpacing", \.edgeSpacing)
      $0.add(readOnly: "layoutSize", \.layoutSize)
      $0.add(readOnly: "supplementaryItems", \.supplementaryItems)
    }
    tables.add(NSCollectionLayoutSize.self) {
      $0.add(readOnly: "heightDimension", \.heightDimension)
      $0.add(readOnly: "widthDimension", \.widthDimension)
    }
    tables.add(NSCollectionLayoutSpacing.self) {
      $0.add(readOnlyFlag: "fixed", \.isFixed)
      $0.add(readOnlyFlag: "flexible", \.isFlexible)
      $0.add(readOnly: "spacing", \.spacing)
    }
    tables.add(NSCollectionLayoutSupplementaryItem.self) {
      $0.add(readOnly: "containerAnchor", \.containerAnchor)
      $0.add(readOnly: "elementKind", \.elementKind)
      $0.add(readOnly: "itemAnchor", \.itemAnchor)
      $0.add("zIndex", \.zIndex)
    }
    tables.add(UICollectionLayoutSectionOrthogonalScrollingProperties.self) {
      $0.add("bounce", \.bounce)
      $0.add("decelerationRate", \.decelerationRate)
    }
    tables.add(UICollectionViewCompositionalLayoutConfiguration.self) {
      $0.add("boundarySupplementaryItems", \.boundarySupplementaryItems)
      $0.add("contentInsetsReference", \.contentInsetsReference)
      $0.add("interSectionSpacing", \.interSectionSpacing)
      $0.add("scrollDirection", \.scrollDirection)
    }
  }
}
