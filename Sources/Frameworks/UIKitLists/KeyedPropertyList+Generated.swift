// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/KeyedProperties/UIKitLists.tsv.
// Do not edit.

/// The properties of the module's classes that key-value coding finds by name (ObjectiveC.KC9).
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addNSCollectionLayoutAnchor(to: &tables)
    addNSCollectionLayoutBoundarySupplementaryItem(to: &tables)
    addNSCollectionLayoutDecorationItem(to: &tables)
    addNSCollectionLayoutDimension(to: &tables)
    addNSCollectionLayoutEdgeSpacing(to: &tables)
    addNSCollectionLayoutGroup(to: &tables)
    addNSCollectionLayoutGroupCustomItem(to: &tables)
    addNSCollectionLayoutItem(to: &tables)
    addNSCollectionLayoutSize(to: &tables)
    addNSCollectionLayoutSpacing(to: &tables)
    addNSCollectionLayoutSupplementaryItem(to: &tables)
    addUICollectionLayoutSectionOrthogonalScrollingProperties(to: &tables)
    addUICollectionViewCompositionalLayoutConfiguration(to: &tables)
    addUICalendarSelectionMultiDate(to: &tables)
    addUICalendarSelectionSingleDate(to: &tables)
    addUICalendarSelectionWeekOfYear(to: &tables)
    addUICalendarView(to: &tables)
    addUIColorPickerViewController(to: &tables)
    addUIColorWell(to: &tables)
    addUIDatePicker(to: &tables)
    addUIFontPickerViewController(to: &tables)
    addUIFontPickerViewControllerConfiguration(to: &tables)
    addUIPickerView(to: &tables)
    addUITextFormattingCoordinator(to: &tables)
    addUICollectionReusableView(to: &tables)
    addUICollectionView(to: &tables)
    addUICollectionViewCell(to: &tables)
    addUICollectionViewController(to: &tables)
    addUICollectionViewDropPlaceholder(to: &tables)
    addUICollectionViewDropProposal(to: &tables)
    addUICollectionViewFlowLayout(to: &tables)
    addUICollectionViewFlowLayoutInvalidationContext(to: &tables)
    addUICollectionViewFocusUpdateContext(to: &tables)
    addUICollectionViewLayout(to: &tables)
    addUICollectionViewLayoutAttributes(to: &tables)
    addUICollectionViewLayoutInvalidationContext(to: &tables)
    addUICollectionViewPlaceholder(to: &tables)
    addUICollectionViewTransitionLayout(to: &tables)
    addUICollectionViewUpdateItem(to: &tables)
    addUIContextualAction(to: &tables)
    addUILocalizedIndexedCollation(to: &tables)
    addUISwipeActionsConfiguration(to: &tables)
    addUITableView(to: &tables)
    addUITableViewCell(to: &tables)
    addUITableViewController(to: &tables)
    addUITableViewDropPlaceholder(to: &tables)
    addUITableViewDropProposal(to: &tables)
    addUITableViewFocusUpdateContext(to: &tables)
    addUITableViewHeaderFooterView(to: &tables)
    addUITableViewPlaceholder(to: &tables)
    addUITableViewRowAction(to: &tables)
    addNSCollectionLayoutSection(to: &tables)
    addUICollectionViewCompositionalLayout(to: &tables)
    addUICollectionViewListCell(to: &tables)
    addUIListContentView(to: &tables)
  }

  private static func addNSCollectionLayoutAnchor(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutAnchor.self) {
      $0.add(readOnly: "edges", \.edges)
      $0.add(readOnlyFlag: "absoluteOffset", \.isAbsoluteOffset)
      $0.add(readOnlyFlag: "fractionalOffset", \.isFractionalOffset)
      $0.add(readOnly: "offset", \.offset)
    }
  }

  private static func addNSCollectionLayoutBoundarySupplementaryItem(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutBoundarySupplementaryItem.self) {
      $0.add(readOnly: "alignment", \.alignment)
      $0.add("extendsBoundary", \.extendsBoundary)
      $0.add(readOnly: "offset", \.offset)
      $0.add("pinToVisibleBounds", \.pinToVisibleBounds)
    }
  }

  private static func addNSCollectionLayoutDecorationItem(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutDecorationItem.self) {
      $0.add(readOnly: "elementKind", \.elementKind)
      $0.add("zIndex", \.zIndex)
    }
  }

  private static func addNSCollectionLayoutDimension(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutDimension.self) {
      $0.add(readOnly: "dimension", \.dimension)
      $0.add(readOnlyFlag: "absolute", \.isAbsolute)
      $0.add(readOnlyFlag: "estimated", \.isEstimated)
      $0.add(readOnlyFlag: "fractionalHeight", \.isFractionalHeight)
      $0.add(readOnlyFlag: "fractionalWidth", \.isFractionalWidth)
      $0.add(readOnlyFlag: "uniformAcrossSiblings", \.isUniformAcrossSiblings)
    }
  }

  private static func addNSCollectionLayoutEdgeSpacing(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutEdgeSpacing.self) {
      $0.add(readOnly: "bottom", \.bottom)
      $0.add(readOnly: "leading", \.leading)
      $0.add(readOnly: "top", \.top)
      $0.add(readOnly: "trailing", \.trailing)
    }
  }

  private static func addNSCollectionLayoutGroup(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutGroup.self) {
      $0.add("interItemSpacing", \.interItemSpacing)
      $0.add(readOnly: "subitems", \.subitems)
      $0.add("supplementaryItems", \.supplementaryItems)
    }
  }

  private static func addNSCollectionLayoutGroupCustomItem(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutGroupCustomItem.self) {
      $0.add(readOnly: "frame", \.frame)
      $0.add(readOnly: "zIndex", \.zIndex)
    }
  }

  private static func addNSCollectionLayoutItem(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutItem.self) {
      $0.add("contentInsets", \.contentInsets)
      $0.add("edgeSpacing", \.edgeSpacing)
      $0.add(readOnly: "layoutSize", \.layoutSize)
      $0.add(readOnly: "supplementaryItems", \.supplementaryItems)
    }
  }

  private static func addNSCollectionLayoutSize(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutSize.self) {
      $0.add(readOnly: "heightDimension", \.heightDimension)
      $0.add(readOnly: "widthDimension", \.widthDimension)
    }
  }

  private static func addNSCollectionLayoutSpacing(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutSpacing.self) {
      $0.add(readOnlyFlag: "fixed", \.isFixed)
      $0.add(readOnlyFlag: "flexible", \.isFlexible)
      $0.add(readOnly: "spacing", \.spacing)
    }
  }

  private static func addNSCollectionLayoutSupplementaryItem(to tables: inout KeyedTables) {
    tables.add(NSCollectionLayoutSupplementaryItem.self) {
      $0.add(readOnly: "containerAnchor", \.containerAnchor)
      $0.add(readOnly: "elementKind", \.elementKind)
      $0.add(readOnly: "itemAnchor", \.itemAnchor)
      $0.add("zIndex", \.zIndex)
    }
  }

  private static func addUICollectionLayoutSectionOrthogonalScrollingProperties(to tables: inout KeyedTables) {
    tables.add(UICollectionLayoutSectionOrthogonalScrollingProperties.self) {
      $0.add("bounce", \.bounce)
      $0.add("decelerationRate", \.decelerationRate)
    }
  }

  private static func addUICollectionViewCompositionalLayoutConfiguration(to tables: inout KeyedTables) {
    tables.add(UICollectionViewCompositionalLayoutConfiguration.self) {
      $0.add("boundarySupplementaryItems", \.boundarySupplementaryItems)
      $0.add("contentInsetsReference", \.contentInsetsReference)
      $0.add("interSectionSpacing", \.interSectionSpacing)
      $0.add("scrollDirection", \.scrollDirection)
    }
  }

  private static func addUICalendarSelectionMultiDate(to tables: inout KeyedTables) {
    tables.add(UICalendarSelectionMultiDate.self) {
      $0.add("delegate", \.delegate)
      $0.add("selectedDates", \.selectedDates)
    }
  }

  private static func addUICalendarSelectionSingleDate(to tables: inout KeyedTables) {
    tables.add(UICalendarSelectionSingleDate.self) {
      $0.add("delegate", \.delegate)
      $0.add("selectedDate", \.selectedDate)
    }
  }

  private static func addUICalendarSelectionWeekOfYear(to tables: inout KeyedTables) {
    tables.add(UICalendarSelectionWeekOfYear.self) {
      $0.add("delegate", \.delegate)
      $0.add("selectedWeekOfYear", \.selectedWeekOfYear)
    }
  }

  private static func addUICalendarView(to tables: inout KeyedTables) {
    tables.add(UICalendarView.self) {
      $0.add("availableDateRange", \.availableDateRange)
      $0.add("calendar", \.calendar)
      $0.add("delegate", \.delegate)
      $0.add("fontDesign", \.fontDesign)
      $0.add("locale", \.locale)
      $0.add("selectionBehavior", \.selectionBehavior)
      $0.add("timeZone", \.timeZone)
      $0.add("visibleDateComponents", \.visibleDateComponents)
      $0.add("wantsDateDecorations", \.wantsDateDecorations)
    }
  }

  private static func addUIColorPickerViewController(to tables: inout KeyedTables) {
    tables.add(UIColorPickerViewController.self) {
      $0.add("delegate", \.delegate)
      $0.add("selectedColor", \.selectedColor)
      $0.add("supportsAlpha", \.supportsAlpha)
    }
  }

  private static func addUIColorWell(to tables: inout KeyedTables) {
    tables.add(UIColorWell.self) {
      $0.add("selectedColor", \.selectedColor)
      $0.add("supportsAlpha", \.supportsAlpha)
      $0.add("title", \.title)
    }
  }

  private static func addUIDatePicker(to tables: inout KeyedTables) {
    tables.add(UIDatePicker.self) {
      $0.add("calendar", \.calendar)
      $0.add("countDownDuration", \.countDownDuration)
      $0.add("date", \.date)
      $0.add("datePickerMode", \.datePickerMode)
      $0.add(readOnly: "datePickerStyle", \.datePickerStyle)
      $0.add("locale", \.locale)
      $0.add("maximumDate", \.maximumDate)
      $0.add("minimumDate", \.minimumDate)
      $0.add("minuteInterval", \.minuteInterval)
      $0.add("preferredDatePickerStyle", \.preferredDatePickerStyle)
      $0.add("roundsToMinuteInterval", \.roundsToMinuteInterval)
      $0.add("timeZone", \.timeZone)
    }
  }

  private static func addUIFontPickerViewController(to tables: inout KeyedTables) {
    tables.add(UIFontPickerViewController.self) {
      $0.add(readOnly: "configuration", \.configuration)
      $0.add("delegate", \.delegate)
      $0.add("selectedFontDescriptor", \.selectedFontDescriptor)
    }
  }

  private static func addUIFontPickerViewControllerConfiguration(to tables: inout KeyedTables) {
    tables.add(UIFontPickerViewController.Configuration.self) {
      $0.add("displayUsingSystemFont", \.displayUsingSystemFont)
      $0.add("filteredLanguagesPredicate", \.filteredLanguagesPredicate)
      $0.add("filteredTraits", \.filteredTraits)
      $0.add("includeFaces", \.includeFaces)
    }
  }

  private static func addUIPickerView(to tables: inout KeyedTables) {
    tables.add(UIPickerView.self) {
      $0.add("dataSource", \.dataSource)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "numberOfComponents", \.numberOfComponents)
      $0.add("showsSelectionIndicator", \.showsSelectionIndicator)
    }
  }

  private static func addUITextFormattingCoordinator(to tables: inout KeyedTables) {
    tables.add(UITextFormattingCoordinator.self) {
      $0.add("delegate", \.delegate)
    }
  }

  private static func addUICollectionReusableView(to tables: inout KeyedTables) {
    tables.add(UICollectionReusableView.self) {
      $0.add("reuseIdentifier", \.reuseIdentifier)
    }
  }

  private static func addUICollectionView(to tables: inout KeyedTables) {
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
  }

  private static func addUICollectionViewCell(to tables: inout KeyedTables) {
    tables.add(UICollectionViewCell.self) {
      $0.add("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
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
  }

  private static func addUICollectionViewController(to tables: inout KeyedTables) {
    tables.add(UICollectionViewController.self) {
      $0.add("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
      $0.add("collectionView", \.collectionView)
      $0.add(readOnly: "collectionViewLayout", \.collectionViewLayout)
      $0.add("installsStandardGestureForInteractiveMovement", \.installsStandardGestureForInteractiveMovement)
    }
  }

  private static func addUICollectionViewDropPlaceholder(to tables: inout KeyedTables) {
    tables.add(UICollectionViewDropPlaceholder.self) {
      $0.add("previewParametersProvider", \.previewParametersProvider)
    }
  }

  private static func addUICollectionViewDropProposal(to tables: inout KeyedTables) {
    tables.add(UICollectionViewDropProposal.self) {
      $0.add(readOnly: "intent", \.intent)
    }
  }

  private static func addUICollectionViewFlowLayout(to tables: inout KeyedTables) {
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
  }

  private static func addUICollectionViewFlowLayoutInvalidationContext(to tables: inout KeyedTables) {
    tables.add(UICollectionViewFlowLayoutInvalidationContext.self) {
      $0.add("invalidateFlowLayoutAttributes", \.invalidateFlowLayoutAttributes)
      $0.add("invalidateFlowLayoutDelegateMetrics", \.invalidateFlowLayoutDelegateMetrics)
    }
  }

  private static func addUICollectionViewFocusUpdateContext(to tables: inout KeyedTables) {
    tables.add(UICollectionViewFocusUpdateContext.self) {
      $0.add(readOnly: "nextFocusedIndexPath", \.nextFocusedIndexPath)
      $0.add(readOnly: "previouslyFocusedIndexPath", \.previouslyFocusedIndexPath)
    }
  }

  private static func addUICollectionViewLayout(to tables: inout KeyedTables) {
    tables.add(UICollectionViewLayout.self) {
      $0.add(readOnly: "collectionView", \.collectionView)
      $0.add(readOnly: "collectionViewContentSize", \.collectionViewContentSize)
      $0.add(readOnly: "developmentLayoutDirection", \.developmentLayoutDirection)
      $0.add(readOnly: "flipsHorizontallyInOppositeLayoutDirection", \.flipsHorizontallyInOppositeLayoutDirection)
    }
  }

  private static func addUICollectionViewLayoutAttributes(to tables: inout KeyedTables) {
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
  }

  private static func addUICollectionViewLayoutInvalidationContext(to tables: inout KeyedTables) {
    tables.add(UICollectionViewLayoutInvalidationContext.self) {
      $0.add("contentOffsetAdjustment", \.contentOffsetAdjustment)
      $0.add("contentSizeAdjustment", \.contentSizeAdjustment)
      $0.add(readOnly: "interactiveMovementTarget", \.interactiveMovementTarget)
      $0.add(readOnly: "invalidateDataSourceCounts", \.invalidateDataSourceCounts)
      $0.add(readOnly: "invalidateEverything", \.invalidateEverything)
      $0.add(readOnly: "invalidatedDecorationIndexPaths", \.invalidatedDecorationIndexPaths)
      $0.add(readOnly: "invalidatedItemIndexPaths", \.invalidatedItemIndexPaths)
      $0.add(readOnly: "invalidatedSupplementaryIndexPaths", \.invalidatedSupplementaryIndexPaths)
      $0.add(readOnly: "previousIndexPathsForInteractivelyMovingItems", \.previousIndexPathsForInteractivelyMovingItems)
      $0.add(readOnly: "targetIndexPathsForInteractivelyMovingItems", \.targetIndexPathsForInteractivelyMovingItems)
    }
  }

  private static func addUICollectionViewPlaceholder(to tables: inout KeyedTables) {
    tables.add(UICollectionViewPlaceholder.self) {
      $0.add("cellUpdateHandler", \.cellUpdateHandler)
    }
  }

  private static func addUICollectionViewTransitionLayout(to tables: inout KeyedTables) {
    tables.add(UICollectionViewTransitionLayout.self) {
      $0.add(readOnly: "currentLayout", \.currentLayout)
      $0.add(readOnly: "nextLayout", \.nextLayout)
      $0.add("transitionProgress", \.transitionProgress)
    }
  }

  private static func addUICollectionViewUpdateItem(to tables: inout KeyedTables) {
    tables.add(UICollectionViewUpdateItem.self) {
      $0.add(readOnly: "indexPathAfterUpdate", \.indexPathAfterUpdate)
      $0.add(readOnly: "indexPathBeforeUpdate", \.indexPathBeforeUpdate)
      $0.add(readOnly: "updateAction", \.updateAction)
    }
  }

  private static func addUIContextualAction(to tables: inout KeyedTables) {
    tables.add(UIContextualAction.self) {
      $0.add("backgroundColor", \.backgroundColor)
      $0.add(readOnly: "handler", \.handler)
      $0.add("image", \.image)
      $0.add(readOnly: "style", \.style)
      $0.add("title", \.title)
    }
  }

  private static func addUILocalizedIndexedCollation(to tables: inout KeyedTables) {
    tables.add(UILocalizedIndexedCollation.self) {
      $0.add(readOnly: "sectionIndexTitles", \.sectionIndexTitles)
      $0.add(readOnly: "sectionTitles", \.sectionTitles)
    }
  }

  private static func addUISwipeActionsConfiguration(to tables: inout KeyedTables) {
    tables.add(UISwipeActionsConfiguration.self) {
      $0.add(readOnly: "actions", \.actions)
      $0.add("performsFirstActionWithFullSwipe", \.performsFirstActionWithFullSwipe)
    }
  }

  private static func addUITableView(to tables: inout KeyedTables) {
    tables.add(UITableView.self) {
      $0.add("allowsFocus", \.allowsFocus)
      $0.add("allowsFocusDuringEditing", \.allowsFocusDuringEditing)
      $0.add("allowsMultipleSelection", \.allowsMultipleSelection)
      $0.add("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing)
      $0.add("allowsSelection", \.allowsSelection)
      $0.add("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing)
      $0.add("backgroundView", \.backgroundView)
      $0.add("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth)
      $0.add(readOnly: "contextMenuInteraction", \.contextMenuInteraction)
      $0.add("dataSource", \.dataSource)
      $0.add("dragDelegate", \.dragDelegate)
      $0.add("dragInteractionEnabled", \.dragInteractionEnabled)
      $0.add("dropDelegate", \.dropDelegate)
      $0.add("estimatedRowHeight", \.estimatedRowHeight)
      $0.add("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
      $0.add("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
      $0.add("fillerRowHeight", \.fillerRowHeight)
      $0.add(readOnly: "hasActiveDrag", \.hasActiveDrag)
      $0.add(readOnly: "hasActiveDrop", \.hasActiveDrop)
      $0.add(readOnly: "hasUncommittedUpdates", \.hasUncommittedUpdates)
      $0.add(readOnly: "indexPathForSelectedRow", \.indexPathForSelectedRow)
      $0.add(readOnly: "indexPathsForSelectedRows", \.indexPathsForSelectedRows)
      $0.add(readOnly: "indexPathsForVisibleRows", \.indexPathsForVisibleRows)
      $0.add("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea)
      $0.add(flag: "editing", \.isEditing)
      $0.add(flag: "prefetchingEnabled", \.isPrefetchingEnabled)
      $0.add(flag: "springLoaded", \.isSpringLoaded)
      $0.add(readOnly: "numberOfSections", \.numberOfSections)
      $0.add("prefetchDataSource", \.prefetchDataSource)
      $0.add("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath)
      $0.add("rowHeight", \.rowHeight)
      $0.add("sectionFooterHeight", \.sectionFooterHeight)
      $0.add("sectionHeaderHeight", \.sectionHeaderHeight)
      $0.add("sectionHeaderTopPadding", \.sectionHeaderTopPadding)
      $0.add("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor)
      $0.add("sectionIndexColor", \.sectionIndexColor)
      $0.add("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount)
      $0.add("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor)
      $0.add("selectionFollowsFocus", \.selectionFollowsFocus)
      $0.add("selfSizingInvalidation", \.selfSizingInvalidation)
      $0.add("separatorColor", \.separatorColor)
      $0.add("separatorEffect", \.separatorEffect)
      $0.add("separatorInset", \.separatorInset)
      $0.add("separatorInsetReference", \.separatorInsetReference)
      $0.add("separatorStyle", \.separatorStyle)
      $0.add(readOnly: "style", \.style)
      $0.add("tableFooterView", \.tableFooterView)
      $0.add("tableHeaderView", \.tableHeaderView)
      $0.add(readOnly: "visibleCells", \.visibleCells)
    }
  }

  private static func addUITableViewCell(to tables: inout KeyedTables) {
    tables.add(UITableViewCell.self) {
      $0.add("accessoryType", \.accessoryType)
      $0.add("accessoryView", \.accessoryView)
      $0.add("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
      $0.add("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
      $0.add("backgroundConfiguration", \.backgroundConfiguration)
      $0.add("backgroundView", \.backgroundView)
      $0.add(readOnly: "configurationState", \.configurationState)
      $0.add("configurationUpdateHandler", \.configurationUpdateHandler)
      $0.add("contentConfiguration", \.contentConfiguration)
      $0.add(readOnly: "contentView", \.contentView)
      $0.add(readOnly: "detailTextLabel", \.detailTextLabel)
      $0.add("editingAccessoryType", \.editingAccessoryType)
      $0.add("editingAccessoryView", \.editingAccessoryView)
      $0.add(readOnly: "editingStyle", \.editingStyle)
      $0.add("focusStyle", \.focusStyle)
      $0.add(readOnly: "imageView", \.imageView)
      $0.add("indentationLevel", \.indentationLevel)
      $0.add("indentationWidth", \.indentationWidth)
      $0.add(flag: "editing", \.isEditing)
      $0.add(flag: "highlighted", \.isHighlighted)
      $0.add(flag: "selected", \.isSelected)
      $0.add("multipleSelectionBackgroundView", \.multipleSelectionBackgroundView)
      $0.add("reuseIdentifier", \.reuseIdentifier)
      $0.add("selectedBackgroundView", \.selectedBackgroundView)
      $0.add("selectionStyle", \.selectionStyle)
      $0.add("separatorInset", \.separatorInset)
      $0.add("shouldIndentWhileEditing", \.shouldIndentWhileEditing)
      $0.add(readOnly: "showingDeleteConfirmation", \.showingDeleteConfirmation)
      $0.add("showsReorderControl", \.showsReorderControl)
      $0.add(readOnly: "textLabel", \.textLabel)
      $0.add("userInteractionEnabledWhileDragging", \.userInteractionEnabledWhileDragging)
    }
  }

  private static func addUITableViewController(to tables: inout KeyedTables) {
    tables.add(UITableViewController.self) {
      $0.add("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
      $0.add("refreshControl", \.refreshControl)
      $0.add("tableView", \.tableView)
    }
  }

  private static func addUITableViewDropPlaceholder(to tables: inout KeyedTables) {
    tables.add(UITableViewDropPlaceholder.self) {
      $0.add("previewParametersProvider", \.previewParametersProvider)
    }
  }

  private static func addUITableViewDropProposal(to tables: inout KeyedTables) {
    tables.add(UITableViewDropProposal.self) {
      $0.add(readOnly: "intent", \.intent)
    }
  }

  private static func addUITableViewFocusUpdateContext(to tables: inout KeyedTables) {
    tables.add(UITableViewFocusUpdateContext.self) {
      $0.add(readOnly: "nextFocusedIndexPath", \.nextFocusedIndexPath)
      $0.add(readOnly: "previouslyFocusedIndexPath", \.previouslyFocusedIndexPath)
    }
  }

  private static func addUITableViewHeaderFooterView(to tables: inout KeyedTables) {
    tables.add(UITableViewHeaderFooterView.self) {
      $0.add("automaticallyUpdatesBackgroundConfiguration", \.automaticallyUpdatesBackgroundConfiguration)
      $0.add("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration)
      $0.add("backgroundConfiguration", \.backgroundConfiguration)
      $0.add("backgroundView", \.backgroundView)
      $0.add(readOnly: "configurationState", \.configurationState)
      $0.add("configurationUpdateHandler", \.configurationUpdateHandler)
      $0.add("contentConfiguration", \.contentConfiguration)
      $0.add(readOnly: "contentView", \.contentView)
      $0.add(readOnly: "detailTextLabel", \.detailTextLabel)
      $0.add("reuseIdentifier", \.reuseIdentifier)
      $0.add(readOnly: "textLabel", \.textLabel)
    }
  }

  private static func addUITableViewPlaceholder(to tables: inout KeyedTables) {
    tables.add(UITableViewPlaceholder.self) {
      $0.add("cellUpdateHandler", \.cellUpdateHandler)
    }
  }

  private static func addUITableViewRowAction(to tables: inout KeyedTables) {
    tables.add(UITableViewRowAction.self) {
      $0.add("backgroundColor", \.backgroundColor)
      $0.add("backgroundEffect", \.backgroundEffect)
      $0.add(readOnly: "style", \.style)
      $0.add("title", \.title)
    }
  }

  private static func addNSCollectionLayoutSection(to tables: inout KeyedTables) {
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
  }

  private static func addUICollectionViewCompositionalLayout(to tables: inout KeyedTables) {
    tables.add(UICollectionViewCompositionalLayout.self) {
      $0.add("configuration", \.configuration)
    }
  }

  private static func addUICollectionViewListCell(to tables: inout KeyedTables) {
    tables.add(UICollectionViewListCell.self) {
      $0.add("accessories", \.accessories)
      $0.add("indentationLevel", \.indentationLevel)
      $0.add("indentationWidth", \.indentationWidth)
      $0.add("indentsAccessories", \.indentsAccessories)
      $0.add(readOnly: "separatorLayoutGuide", \.separatorLayoutGuide)
    }
  }

  private static func addUIListContentView(to tables: inout KeyedTables) {
    tables.add(UIListContentView.self) {
      $0.add("configuration", \.configuration)
      $0.add(readOnly: "imageLayoutGuide", \.imageLayoutGuide)
      $0.add(readOnly: "secondaryTextLayoutGuide", \.secondaryTextLayoutGuide)
      $0.add(readOnly: "textLayoutGuide", \.textLayoutGuide)
    }
  }
}
