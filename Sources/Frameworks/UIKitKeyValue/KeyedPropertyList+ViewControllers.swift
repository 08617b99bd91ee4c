extension KeyedPropertyList {
  /// Adds the properties of view controllers.
  static func addViewControllers(to tables: inout KeyedTables) {
    tables.add(UIAlertAction.self) {
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "style", \.style)
      $0.add(readOnly: "title", \.title)
    }
    tables.add(UIAlertController.self) {
      $0.add(readOnly: "actions", \.actions)
      $0.add("preferredAction", \.preferredAction)
      $0.add(readOnly: "preferredStyle", \.preferredStyle)
      $0.add("severity", \.severity)
      $0.add(readOnly: "textFields", \.textFields)
    }
    tables.add(UIContentUnavailableView.self) {
      $0.add("configuration", \.configuration)
      $0.add(flag: "scrollEnabled", \.isScrollEnabled)
    }
    tables.add(UINavigationController.self) {
      $0.add("barHideOnSwipeGestureRecognizer", \.barHideOnSwipeGestureRecognizer)
      $0.add("barHideOnTapGestureRecognizer", \.barHideOnTapGestureRecognizer)
      $0.add("delegate", \.delegate)
      $0.add("hidesBarsOnSwipe", \.hidesBarsOnSwipe)
      $0.add("hidesBarsOnTap", \.hidesBarsOnTap)
      $0.add("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears)
      $0.add("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact)
      $0.add(
        readOnly: "interactiveContentPopGestureRecognizer", \.interactiveContentPopGestureRecognizer
      )
      $0.add(readOnly: "interactivePopGestureRecognizer", \.interactivePopGestureRecognizer)
      $0.add(flag: "navigationBarHidden", \.isNavigationBarHidden)
      $0.add(flag: "toolbarHidden", \.isToolbarHidden)
    }
    tables.add(UIPageViewController.self) {
      $0.add("dataSource", \.dataSource)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "gestureRecognizers", \.gestureRecognizers)
      $0.add(flag: "doubleSided", \.isDoubleSided)
      $0.add(readOnly: "navigationOrientation", \.navigationOrientation)
      $0.add(readOnly: "spineLocation", \.spineLocation)
      $0.add(readOnly: "transitionStyle", \.transitionStyle)
      $0.add(readOnly: "viewControllers", \.viewControllers)
    }
    tables.add(UIPercentDrivenInteractiveTransition.self) {
      $0.add("completionCurve", \.completionCurve)
      $0.add("completionSpeed", \.completionSpeed)
      $0.add(readOnly: "duration", \.duration)
      $0.add(readOnly: "percentComplete", \.percentComplete)
      $0.add("timingCurve", \.timingCurve)
      $0.add("wantsInteractiveStart", \.wantsInteractiveStart)
    }
    tables.add(UIPopoverBackgroundView.self) {
      $0.add("arrowDirection", \.arrowDirection)
      $0.add("arrowOffset", \.arrowOffset)
    }
    tables.add(UIPopoverPresentationController.self) {
      $0.add("adaptiveSheetPresentationController", \.adaptiveSheetPresentationController)
      $0.add(readOnly: "arrowDirection", \.arrowDirection)
      $0.add("backgroundColor", \.backgroundColor)
      $0.add("barButtonItem", \.barButtonItem)
      $0.add("canOverlapSourceViewRect", \.canOverlapSourceViewRect)
      $0.add("passthroughViews", \.passthroughViews)
      $0.add("permittedArrowDirections", \.permittedArrowDirections)
      $0.add("popoverLayoutMargins", \.popoverLayoutMargins)
      $0.add("sourceItem", \.sourceItem)
      $0.add("sourceRect", \.sourceRect)
      $0.add("sourceView", \.sourceView)
    }
    tables.add(UIPresentationController.self) {
      $0.add("containerView", \.keyedContainer)
      $0.add(readOnly: "adaptivePresentationStyle", \.adaptivePresentationStyle)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "focusItemContainer", \.focusItemContainer)
      $0.add(readOnly: "frameOfPresentedViewInContainerView", \.frameOfPresentedViewInContainerView)
      $0.add("overrideTraitCollection", \.overrideTraitCollection)
      $0.add(readOnly: "parentFocusEnvironment", \.parentFocusEnvironment)
      $0.add(readOnly: "preferredContentSize", \.preferredContentSize)
      $0.add(readOnly: "preferredFocusEnvironments", \.preferredFocusEnvironments)
      $0.add(readOnly: "presentationStyle", \.presentationStyle)
      $0.add(readOnly: "presentedView", \.presentedView)
      $0.add(readOnly: "presentedViewController", \.presentedViewController)
      $0.add(readOnly: "presentingViewController", \.presentingViewController)
      $0.add(readOnly: "shouldPresentInFullscreen", \.shouldPresentInFullscreen)
      $0.add(readOnly: "shouldRemovePresentersView", \.shouldRemovePresentersView)
      $0.add(readOnly: "traitCollection", \.traitCollection)
      $0.add("traitOverrides", \.traitOverrides)
    }
    tables.add(UISearchContainerViewController.self) {
      $0.add(readOnly: "searchController", \.searchController)
    }
    tables.add(UISearchController.self) {
      $0.add("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton)
      $0.add("automaticallyShowsScopeBar", \.automaticallyShowsScopeBar)
      $0.add(
        "automaticallyShowsSearchResultsController", \.automaticallyShowsSearchResultsController)
      $0.add("delegate", \.delegate)
      $0.add("dimsBackgroundDuringPresentation", \.dimsBackgroundDuringPresentation)
      $0.add("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation)
      $0.add(
        "ignoresSearchSuggestionsForSearchBarPlacementStacked",
        \.ignoresSearchSuggestionsForSearchBarPlacementStacked)
      $0.add(flag: "active", \.isActive)
      $0.add("obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation)
      $0.add("scopeBarActivation", \.scopeBarActivation)
      $0.add(readOnly: "searchBar", \.searchBar)
      $0.add(readOnly: "searchBarPlacement", \.searchBarPlacement)
      $0.add(readOnly: "searchResultsController", \.searchResultsController)
      $0.add("searchResultsUpdater", \.searchResultsUpdater)
      $0.add("searchSuggestions", \.searchSuggestions)
      $0.add("showsSearchResultsController", \.showsSearchResultsController)
    }
    tables.add(UISearchTab.self) {
      $0.add("automaticallyActivatesSearch", \.automaticallyActivatesSearch)
    }
    tables.add(UISheetPresentationController.self) {
      $0.add("detents", \.detents)
      $0.add("largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier)
      $0.add("preferredCornerRadius", \.preferredCornerRadius)
      $0.add("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight)
      $0.add("prefersGrabberVisible", \.prefersGrabberVisible)
      $0.add("prefersPageSizing", \.prefersPageSizing)
      $0.add(
        "prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge)
      $0.add("selectedDetentIdentifier", \.selectedDetentIdentifier)
      $0.add("sourceView", \.sourceView)
      $0.add(
        "widthFollowsPreferredContentSizeWhenEdgeAttached",
        \.widthFollowsPreferredContentSizeWhenEdgeAttached)
    }
    tables.add(UISheetPresentationController.Detent.self) {
      $0.add(readOnly: "identifier", \.identifier)
    }
    tables.add(UISplitViewController.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "displayMode", \.displayMode)
      $0.add("displayModeButtonItem", \.displayModeButtonItem)
      $0.add("displayModeButtonVisibility", \.displayModeButtonVisibility)
      $0.add(readOnlyFlag: "collapsed", \.isCollapsed)
      $0.add("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth)
      $0.add("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth)
      $0.add("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth)
      $0.add("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth)
      $0.add("preferredDisplayMode", \.preferredDisplayMode)
      $0.add("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth)
      $0.add("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction)
      $0.add("preferredSplitBehavior", \.preferredSplitBehavior)
      $0.add("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth)
      $0.add(
        "preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction)
      $0.add("presentsWithGesture", \.presentsWithGesture)
      $0.add("primaryBackgroundStyle", \.primaryBackgroundStyle)
      $0.add(readOnly: "primaryColumnWidth", \.primaryColumnWidth)
      $0.add("primaryEdge", \.primaryEdge)
      $0.add("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton)
      $0.add(readOnly: "splitBehavior", \.splitBehavior)
      $0.add(readOnly: "style", \.style)
      $0.add(readOnly: "supplementaryColumnWidth", \.supplementaryColumnWidth)
      $0.add("viewControllers", \.viewControllers)
    }
    tables.add(UIStoryboardSegue.self) {
      $0.add(readOnly: "destinationViewController", \.destination)
      $0.add(readOnly: "destination", \.destination)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add(readOnly: "sourceViewController", \.source)
      $0.add(readOnly: "source", \.source)
    }
    tables.add(UIStoryboardUnwindSegueSource.self) {
      $0.add(readOnly: "sender", \.sender)
      $0.add(readOnly: "sourceViewController", \.source)
      $0.add(readOnly: "source", \.source)
      $0.add(readOnly: "unwindAction", \.unwindAction)
    }
    tables.add(UITab.self) {
      $0.add("allowsHiding", \.allowsHiding)
      $0.add("badgeValue", \.badgeValue)
      $0.add(readOnly: "hasVisiblePlacement", \.hasVisiblePlacement)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("image", \.image)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(flag: "hidden", \.isHidden)
      $0.add(flag: "hiddenByDefault", \.isHiddenByDefault)
      $0.add(flag: "springLoaded", \.isSpringLoaded)
      $0.add(readOnly: "managingTabGroup", \.managingTabGroup)
      $0.add(readOnly: "parent", \.parent)
      $0.add("preferredPlacement", \.preferredPlacement)
      $0.add("selectedImage", \.selectedImage)
      $0.add("subtitle", \.subtitle)
      $0.add(readOnly: "tabBarController", \.tabBarController)
      $0.add("title", \.title)
      $0.add("userInfo", \.userInfo)
      $0.add(readOnly: "viewController", \.viewController)
    }
    tables.add(UITabAccessory.self) {
      $0.add(readOnly: "contentView", \.contentView)
    }
    tables.add(UITabBarController.self) {
      $0.add("bottomAccessory", \.bottomAccessory)
      $0.add("compactTabIdentifiers", \.compactTabIdentifiers)
      $0.add("customizableViewControllers", \.customizableViewControllers)
      $0.add("customizationIdentifier", \.customizationIdentifier)
      $0.add("delegate", \.delegate)
      $0.add(flag: "tabBarHidden", \.isTabBarHidden)
      $0.add("mode", \.mode)
      $0.add("moreNavigationController", \.moreNavigationController)
      $0.add("selectedTab", \.selectedTab)
      $0.add("sidebar", \.sidebar)
      $0.add("tabBarMinimizeBehavior", \.tabBarMinimizeBehavior)
      $0.add("tabs", \.tabs)
    }
    tables.add(UITabBarController.Sidebar.self) {
      $0.add("bottomBarView", \.bottomBarView)
      $0.add("footerContentConfiguration", \.footerContentConfiguration)
      $0.add("headerContentConfiguration", \.headerContentConfiguration)
      $0.add(flag: "hidden", \.isHidden)
      $0.add("preferredLayout", \.preferredLayout)
    }
    tables.add(UITabGroup.self) {
      $0.add("allowsReordering", \.allowsReordering)
      $0.add("children", \.children)
      $0.add("defaultChildIdentifier", \.defaultChildIdentifier)
      $0.add(readOnly: "displayOrder", \.displayOrder)
      $0.add("displayOrderIdentifiers", \.displayOrderIdentifiers)
      $0.add("managingNavigationController", \.managingNavigationController)
      $0.add("selectedChild", \.selectedChild)
      $0.add("sidebarAppearance", \.sidebarAppearance)
    }
    tables.add(UIViewController.self) {
      $0.add(readOnly: "activePresentationController", \.activePresentationController)
      $0.add("additionalSafeAreaInsets", \.additionalSafeAreaInsets)
      $0.add(
        readOnly: "childViewControllerForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden
      )
      $0.add(readOnly: "childForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden)
      $0.add(
        readOnly: "childViewControllerForScreenEdgesDeferringSystemGestures",
        \.childForScreenEdgesDeferringSystemGestures)
      $0.add(
        readOnly: "childForScreenEdgesDeferringSystemGestures",
        \.childForScreenEdgesDeferringSystemGestures)
      $0.add(readOnly: "childViewControllerForStatusBarHidden", \.childForStatusBarHidden)
      $0.add(readOnly: "childForStatusBarHidden", \.childForStatusBarHidden)
      $0.add(readOnly: "childViewControllerForStatusBarStyle", \.childForStatusBarStyle)
      $0.add(readOnly: "childForStatusBarStyle", \.childForStatusBarStyle)
      $0.add(readOnly: "childViewControllerForPointerLock", \.childViewControllerForPointerLock)
      $0.add(readOnly: "children", \.children)
      $0.add("contentUnavailableConfiguration", \.contentUnavailableConfiguration)
      $0.add(
        readOnly: "contentUnavailableConfigurationState", \.contentUnavailableConfigurationState)
      $0.add("definesPresentationContext", \.definesPresentationContext)
      $0.add(readOnly: "disablesAutomaticKeyboardDismissal", \.disablesAutomaticKeyboardDismissal)
      $0.add("edgesForExtendedLayout", \.edgesForExtendedLayout)
      $0.add(readOnly: "editButtonItem", \.editButtonItem)
      $0.add("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars)
      $0.add(readOnly: "extensionContext", \.extensionContext)
      $0.add("focusGroupIdentifier", \.focusGroupIdentifier)
      $0.add(readOnly: "focusItemContainer", \.focusItemContainer)
      $0.add("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
      $0.add("interactionActivityTrackingBaseName", \.interactionActivityTrackingBaseName)
      $0.add(readOnly: "isBeingDismissed", \.isBeingDismissed)
      $0.add(readOnly: "isBeingPresented", \.isBeingPresented)
      $0.add(flag: "modalInPresentation", \.isModalInPresentation)
      $0.add(readOnly: "isMovingFromParentViewController", \.isMovingFromParent)
      $0.add(readOnly: "movingFromParentViewController", \.isMovingFromParent)
      $0.add(readOnlyFlag: "movingFromParent", \.isMovingFromParent)
      $0.add(readOnly: "isMovingToParentViewController", \.isMovingToParent)
      $0.add(readOnly: "movingToParentViewController", \.isMovingToParent)
      $0.add(readOnlyFlag: "movingToParent", \.isMovingToParent)
      $0.add(
        "modalPresentationCapturesStatusBarAppearance",
        \.modalPresentationCapturesStatusBarAppearance)
      $0.add(readOnly: "nibBundle", \.nibBundle)
      $0.add(readOnly: "nibName", \.nibName)
      $0.add("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
      $0.add(readOnly: "parent", \.parent)
      $0.add(readOnly: "parentFocusEnvironment", \.parentFocusEnvironment)
      $0.add(
        readOnly: "performsActionsWhilePresentingModally", \.performsActionsWhilePresentingModally)
      $0.add(readOnly: "popoverPresentationController", \.popoverPresentationController)
      $0.add(readOnly: "preferredFocusEnvironments", \.preferredFocusEnvironments)
      $0.add(readOnly: "preferredFocusedView", \.preferredFocusedView)
      $0.add(
        readOnly: "preferredInterfaceOrientationForPresentation",
        \.preferredInterfaceOrientationForPresentation)
      $0.add(
        readOnly: "preferredScreenEdgesDeferringSystemGestures",
        \.preferredScreenEdgesDeferringSystemGestures)
      $0.add(readOnly: "preferredStatusBarStyle", \.preferredStatusBarStyle)
      $0.add(readOnly: "preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation)
      $0.add("preferredTransition", \.preferredTransition)
      $0.add(readOnly: "prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden)
      $0.add(readOnly: "prefersPointerLocked", \.prefersPointerLocked)
      $0.add(readOnly: "prefersStatusBarHidden", \.prefersStatusBarHidden)
      $0.add(readOnly: "presentationController", \.presentationController)
      $0.add(readOnly: "previewActionItems", \.previewActionItems)
      $0.add(
        "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
      $0.add("restorationClass", \.restorationClass)
      $0.add("restorationIdentifier", \.restorationIdentifier)
      $0.add("restoresFocusAfterTransition", \.restoresFocusAfterTransition)
      $0.add(readOnly: "sheetPresentationController", \.sheetPresentationController)
      $0.add(
        readOnly: "shouldAutomaticallyForwardAppearanceMethods",
        \.shouldAutomaticallyForwardAppearanceMethods)
      $0.add(readOnly: "shouldAutorotate", \.shouldAutorotate)
      $0.add(readOnly: "splitViewController", \.splitViewController)
      $0.add(readOnly: "storyboard", \.storyboard)
      $0.add(readOnly: "supportedInterfaceOrientations", \.supportedInterfaceOrientations)
      $0.add(readOnly: "systemMinimumLayoutMargins", \.systemMinimumLayoutMargins)
      $0.add(readOnly: "tab", \.tab)
      $0.add(readOnly: "traitCollection", \.traitCollection)
      $0.add("traitOverrides", \.traitOverrides)
      $0.add(readOnly: "transitionCoordinator", \.transitionCoordinator)
      $0.add("transitioningDelegate", \.transitioningDelegate)
      $0.add(readOnly: "viewIfLoaded", \.viewIfLoaded)
      $0.add("viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins)
    }
    tables.add(UIViewController.Transition.ZoomOptions.self) {
      $0.add("alignmentRectProvider", \.alignmentRectProvider)
      $0.add("dimmingColor", \.dimmingColor)
      $0.add("dimmingVisualEffect", \.dimmingVisualEffect)
      $0.add("interactiveDismissShouldBegin", \.interactiveDismissShouldBegin)
    }
    tables.add(UIViewController.Transition.ZoomOptions.AlignmentRectContext.self) {
      $0.add(readOnly: "sourceView", \.sourceView)
      $0.add(readOnly: "zoomedViewController", \.zoomedViewController)
    }
    tables.add(UIViewController.Transition.ZoomOptions.InteractionContext.self) {
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "velocity", \.velocity)
      $0.add(readOnly: "willBegin", \.willBegin)
    }
    tables.add(UIViewController.Transition.ZoomSourceViewProviderContext.self) {
      $0.add(readOnly: "sourceViewController", \.sourceViewController)
      $0.add(readOnly: "zoomedViewController", \.zoomedViewController)
    }
  }
}
