extension KeyedPropertyList {
  /// Adds the properties of collections.
  static func addCollections(to tables: inout KeyedTables) {
    tables.add(UICollectionReusableView.self) {
      $0.add("reuseIdentifier", \.reuseIdentifier)
    }
    tables.add(UICollectionView.self) {
      $0.add("allowsFocus", \.allowsFocus)
      $0.add("allowsMultipleSelection", \.allowsMultipleSelection)
      $0.add("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
      $0.add("allowsSelection", \.allowsSelection)
      $0.add("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
      $0.add("backgroundView", \.backgroundView)
      $0.add("collectionViewLayout", \.collectionViewLayout)
      $0.add(readOnly: "contextMenuInteraction", \.contextMenuInteraction)
      $0.add("dataSource", \.dataSource)
      $0.add("dragDelegate", \.dragDelegate)
      $0.add("dragInteractionEnabled", \.dragInteractionEnabled)
      $0.add("dropDelegate", \.dropDelegate)
      $0.add(readOnly: "hasActiveDrag", \.hasActiveDrag)
      $0.add(readOnly: "hasActiveDrop", \.hasActiveDrop)
      $0.add(readOnly: "hasUncommittedUpdates", \.hasUncommittedUpdates)
      $0.add(readOnly: "indexPathsForSelectedItems", \.indexPathsForSelectedItems)
      $0.add(readOnly: "indexPathsForVisibleItems", \.indexPathsForVisibleItems)
      $0.add(flag: "editing", \.isEditing)
      $0.add(flag: "prefetchingEnabled", \.isPrefetchingEnabled)
      $0.add(flag: "springLoaded", \.isSpringLoaded)
      $0.add(readOnly: "numberOfSections", \.numberOfSections)
      $0.add("prefetchDataSource", \.prefetchDataSource)
      $0.add("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)
      $0.add("reorderingCadence", \.reorderingCadence)
      $0.add("selectionFollowsFocus", \.selectionFollowsFocus)
      $0.add("selfSizingInvalidation", \.selfSizingInvalidation)
      $0.add(readOnly: "visibleCells", \.visibleCells)
    }
    tables.add(UICollectionViewCell.self) {
      $0.add(
        "automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration
      )
      $0.add("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
      $0.add("backgroundConfiguration", \.backgroundConfiguration)
      $0.add("backgroundView", \.backgroundView)
      $0.add(readOnly: "configurationState", \.configurationState)
      $0.add("configurationUpdateHandler", \.configurationUpdateHandler)
      $0.add("contentConfiguration", \.contentConfiguration)
      $0.add(readOnly: "contentView", \.contentView)
      $0.add(flag: "highlighted", \.isHighlighted)
      $0.add(flag: "selected", \.isSelected)
      $0.add("selectedBackgroundView", \.selectedBackgroundView)
    }
    tables.add(UICollectionViewController.self) {
      $0.add("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
      $0.add("collectionView", \.collectionView)
      $0.add(readOnly: "collectionViewLayout", \.collectionViewLayout)
      $0.add(
        "installsStandardGestureForInteractiveMovement",
        \.installsStandardGestureForInteractiveMovement)
    }
    tables.add(UICollectionViewDropPlaceholder.self) {
      $0.add("previewParametersProvider", \.previewParametersProvider)
    }
    tables.add(UICollectionViewDropProposal.self) {
      $0.add(readOnly: "intent", \.intent)
    }
    tables.add(UICollectionViewFlowLayout.self) {
      $0.add("estimatedItemSize", \.estimatedItemSize)
      $0.add("footerReferenceSize", \.footerReferenceSize)
      $0.add("headerReferenceSize", \.headerReferenceSize)
      $0.add("itemSize", \.itemSize)
      $0.add("minimumInteritemSpacing", \.minimumInteritemSpacing)
      $0.add("minimumLineSpacing", \.minimumLineSpacing)
      $0.add("scrollDirection", \.scrollDirection)
      $0.add("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
      $0.add("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
      $0.add("sectionInset", \.sectionInset)
      $0.add("sectionInsetReference", \.sectionInsetReference)
    }
    tables.add(UICollectionViewFlowLayoutInvalidationContext.self) {
      $0.add("invalidateFlowLayoutAttributes", \.invalidateFlowLayoutAttributes)
      $0.add("invalidateFlowLayoutDelegateMetrics", \.invalidateFlowLayoutDelegateMetrics)
    }
    tables.add(UICollectionViewFocusUpdateContext.self) {
      $0.add(readOnly: "nextFocusedIndexPath", \.nextFocusedIndexPath)
      $0.add(readOnly: "previouslyFocusedIndexPath", \.previouslyFocusedIndexPath)
    }
    tables.add(UICollectionViewLayout.self) {
      $0.add(readOnly: "collectionView", \.collectionView)
      $0.add(readOnly: "collectionViewContentSize", \.collectionViewContentSize)
      $0.add(readOnly: "developmentLayoutDirection", \.developmentLayoutDirection)
      $0.add(
        readOnly: "flipsHorizontallyInOppositeLayoutDirection",
        \.flipsHorizontallyInOppositeLayoutDirection)
    }
    tables.add(UICollectionViewLayoutAttributes.self) {
      $0.add("alpha", \.alpha)
      $0.add("bounds", \.bounds)
      $0.add("center", \.center)
      $0.add("frame", \.frame)
      $0.add("indexPath", \.indexPath)
      $0.add(flag: "hidden", \.isHidden)
      $0.add(readOnly: "representedElementCategory", \.representedElementCategory)
      $0.add(readOnly: "representedElementKind", \.representedElementKind)
      $0.add("size", \.size)
      $0.add("transform", \.transform)
      $0.add("transform3D", \.transform3D)
      $0.add("zIndex", \.zIndex)
    }
    tables.add(UICollectionViewLayoutInvalidationContext.self) {
      $0.add("contentOffsetAdjustment", \.contentOffsetAdjustment)
      $0.add("contentSizeAdjustment", \.contentSizeAdjustment)
      $0.add(readOnly: "interactiveMovementTarget", \.interactiveMovementTarget)
      $0.add(readOnly: "invalidateDataSourceCounts", \.invalidateDataSourceCounts)
      $0.add(readOnly: "invalidateEverything", \.invalidateEverything)
      $0.add(readOnly: "invalidatedDecorationIndexPaths", \.invalidatedDecorationIndexPaths)
      $0.add(readOnly: "invalidatedItemIndexPaths", \.invalidatedItemIndexPaths)
      $0.add(readOnly: "invalidatedSupplementaryIndexPaths", \.invalidatedSupplementaryIndexPaths)
      $0.add(
        readOnly: "previousIndexPathsForInteractivelyMovingItems",
        \.previousIndexPathsForInteractivelyMovingItems)
      $0.add(
        readOnly: "targetIndexPathsForInteractivelyMovingItems",
        \.targetIndexPathsForInteractivelyMovingItems)
    }
    tables.add(UICollectionViewPlaceholder.self) {
      $0.add("cellUpdateHandler", \.cellUpdateHandler)
    }
    tables.add(UICollectionViewTransitionLayout.self) {
      $0.add(readOnly: "currentLayout", \.currentLayout)
      $0.add(readOnly: "nextLayout", \.nextLayout)
      $0.add("transitionProgress", \.transitionProgress)
    }
    tables.add(UICollectionViewUpdateItem.self) {
      $0.add(readOnly: "indexPathAfterUpdate", \.indexPathAfterUpdate)
      $0.add(readOnly: "indexPathBeforeUpdate", \.indexPathBeforeUpdate)
      $0.add(readOnly: "updateAction", \.updateAction)
    }
  }
}
