extension KeyedPropertyList {
  /// Adds the properties of views and controls.
  static func addViewsAndControls(to tables: inout KeyedTables) {
    tables.add(UIActivityIndicatorView.self) {
      $0.add("hidesWhenStopped", \.hidesWhenStopped)
      $0.add(readOnly: "isAnimating", \.isAnimating)
      $0.add("style", \.style)
    }
    tables.add(UIButton.self) {
      $0.add(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \.adjustsImageSizeForAccessibilityContentSizeCategory)
      $0.add("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
      $0.add("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
      $0.add("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration)
      $0.add(readOnly: "behavioralStyle", \.behavioralStyle)
      $0.add(readOnly: "buttonType", \.buttonType)
      $0.add("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
      $0.add("configuration", \.configuration)
      $0.add("configurationUpdateHandler", \.configurationUpdateHandler)
      $0.add(readOnly: "currentAttributedTitle", \.currentAttributedTitle)
      $0.add(readOnly: "currentBackgroundImage", \.currentBackgroundImage)
      $0.add(readOnly: "currentImage", \.currentImage)
      $0.add(readOnly: "currentPreferredSymbolConfiguration", \.currentPreferredSymbolConfiguration)
      $0.add(readOnly: "currentTitleColor", \.currentTitleColor)
      $0.add(readOnly: "currentTitleShadowColor", \.currentTitleShadowColor)
      $0.add(readOnlyFlag: "hovered", \.isHovered)
      $0.add(flag: "pointerInteractionEnabled", \.isPointerInteractionEnabled)
      $0.add(flag: "springLoaded", \.isSpringLoaded)
      $0.add("menu", \.menu)
      $0.add("pointerStyleProvider", \.pointerStyleProvider)
      $0.add("preferredBehavioralStyle", \.preferredBehavioralStyle)
      $0.add("preferredMenuElementOrder", \.preferredMenuElementOrder)
      $0.add("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted)
      $0.add("role", \.role)
      $0.add(readOnly: "subtitleLabel", \.subtitleLabel)
    }
    tables.add(UIControl.self) {
      $0.add(readOnly: "allControlEvents", \.allControlEvents)
      $0.add(readOnly: "allTargets", \.allTargets)
      $0.add(readOnly: "contextMenuInteraction", \.contextMenuInteraction)
      $0.add(readOnly: "effectiveContentHorizontalAlignment", \.effectiveContentHorizontalAlignment)
      $0.add(flag: "contextMenuInteractionEnabled", \.isContextMenuInteractionEnabled)
      $0.add(flag: "symbolAnimationEnabled", \.isSymbolAnimationEnabled)
      $0.add(readOnly: "isTouchInside", \.isTouchInside)
      $0.add(readOnly: "isTracking", \.isTracking)
      $0.add("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction)
    }
    tables.add(UIGlassContainerEffect.self) {
      $0.add("spacing", \.spacing)
    }
    tables.add(UIGlassEffect.self) {
      $0.add(flag: "interactive", \.isInteractive)
      $0.add("tintColor", \.tintColor)
    }
    tables.add(UIImageView.self) {
      $0.add(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        \.adjustsImageSizeForAccessibilityContentSizeCategory)
      $0.add("animationDuration", \.animationDuration)
      $0.add("animationImages", \.animationImages)
      $0.add("animationRepeatCount", \.animationRepeatCount)
      $0.add("highlightedAnimationImages", \.highlightedAnimationImages)
      $0.add(readOnly: "imageDynamicRange", \.imageDynamicRange)
      $0.add(readOnly: "isAnimating", \.isAnimating)
      $0.add("preferredImageDynamicRange", \.preferredImageDynamicRange)
      $0.add("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
    }
    tables.add(UIInterpolatingMotionEffect.self) {
      $0.add(readOnly: "keyPath", \.keyPath)
      $0.add("maximumRelativeValue", \.maximumRelativeValue)
      $0.add("minimumRelativeValue", \.minimumRelativeValue)
      $0.add(readOnly: "type", \.type)
    }
    tables.add(UIMotionEffectGroup.self) {
      $0.add("motionEffects", \.motionEffects)
    }
    tables.add(UIPageControl.self) {
      $0.add("allowsContinuousInteraction", \.allowsContinuousInteraction)
      $0.add("backgroundStyle", \.backgroundStyle)
      $0.add("defersCurrentPageDisplay", \.defersCurrentPageDisplay)
      $0.add("direction", \.direction)
      $0.add("hidesForSinglePage", \.hidesForSinglePage)
      $0.add(readOnly: "interactionState", \.interactionState)
      $0.add("preferredCurrentPageIndicatorImage", \.preferredCurrentPageIndicatorImage)
      $0.add("preferredIndicatorImage", \.preferredIndicatorImage)
      $0.add("progress", \.progress)
    }
    tables.add(UIPageControlProgress.self) {
      $0.add("currentProgress", \.currentProgress)
      $0.add("delegate", \.delegate)
      $0.add(readOnlyFlag: "progressVisible", \.isProgressVisible)
    }
    tables.add(UIPageControlTimerProgress.self) {
      $0.add(readOnlyFlag: "running", \.isRunning)
      $0.add("preferredDuration", \.preferredDuration)
      $0.add("resetsToInitialPageAfterEnd", \.resetsToInitialPageAfterEnd)
    }
    tables.add(UIProgressView.self) {
      $0.add("observedProgress", \.observedProgress)
      $0.add("progressImage", \.progressImage)
      $0.add("progressViewStyle", \.progressViewStyle)
      $0.add("trackImage", \.trackImage)
    }
    tables.add(UIRefreshControl.self) {
      $0.add("attributedTitle", \.attributedTitle)
      $0.add(readOnlyFlag: "refreshing", \.isRefreshing)
    }
    tables.add(UIScrollEdgeEffect.self) {
      $0.add(flag: "hidden", \.isHidden)
      $0.add("style", \.style)
    }
    tables.add(UIScrollEdgeElementContainerInteraction.self) {
      $0.add("edge", \.edge)
      $0.add("scrollView", \.scrollView)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIScrollView.self) {
      $0.add(readOnly: "adjustedContentInset", \.adjustedContentInset)
      $0.add("allowsKeyboardScrolling", \.allowsKeyboardScrolling)
      $0.add("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
      $0.add("alwaysBounceVertical", \.alwaysBounceVertical)
      $0.add(
        "automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
      $0.add("bottomEdgeEffect", \.bottomEdgeEffect)
      $0.add("bouncesHorizontally", \.bouncesHorizontally)
      $0.add("bouncesVertically", \.bouncesVertically)
      $0.add("bouncesZoom", \.bouncesZoom)
      $0.add("canCancelContentTouches", \.canCancelContentTouches)
      $0.add("contentAlignmentPoint", \.contentAlignmentPoint)
      $0.add("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior)
      $0.add(readOnly: "contentLayoutGuide", \.contentLayoutGuide)
      $0.add("decelerationRate", \.decelerationRate)
      $0.add("delaysContentTouches", \.delaysContentTouches)
      $0.add(readOnly: "frameLayoutGuide", \.frameLayoutGuide)
      $0.add("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
      $0.add("indexDisplayMode", \.indexDisplayMode)
      $0.add(flag: "directionalLockEnabled", \.isDirectionalLockEnabled)
      $0.add(readOnlyFlag: "scrollAnimating", \.isScrollAnimating)
      $0.add(readOnlyFlag: "zoomAnimating", \.isZoomAnimating)
      $0.add(readOnlyFlag: "zoomBouncing", \.isZoomBouncing)
      $0.add(readOnlyFlag: "zooming", \.isZooming)
      $0.add("keyboardDismissMode", \.keyboardDismissMode)
      $0.add("leftEdgeEffect", \.leftEdgeEffect)
      $0.add(readOnly: "pinchGestureRecognizer", \.pinchGestureRecognizer)
      $0.add("refreshControl", \.refreshControl)
      $0.add("rightEdgeEffect", \.rightEdgeEffect)
      $0.add("scrollIndicatorInsets", \.scrollIndicatorInsets)
      $0.add("scrollsToTop", \.scrollsToTop)
      $0.add("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
      $0.add("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator)
      $0.add("topEdgeEffect", \.topEdgeEffect)
      $0.add("transfersHorizontalScrollingToParent", \.transfersHorizontalScrollingToParent)
      $0.add("transfersVerticalScrollingToParent", \.transfersVerticalScrollingToParent)
      $0.add("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
      $0.add(readOnly: "visibleSize", \.visibleSize)
    }
    tables.add(UISegmentedControl.self) {
      $0.add("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
      $0.add(flag: "momentary", \.isMomentary)
    }
    tables.add(UISlider.self) {
      $0.add(readOnly: "behavioralStyle", \.behavioralStyle)
      $0.add(readOnly: "currentMaximumTrackImage", \.currentMaximumTrackImage)
      $0.add(readOnly: "currentMinimumTrackImage", \.currentMinimumTrackImage)
      $0.add(readOnly: "currentThumbImage", \.currentThumbImage)
      $0.add("maximumValueImage", \.maximumValueImage)
      $0.add("minimumValueImage", \.minimumValueImage)
      $0.add("preferredBehavioralStyle", \.preferredBehavioralStyle)
    }
    tables.add(UIStepper.self) {
      $0.add("autorepeat", \.autorepeat)
      $0.add(flag: "continuous", \.isContinuous)
      $0.add("maximumValue", \.maximumValue)
      $0.add("minimumValue", \.minimumValue)
      $0.add("stepValue", \.stepValue)
      $0.add("wraps", \.wraps)
    }
    tables.add(UISwitch.self) {
      $0.add("offImage", \.offImage)
      $0.add("onImage", \.onImage)
      $0.add("preferredStyle", \.preferredStyle)
      $0.add(readOnly: "style", \.style)
      $0.add("title", \.title)
    }
    tables.add(UISymbolContentTransition.self) {
      $0.add(readOnly: "contentTransition", \.contentTransition)
      $0.add(readOnly: "options", \.options)
    }
    tables.add(UIView.self) {
      $0.add("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
      $0.add(readOnly: "alignmentRectInsets", \.alignmentRectInsets)
      $0.add("anchorPoint", \.anchorPoint)
      $0.add(
        readOnly: "appliedContentSizeCategoryLimitsDescription",
        \.appliedContentSizeCategoryLimitsDescription)
      $0.add(readOnly: "bottomAnchor", \.bottomAnchor)
      $0.add(readOnly: "canBecomeFocused", \.canBecomeFocused)
      $0.add(readOnly: "centerXAnchor", \.centerXAnchor)
      $0.add(readOnly: "centerYAnchor", \.centerYAnchor)
      $0.add("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing)
      $0.add(readOnly: "collisionBoundingPath", \.collisionBoundingPath)
      $0.add(readOnly: "collisionBoundsType", \.collisionBoundsType)
      $0.add(readOnly: "constraints", \.constraints)
      $0.add(readOnly: "coordinateSpace", \.coordinateSpace)
      $0.add("cornerConfiguration", \.cornerConfiguration)
      $0.add("directionalLayoutMargins", \.directionalLayoutMargins)
      $0.add(
        readOnly: "effectiveUserInterfaceLayoutDirection", \.effectiveUserInterfaceLayoutDirection)
      $0.add(readOnly: "firstBaselineAnchor", \.firstBaselineAnchor)
      $0.add("focusEffect", \.focusEffect)
      $0.add("focusGroupIdentifier", \.focusGroupIdentifier)
      $0.add("focusGroupPriority", \.focusGroupPriority)
      $0.add(readOnly: "focusItemContainer", \.focusItemContainer)
      $0.add(readOnly: "viewForFirstBaselineLayout", \.forFirstBaselineLayout)
      $0.add(readOnly: "forFirstBaselineLayout", \.forFirstBaselineLayout)
      $0.add(readOnly: "viewForLastBaselineLayout", \.forLastBaselineLayout)
      $0.add(readOnly: "forLastBaselineLayout", \.forLastBaselineLayout)
      $0.add(readOnly: "hasAmbiguousLayout", \.hasAmbiguousLayout)
      $0.add(readOnly: "heightAnchor", \.heightAnchor)
      $0.add("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
      $0.add("interactions", \.interactions)
      $0.add(readOnlyFlag: "focused", \.isFocused)
      $0.add(readOnly: "keyboardLayoutGuide", \.keyboardLayoutGuide)
      $0.add("largeContentImage", \.largeContentImage)
      $0.add("largeContentImageInsets", \.largeContentImageInsets)
      $0.add("largeContentTitle", \.largeContentTitle)
      $0.add(readOnly: "lastBaselineAnchor", \.lastBaselineAnchor)
      $0.add(readOnly: "layoutGuides", \.layoutGuides)
      $0.add(readOnly: "layoutMarginsGuide", \.layoutMarginsGuide)
      $0.add(readOnly: "leadingAnchor", \.leadingAnchor)
      $0.add(readOnly: "leftAnchor", \.leftAnchor)
      $0.add("mask", \.mask)
      $0.add("maximumContentSizeCategory", \.maximumContentSizeCategory)
      $0.add("minimumContentSizeCategory", \.minimumContentSizeCategory)
      $0.add("motionEffects", \.motionEffects)
      $0.add("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
      $0.add(readOnly: "parentFocusEnvironment", \.parentFocusEnvironment)
      $0.add(readOnly: "preferredFocusEnvironments", \.preferredFocusEnvironments)
      $0.add(readOnly: "preferredFocusedView", \.preferredFocusedView)
      $0.add("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
      $0.add(readOnly: "readableContentGuide", \.readableContentGuide)
      $0.add("restorationIdentifier", \.restorationIdentifier)
      $0.add(readOnly: "rightAnchor", \.rightAnchor)
      $0.add(readOnly: "safeAreaLayoutGuide", \.safeAreaLayoutGuide)
      $0.add("scalesLargeContentImage", \.scalesLargeContentImage)
      $0.add("semanticContentAttribute", \.semanticContentAttribute)
      $0.add("showsLargeContentViewer", \.showsLargeContentViewer)
      $0.add("tintAdjustmentMode", \.tintAdjustmentMode)
      $0.add(readOnly: "topAnchor", \.topAnchor)
      $0.add(readOnly: "trailingAnchor", \.trailingAnchor)
      $0.add(readOnly: "traitCollection", \.traitCollection)
      $0.add("traitOverrides", \.traitOverrides)
      $0.add("transform3D", \.transform3D)
      $0.add(readOnly: "widthAnchor", \.widthAnchor)
    }
    tables.add(UIVisualEffectView.self) {
      $0.add(readOnly: "contentView", \.contentView)
    }
  }
}
