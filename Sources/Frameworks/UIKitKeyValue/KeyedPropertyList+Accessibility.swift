extension KeyedPropertyList {
  /// Adds the properties of accessible objects.
  static func addAccessibility(to tables: inout KeyedTables) {
    tables.add(AccessibleObject.self) {
      $0.add("accessibilityActivateBlock", \.accessibilityActivateBlock)
      $0.add("accessibilityActivationPoint", \.accessibilityActivationPoint)
      $0.add("accessibilityActivationPointBlock", \.accessibilityActivationPointBlock)
      $0.add("accessibilityAttributedHint", \.accessibilityAttributedHint)
      $0.add("accessibilityAttributedHintBlock", \.accessibilityAttributedHintBlock)
      $0.add("accessibilityAttributedLabel", \.accessibilityAttributedLabel)
      $0.add("accessibilityAttributedLabelBlock", \.accessibilityAttributedLabelBlock)
      $0.add("accessibilityAttributedUserInputLabels", \.accessibilityAttributedUserInputLabels)
      $0.add(
        "accessibilityAttributedUserInputLabelsBlock", \.accessibilityAttributedUserInputLabelsBlock
      )
      $0.add("accessibilityAttributedValue", \.accessibilityAttributedValue)
      $0.add("accessibilityAttributedValueBlock", \.accessibilityAttributedValueBlock)
      $0.add("accessibilityContainerType", \.accessibilityContainerType)
      $0.add("accessibilityContainerTypeBlock", \.accessibilityContainerTypeBlock)
      $0.add("accessibilityCustomActions", \.accessibilityCustomActions)
      $0.add("accessibilityCustomActionsBlock", \.accessibilityCustomActionsBlock)
      $0.add("accessibilityCustomRotors", \.accessibilityCustomRotors)
      $0.add("accessibilityCustomRotorsBlock", \.accessibilityCustomRotorsBlock)
      $0.add("accessibilityDecrementBlock", \.accessibilityDecrementBlock)
      $0.add("accessibilityDirectTouchOptions", \.accessibilityDirectTouchOptions)
      $0.add("accessibilityElements", \.accessibilityElements)
      $0.add("accessibilityElementsBlock", \.accessibilityElementsBlock)
      $0.add("accessibilityElementsHidden", \.accessibilityElementsHidden)
      $0.add("accessibilityElementsHiddenBlock", \.accessibilityElementsHiddenBlock)
      $0.add("accessibilityExpandedStatus", \.accessibilityExpandedStatus)
      $0.add("accessibilityFrame", \.accessibilityFrame)
      $0.add("accessibilityFrameBlock", \.accessibilityFrameBlock)
      $0.add("accessibilityHint", \.accessibilityHint)
      $0.add("accessibilityHintBlock", \.accessibilityHintBlock)
      $0.add("accessibilityIdentifier", \.accessibilityIdentifier)
      $0.add("accessibilityIdentifierBlock", \.accessibilityIdentifierBlock)
      $0.add("accessibilityIncrementBlock", \.accessibilityIncrementBlock)
      $0.add("accessibilityLabel", \.accessibilityLabel)
      $0.add("accessibilityLabelBlock", \.accessibilityLabelBlock)
      $0.add("accessibilityLanguage", \.accessibilityLanguage)
      $0.add("accessibilityLanguageBlock", \.accessibilityLanguageBlock)
      $0.add("accessibilityMagicTapBlock", \.accessibilityMagicTapBlock)
      $0.add("accessibilityNavigationStyle", \.accessibilityNavigationStyle)
      $0.add("accessibilityNavigationStyleBlock", \.accessibilityNavigationStyleBlock)
      $0.add("accessibilityPath", \.accessibilityPath)
      $0.add("accessibilityPathBlock", \.accessibilityPathBlock)
      $0.add("accessibilityPerformEscapeBlock", \.accessibilityPerformEscapeBlock)
      $0.add("accessibilityRespondsToUserInteraction", \.accessibilityRespondsToUserInteraction)
      $0.add(
        "accessibilityRespondsToUserInteractionBlock", \.accessibilityRespondsToUserInteractionBlock
      )
      $0.add(
        "accessibilityShouldGroupAccessibilityChildrenBlock",
        \.accessibilityShouldGroupAccessibilityChildrenBlock)
      $0.add("accessibilityTextualContext", \.accessibilityTextualContext)
      $0.add("accessibilityTextualContextBlock", \.accessibilityTextualContextBlock)
      $0.add("accessibilityTraits", \.accessibilityTraits)
      $0.add("accessibilityTraitsBlock", \.accessibilityTraitsBlock)
      $0.add("accessibilityUserInputLabels", \.accessibilityUserInputLabels)
      $0.add("accessibilityUserInputLabelsBlock", \.accessibilityUserInputLabelsBlock)
      $0.add("accessibilityValue", \.accessibilityValue)
      $0.add("accessibilityValueBlock", \.accessibilityValueBlock)
      $0.add("accessibilityViewIsModal", \.accessibilityViewIsModal)
      $0.add("accessibilityViewIsModalBlock", \.accessibilityViewIsModalBlock)
      $0.add(flag: "accessibilityElement", \.isAccessibilityElement)
      $0.add("accessibilityElementBlock", \.isAccessibilityElementBlock)
      $0.add("isAccessibilityElementBlock", \.isAccessibilityElementBlock)
      $0.add("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren)
    }
    tables.add(UIAccessibilityCustomAction.self) {
      $0.add("actionHandler", \.actionHandler)
      $0.add("attributedName", \.attributedName)
      $0.add("category", \.category)
      $0.add("image", \.image)
      $0.add("name", \.name)
      $0.add("selector", \.selector)
      $0.add("target", \.target)
    }
    tables.add(UIAccessibilityCustomRotor.self) {
      $0.add("attributedName", \.attributedName)
      $0.add("itemSearchBlock", \.itemSearchBlock)
      $0.add("name", \.name)
      $0.add(readOnly: "systemRotorType", \.systemRotorType)
    }
    tables.add(UIAccessibilityCustomRotorItemResult.self) {
      $0.add("targetElement", \.targetElement)
      $0.add("targetRange", \.targetRange)
    }
    tables.add(UIAccessibilityCustomRotorSearchPredicate.self) {
      $0.add("currentItem", \.currentItem)
      $0.add("searchDirection", \.searchDirection)
    }
    tables.add(UIAccessibilityElement.self) {
      $0.add("accessibilityContainer", \.accessibilityContainer)
      $0.add("accessibilityFrameInContainerSpace", \.accessibilityFrameInContainerSpace)
    }
    tables.add(UILargeContentViewerInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(
        readOnly: "gestureRecognizerForExclusionRelationship",
        \.gestureRecognizerForExclusionRelationship)
      $0.add(readOnly: "view", \.view)
    }
  }
}
