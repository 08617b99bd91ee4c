extension KeyedPropertyList {
  /// Adds the properties of bars.
  static func addBars(to tables: inout KeyedTables) {
    tables.add(UIBarAppearance.self) {
      $0.add("backgroundColor", \.backgroundColor)
      $0.add("backgroundEffect", \.backgroundEffect)
      $0.add("backgroundImage", \.backgroundImage)
      $0.add("backgroundImageContentMode", \.backgroundImageContentMode)
      $0.add(readOnly: "idiom", \.idiom)
      $0.add("shadowColor", \.shadowColor)
      $0.add("shadowImage", \.shadowImage)
    }
    tables.add(UIBarButtonItem.self) {
      $0.add("action", \.action)
      $0.add(readOnly: "buttonGroup", \.buttonGroup)
      $0.add("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
      $0.add("hidesSharedBackground", \.hidesSharedBackground)
      $0.add(flag: "hidden", \.isHidden)
      $0.add(flag: "selected", \.isSelected)
      $0.add(flag: "symbolAnimationEnabled", \.isSymbolAnimationEnabled)
      $0.add("menu", \.menu)
      $0.add("possibleTitles", \.possibleTitles)
      $0.add("preferredMenuElementOrder", \.preferredMenuElementOrder)
      $0.add("primaryAction", \.primaryAction)
      $0.add("sharesBackground", \.sharesBackground)
      $0.add("style", \.style)
      $0.add("target", \.target)
    }
    tables.add(UIBarButtonItemAppearance.self) {
      $0.add(readOnly: "disabled", \.disabled)
      $0.add(readOnly: "focused", \.focused)
      $0.add(readOnly: "highlighted", \.highlighted)
      $0.add(readOnly: "normal", \.normal)
    }
    tables.add(UIBarButtonItemGroup.self) {
      $0.add("alwaysAvailable", \.alwaysAvailable)
      $0.add("barButtonItems", \.barButtonItems)
      $0.add(readOnlyFlag: "displayingRepresentativeItem", \.isDisplayingRepresentativeItem)
      $0.add(flag: "hidden", \.isHidden)
      $0.add("menuRepresentation", \.menuRepresentation)
      $0.add("representativeItem", \.representativeItem)
    }
    tables.add(UIBarButtonItemStateAppearance.self) {
      $0.add("backgroundImage", \.backgroundImage)
      $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
      $0.add("titleTextAttributes", \.titleTextAttributes)
    }
    tables.add(UIBarItem.self) {
      $0.add("imageInsets", \.imageInsets)
      $0.add("landscapeImagePhone", \.landscapeImagePhone)
      $0.add("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
      $0.add("largeContentSizeImage", \.largeContentSizeImage)
      $0.add("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
    }
    tables.add(UINavigationBar.self) {
      $0.add("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
      $0.add(readOnly: "backItem", \.backItem)
      $0.add(readOnly: "barPosition", \.barPosition)
      $0.add(readOnly: "behavioralStyle", \.behavioralStyle)
      $0.add("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
      $0.add("delegate", \.delegate)
      $0.add("items", \.items)
      $0.add("preferredBehavioralStyle", \.preferredBehavioralStyle)
      $0.add("prefersLargeTitles", \.prefersLargeTitles)
      $0.add(readOnly: "topItem", \.topItem)
    }
    tables.add(UINavigationBarAppearance.self) {
      $0.add("backButtonAppearance", \.backButtonAppearance)
      $0.add(readOnly: "backIndicatorImage", \.backIndicatorImage)
      $0.add(readOnly: "backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
      $0.add("buttonAppearance", \.buttonAppearance)
      $0.add("doneButtonAppearance", \.doneButtonAppearance)
      $0.add("largeTitleTextAttributes", \.largeTitleTextAttributes)
      $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
      $0.add("titleTextAttributes", \.titleTextAttributes)
    }
    tables.add(UINavigationItem.self) {
      $0.add("additionalOverflowItems", \.additionalOverflowItems)
      $0.add("backAction", \.backAction)
      $0.add("backBarButtonItem", \.backBarButtonItem)
      $0.add("backButtonDisplayMode", \.backButtonDisplayMode)
      $0.add("backButtonTitle", \.backButtonTitle)
      $0.add("centerItemGroups", \.centerItemGroups)
      $0.add("compactAppearance", \.compactAppearance)
      $0.add("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
      $0.add("customizationIdentifier", \.customizationIdentifier)
      $0.add("hidesBackButton", \.hidesBackButton)
      $0.add("hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling)
      $0.add("largeTitleDisplayMode", \.largeTitleDisplayMode)
      $0.add("leadingItemGroups", \.leadingItemGroups)
      $0.add("leftBarButtonItem", \.leftBarButtonItem)
      $0.add("leftBarButtonItems", \.leftBarButtonItems)
      $0.add("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
      $0.add("pinnedTrailingGroup", \.pinnedTrailingGroup)
      $0.add("preferredSearchBarPlacement", \.preferredSearchBarPlacement)
      $0.add("renameDelegate", \.renameDelegate)
      $0.add("rightBarButtonItem", \.rightBarButtonItem)
      $0.add("rightBarButtonItems", \.rightBarButtonItems)
      $0.add("scrollEdgeAppearance", \.scrollEdgeAppearance)
      $0.add(readOnly: "searchBarPlacement", \.searchBarPlacement)
      $0.add("searchController", \.searchController)
      $0.add("standardAppearance", \.standardAppearance)
      $0.add("style", \.style)
      $0.add("titleMenuProvider", \.titleMenuProvider)
      $0.add("trailingItemGroups", \.trailingItemGroups)
    }
    tables.add(UISearchBar.self) {
      $0.add("autocapitalizationType", \.autocapitalizationType)
      $0.add("autocorrectionType", \.autocorrectionType)
      $0.add("backgroundImage", \.backgroundImage)
      $0.add(readOnly: "barPosition", \.barPosition)
      $0.add("delegate", \.delegate)
      $0.add("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
      $0.add("inputAccessoryView", \.inputAccessoryView)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(flag: "lookToDictateEnabled", \.isLookToDictateEnabled)
      $0.add(flag: "searchResultsButtonSelected", \.isSearchResultsButtonSelected)
      $0.add(flag: "secureTextEntry", \.isSecureTextEntry)
      $0.add(flag: "translucent", \.isTranslucent)
      $0.add("keyboardType", \.keyboardType)
      $0.add("passwordRules", \.passwordRules)
      $0.add("prompt", \.prompt)
      $0.add("returnKeyType", \.returnKeyType)
      $0.add("scopeBarBackgroundImage", \.scopeBarBackgroundImage)
      $0.add("scopeButtonTitles", \.scopeButtonTitles)
      $0.add("searchBarStyle", \.searchBarStyle)
      $0.add("searchFieldBackgroundPositionAdjustment", \.searchFieldBackgroundPositionAdjustment)
      $0.add(readOnly: "searchTextField", \.searchTextField)
      $0.add("searchTextPositionAdjustment", \.searchTextPositionAdjustment)
      $0.add("selectedScopeButtonIndex", \.selectedScopeButtonIndex)
      $0.add("showsBookmarkButton", \.showsBookmarkButton)
      $0.add("showsCancelButton", \.showsCancelButton)
      $0.add("showsScopeBar", \.showsScopeBar)
      $0.add("showsSearchResultsButton", \.showsSearchResultsButton)
      $0.add("smartDashesType", \.smartDashesType)
      $0.add("smartInsertDeleteType", \.smartInsertDeleteType)
      $0.add("smartQuotesType", \.smartQuotesType)
      $0.add("spellCheckingType", \.spellCheckingType)
      $0.add("textContentType", \.textContentType)
    }
    tables.add(UISearchSuggestionItem.self) {
      $0.add(readOnly: "iconImage", \.iconImage)
      $0.add(readOnly: "localizedAttributedSuggestion", \.localizedAttributedSuggestion)
      $0.add(readOnly: "localizedDescription", \.localizedDescription)
      $0.add(readOnly: "localizedSuggestion", \.localizedSuggestion)
      $0.add("representedObject", \.representedObject)
    }
    tables.add(UISearchTextField.self) {
      $0.add("allowsCopyingTokens", \.allowsCopyingTokens)
      $0.add("allowsDeletingTokens", \.allowsDeletingTokens)
      $0.add(readOnly: "textualRange", \.textualRange)
      $0.add("tokenBackgroundColor", \.tokenBackgroundColor)
      $0.add("tokens", \.tokens)
    }
    tables.add(UISearchToken.self) {
      $0.add("representedObject", \.representedObject)
    }
    tables.add(UITabBar.self) {
      $0.add("backgroundImage", \.backgroundImage)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "isCustomizing", \.isCustomizing)
      $0.add("itemPositioning", \.itemPositioning)
      $0.add("itemSpacing", \.itemSpacing)
      $0.add("itemWidth", \.itemWidth)
      $0.add("items", \.items)
      $0.add("selectedImageTintColor", \.selectedImageTintColor)
      $0.add("selectedItem", \.selectedItem)
      $0.add("selectionIndicatorImage", \.selectionIndicatorImage)
    }
    tables.add(UITabBarAppearance.self) {
      $0.add("compactInlineLayoutAppearance", \.compactInlineLayoutAppearance)
      $0.add("inlineLayoutAppearance", \.inlineLayoutAppearance)
      $0.add("selectionIndicatorImage", \.selectionIndicatorImage)
      $0.add("selectionIndicatorTintColor", \.selectionIndicatorTintColor)
      $0.add("stackedItemPositioning", \.stackedItemPositioning)
      $0.add("stackedItemSpacing", \.stackedItemSpacing)
      $0.add("stackedItemWidth", \.stackedItemWidth)
      $0.add("stackedLayoutAppearance", \.stackedLayoutAppearance)
    }
    tables.add(UITabBarItem.self) {
      $0.add("badgeColor", \.badgeColor)
      $0.add("scrollEdgeAppearance", \.scrollEdgeAppearance)
      $0.add("standardAppearance", \.standardAppearance)
      $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
    }
    tables.add(UITabBarItemAppearance.self) {
      $0.add(readOnly: "disabled", \.disabled)
      $0.add(readOnly: "focused", \.focused)
      $0.add(readOnly: "normal", \.normal)
      $0.add(readOnly: "selected", \.selected)
    }
    tables.add(UITabBarItemStateAppearance.self) {
      $0.add("badgeBackgroundColor", \.badgeBackgroundColor)
      $0.add("badgePositionAdjustment", \.badgePositionAdjustment)
      $0.add("badgeTextAttributes", \.badgeTextAttributes)
      $0.add("badgeTitlePositionAdjustment", \.badgeTitlePositionAdjustment)
      $0.add("iconColor", \.iconColor)
      $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
      $0.add("titleTextAttributes", \.titleTextAttributes)
    }
    tables.add(UIToolbar.self) {
      $0.add(readOnly: "barPosition", \.barPosition)
      $0.add("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
      $0.add("delegate", \.delegate)
      $0.add("items", \.items)
    }
    tables.add(UIToolbarAppearance.self) {
      $0.add("buttonAppearance", \.buttonAppearance)
      $0.add("doneButtonAppearance", \.doneButtonAppearance)
    }
  }
}
