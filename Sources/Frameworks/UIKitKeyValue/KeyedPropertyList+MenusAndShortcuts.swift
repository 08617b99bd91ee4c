extension KeyedPropertyList {
  /// Adds the properties of menus.
  static func addMenusAndShortcuts(to tables: inout KeyedTables) {
    tables.add(UIAction.self) {
      $0.add("attributes", \.attributes)
      $0.add("discoverabilityTitle", \.discoverabilityTitle)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("image", \.image)
      $0.add("selectedImage", \.selectedImage)
      $0.add(readOnly: "sender", \.sender)
      $0.add("state", \.state)
      $0.add("title", \.title)
    }
    tables.add(UICommand.self) {
      $0.add(readOnly: "action", \.action)
      $0.add(readOnly: "alternates", \.alternates)
      $0.add("attributes", \.attributes)
      $0.add("discoverabilityTitle", \.discoverabilityTitle)
      $0.add("image", \.image)
      $0.add(readOnly: "propertyList", \.propertyList)
      $0.add("selectedImage", \.selectedImage)
      $0.add(readOnly: "sender", \.sender)
      $0.add("state", \.state)
      $0.add("title", \.title)
    }
    tables.add(UICommandAlternate.self) {
      $0.add(readOnly: "action", \.action)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
      $0.add(readOnly: "title", \.title)
    }
    tables.add(UIContextMenuConfiguration.self) {
      $0.add("badgeCount", \.badgeCount)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("preferredMenuElementOrder", \.preferredMenuElementOrder)
      $0.add("secondaryItemIdentifiers", \.secondaryItemIdentifiers)
    }
    tables.add(UIContextMenuInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "menuAppearance", \.menuAppearance)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIEditMenuConfiguration.self) {
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("preferredArrowDirection", \.preferredArrowDirection)
      $0.add(readOnly: "sourcePoint", \.sourcePoint)
    }
    tables.add(UIEditMenuInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIKeyCommand.self) {
      $0.add("allowsAutomaticLocalization", \.allowsAutomaticLocalization)
      $0.add("allowsAutomaticMirroring", \.allowsAutomaticMirroring)
      $0.add(readOnly: "input", \.input)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
      $0.add("wantsPriorityOverSystemBehavior", \.wantsPriorityOverSystemBehavior)
    }
    tables.add(UIMenu.self) {
      $0.add(readOnly: "children", \.children)
      $0.add("displayPreferences", \.displayPreferences)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add(readOnly: "options", \.options)
      $0.add("preferredElementSize", \.preferredElementSize)
      $0.add(readOnly: "selectedElements", \.selectedElements)
    }
    tables.add(UIMenuController.self) {
      $0.add("arrowDirection", \.arrowDirection)
      $0.add(flag: "menuVisible", \.isMenuVisible)
      $0.add(readOnly: "menuFrame", \.menuFrame)
      $0.add("menuItems", \.menuItems)
    }
    tables.add(UIMenuDisplayPreferences.self) {
      $0.add("maximumNumberOfTitleLines", \.maximumNumberOfTitleLines)
    }
    tables.add(UIMenuElement.self) {
      $0.add("accessibilityIdentifier", \.accessibilityIdentifier)
      $0.add(readOnly: "image", \.image)
      $0.add("subtitle", \.subtitle)
      $0.add(readOnly: "title", \.title)
    }
    tables.add(UIMenuItem.self) {
      $0.add("action", \.action)
      $0.add("title", \.title)
    }
    tables.add(UIPreviewParameters.self) {
      $0.add("backgroundColor", \.backgroundColor)
      $0.add("shadowPath", \.shadowPath)
      $0.add("visiblePath", \.visiblePath)
    }
    tables.add(UIPreviewTarget.self) {
      $0.add(readOnly: "center", \.center)
      $0.add(readOnly: "container", \.container)
      $0.add(readOnly: "transform", \.transform)
    }
    tables.add(UITargetedPreview.self) {
      $0.add(readOnly: "parameters", \.parameters)
      $0.add(readOnly: "size", \.size)
      $0.add(readOnly: "target", \.target)
      $0.add(readOnly: "view", \.view)
    }
  }
}
