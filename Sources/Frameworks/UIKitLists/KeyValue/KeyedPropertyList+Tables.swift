extension KeyedPropertyList {
  /// Adds the properties of tables.
  static func addTables(to tables: inout KeyedTables) {
    tables.add(UIContextualAction.self) {
      $0.add("backgroundColor", \.backgroundColor)
      $0.add(readOnly: "handler", \.handler)
      $0.add("image", \.image)
      $0.add(readOnly: "style", \.style)
      $0.add("title", \.title)
    }
    tables.add(UILocalizedIndexedCollation.self) {
      $0.add(readOnly: "sectionIndexTitles", \.sectionIndexTitles)
      $0.add(readOnly: "sectionTitles", \.sectionTitles)
    }
    tables.add(UISwipeActionsConfiguration.self) {
      $0.add(readOnly: "actions", \.actions)
      $0.add("performsFirstActionWithFullSwipe", \.performsFirstActionWithFullSwipe)
    }
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
    tables.add(UITableViewCell.self) {
      $0.add("accessoryType", \.accessoryType)
      $0.add("accessoryView", \.accessoryView)
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
    tables.add(UITableViewController.self) {
      $0.add("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
      $0.add("refreshControl", \.refreshControl)
      $0.add("tableView", \.tableView)
    }
    tables.add(UITableViewDropPlaceholder.self) {
      $0.add("previewParametersProvider", \.previewParametersProvider)
    }
    tables.add(UITableViewDropProposal.self) {
      $0.add(readOnly: "intent", \.intent)
    }
    tables.add(UITableViewFocusUpdateContext.self) {
      $0.add(readOnly: "nextFocusedIndexPath", \.nextFocusedIndexPath)
      $0.add(readOnly: "previouslyFocusedIndexPath", \.previouslyFocusedIndexPath)
    }
    tables.add(UITableViewHeaderFooterView.self) {
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
      $0.add(readOnly: "detailTextLabel", \.detailTextLabel)
      $0.add("reuseIdentifier", \.reuseIdentifier)
      $0.add(readOnly: "textLabel", \.textLabel)
    }
    tables.add(UITableViewPlaceholder.self) {
      $0.add("cellUpdateHandler", \.cellUpdateHandler)
    }
    tables.add(UITableViewRowAction.self) {
      $0.add("backgroundColor", \.backgroundColor)
      $0.add("backgroundEffect", \.backgroundEffect)
      $0.add(readOnly: "style", \.style)
      $0.add("title", \.title)
    }
  }
}
