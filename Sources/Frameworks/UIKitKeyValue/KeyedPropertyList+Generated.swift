// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/KeyedProperties/UIKitKeyValue.tsv.
// Do not edit.

/// The properties of the module's classes that key-value coding finds by name (ObjectiveC.KC9).
package enum KeyedPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  package static func add(to tables: inout KeyedTables) {
    addAccessibleObject(to: &tables)
    addUIAccessibilityCustomAction(to: &tables)
    addUIAccessibilityCustomRotor(to: &tables)
    addUIAccessibilityCustomRotorItemResult(to: &tables)
    addUIAccessibilityCustomRotorSearchPredicate(to: &tables)
    addUIAccessibilityElement(to: &tables)
    addUILargeContentViewerInteraction(to: &tables)
    addEditableControl(to: &tables)
    addNSTextAttachment(to: &tables)
    addNSTextAttachmentViewProvider(to: &tables)
    addScrollingTextInput(to: &tables)
    addUIFindInteraction(to: &tables)
    addUIFindSession(to: &tables)
    addUILabel(to: &tables)
    addUIStandardTextCursorView(to: &tables)
    addUITextChecker(to: &tables)
    addUITextDragPreviewRenderer(to: &tables)
    addUITextDropProposal(to: &tables)
    addUITextField(to: &tables)
    addUITextFormattingViewController(to: &tables)
    addUITextFormattingViewControllerComponent(to: &tables)
    addUITextFormattingViewControllerComponentGroup(to: &tables)
    addUITextInteraction(to: &tables)
    addUITextItem(to: &tables)
    addUITextSearchOptions(to: &tables)
    addUITextSelectionDisplayInteraction(to: &tables)
    addUITextView(to: &tables)
    addUIAction(to: &tables)
    addUICommand(to: &tables)
    addUICommandAlternate(to: &tables)
    addUIContextMenuConfiguration(to: &tables)
    addUIContextMenuInteraction(to: &tables)
    addUIEditMenuConfiguration(to: &tables)
    addUIEditMenuInteraction(to: &tables)
    addUIKeyCommand(to: &tables)
    addUIMenu(to: &tables)
    addUIMenuController(to: &tables)
    addUIMenuDisplayPreferences(to: &tables)
    addUIMenuElement(to: &tables)
    addUIMenuItem(to: &tables)
    addUIPreviewParameters(to: &tables)
    addUIPreviewTarget(to: &tables)
    addUITargetedPreview(to: &tables)
    addUIActivityIndicatorView(to: &tables)
    addUIButton(to: &tables)
    addUIControl(to: &tables)
    addUIGlassContainerEffect(to: &tables)
    addUIGlassEffect(to: &tables)
    addUIImageView(to: &tables)
    addUIInterpolatingMotionEffect(to: &tables)
    addUIMotionEffectGroup(to: &tables)
    addUIPageControl(to: &tables)
    addUIPageControlProgress(to: &tables)
    addUIPageControlTimerProgress(to: &tables)
    addUIProgressView(to: &tables)
    addUIRefreshControl(to: &tables)
    addUIScrollEdgeEffect(to: &tables)
    addUIScrollEdgeElementContainerInteraction(to: &tables)
    addUIScrollView(to: &tables)
    addUISegmentedControl(to: &tables)
    addUISlider(to: &tables)
    addUIStepper(to: &tables)
    addUISwitch(to: &tables)
    addUISymbolContentTransition(to: &tables)
    addUIView(to: &tables)
    addUIVisualEffectView(to: &tables)
    addUIAlertAction(to: &tables)
    addUIAlertController(to: &tables)
    addUIContentUnavailableView(to: &tables)
    addUINavigationController(to: &tables)
    addUIPageViewController(to: &tables)
    addUIPercentDrivenInteractiveTransition(to: &tables)
    addUIPopoverBackgroundView(to: &tables)
    addUIPopoverPresentationController(to: &tables)
    addUIPresentationController(to: &tables)
    addUISearchContainerViewController(to: &tables)
    addUISearchController(to: &tables)
    addUISearchTab(to: &tables)
    addUISheetPresentationController(to: &tables)
    addUISheetPresentationControllerDetent(to: &tables)
    addUISplitViewController(to: &tables)
    addUIStoryboardSegue(to: &tables)
    addUIStoryboardUnwindSegueSource(to: &tables)
    addUITab(to: &tables)
    addUITabAccessory(to: &tables)
    addUITabBarController(to: &tables)
    addUITabBarControllerSidebar(to: &tables)
    addUITabGroup(to: &tables)
    addUIViewController(to: &tables)
    addUIViewControllerTransitionZoomOptions(to: &tables)
    addUIViewControllerTransitionZoomOptionsAlignmentRectContext(to: &tables)
    addUIViewControllerTransitionZoomOptionsInteractionContext(to: &tables)
    addUIViewControllerTransitionZoomSourceViewProviderContext(to: &tables)
    addUIApplication(to: &tables)
    addUIApplicationShortcutItem(to: &tables)
    addUIDevice(to: &tables)
    addUIEventAttribution(to: &tables)
    addUIMutableApplicationShortcutItem(to: &tables)
    addUIOpenURLContext(to: &tables)
    addUIPasteConfiguration(to: &tables)
    addUIPasteControl(to: &tables)
    addUIPasteControlConfiguration(to: &tables)
    addUIPasteboard(to: &tables)
    addUIScene(to: &tables)
    addUISceneActivationRequestOptions(to: &tables)
    addUISceneConnectionOptions(to: &tables)
    addUISceneOpenExternalURLOptions(to: &tables)
    addUISceneOpenURLOptions(to: &tables)
    addUISceneActivationConditions(to: &tables)
    addUISceneConfiguration(to: &tables)
    addUISceneSession(to: &tables)
    addUISceneSizeRestrictions(to: &tables)
    addUIStatusBarManager(to: &tables)
    addUITextFormattingViewControllerConfiguration(to: &tables)
    addUIUpdateInfo(to: &tables)
    addUIUpdateLink(to: &tables)
    addUIWindowScene(to: &tables)
    addUIWindowSceneActivationConfiguration(to: &tables)
    addUIWindowSceneActivationInteraction(to: &tables)
    addUIWindowSceneActivationRequestOptions(to: &tables)
    addUIWindowSceneGeometry(to: &tables)
    addUIWindowSceneGeometryPreferencesiOS(to: &tables)
    addUIWindowSceneDestructionRequestOptions(to: &tables)
    addUIAttachmentBehavior(to: &tables)
    addUICollisionBehavior(to: &tables)
    addUICubicTimingParameters(to: &tables)
    addUIDynamicAnimator(to: &tables)
    addUIDynamicBehavior(to: &tables)
    addUIDynamicItemBehavior(to: &tables)
    addUIDynamicItemGroup(to: &tables)
    addUIFeedbackGenerator(to: &tables)
    addUIFieldBehavior(to: &tables)
    addUIGravityBehavior(to: &tables)
    addUIPushBehavior(to: &tables)
    addUISnapBehavior(to: &tables)
    addUISpringTimingParameters(to: &tables)
    addUIViewPropertyAnimator(to: &tables)
    addUIBandSelectionInteraction(to: &tables)
    addUIEvent(to: &tables)
    addUIGestureRecognizer(to: &tables)
    addUIHoverGestureRecognizer(to: &tables)
    addUIHoverStyle(to: &tables)
    addUIKey(to: &tables)
    addUILongPressGestureRecognizer(to: &tables)
    addUIPanGestureRecognizer(to: &tables)
    addUIPencilHoverPose(to: &tables)
    addUIPencilInteraction(to: &tables)
    addUIPencilInteractionSqueeze(to: &tables)
    addUIPencilInteractionTap(to: &tables)
    addUIPinchGestureRecognizer(to: &tables)
    addUIPointerAccessory(to: &tables)
    addUIPointerInteraction(to: &tables)
    addUIPointerLockState(to: &tables)
    addUIPointerRegion(to: &tables)
    addUIPointerRegionRequest(to: &tables)
    addUIPointerStyle(to: &tables)
    addUIPress(to: &tables)
    addUIPressesEvent(to: &tables)
    addUIPreviewAction(to: &tables)
    addUIPreviewActionGroup(to: &tables)
    addUIPreviewInteraction(to: &tables)
    addUIResponder(to: &tables)
    addUIRotationGestureRecognizer(to: &tables)
    addUIScreenEdgePanGestureRecognizer(to: &tables)
    addUIScribbleInteraction(to: &tables)
    addUISwipeGestureRecognizer(to: &tables)
    addUITapGestureRecognizer(to: &tables)
    addUIToolTipConfiguration(to: &tables)
    addUIToolTipInteraction(to: &tables)
    addUITouch(to: &tables)
    addUIBarAppearance(to: &tables)
    addUIBarButtonItem(to: &tables)
    addUIBarButtonItemAppearance(to: &tables)
    addUIBarButtonItemGroup(to: &tables)
    addUIBarButtonItemStateAppearance(to: &tables)
    addUIBarItem(to: &tables)
    addUINavigationBar(to: &tables)
    addUINavigationBarAppearance(to: &tables)
    addUINavigationItem(to: &tables)
    addUISearchBar(to: &tables)
    addUISearchSuggestionItem(to: &tables)
    addUISearchTextField(to: &tables)
    addUISearchToken(to: &tables)
    addUITabBar(to: &tables)
    addUITabBarAppearance(to: &tables)
    addUITabBarItem(to: &tables)
    addUITabBarItemAppearance(to: &tables)
    addUITabBarItemStateAppearance(to: &tables)
    addUIToolbar(to: &tables)
    addUIToolbarAppearance(to: &tables)
    addUIDictationPhrase(to: &tables)
    addUIInputView(to: &tables)
    addUIInputViewController(to: &tables)
    addUILexicon(to: &tables)
    addUILexiconEntry(to: &tables)
    addUITextInputAssistantItem(to: &tables)
    addUITextInputContext(to: &tables)
    addUITextInputMode(to: &tables)
    addUITextInputPasswordRules(to: &tables)
    addUITextPlaceholder(to: &tables)
    addUITextRange(to: &tables)
    addUITextSelectionRect(to: &tables)
    addNSLayoutConstraint(to: &tables)
    addUIDragInteraction(to: &tables)
    addUIDragItem(to: &tables)
    addUIDragPreview(to: &tables)
    addUIDropInteraction(to: &tables)
    addUIDropProposal(to: &tables)
    addUIFocusGuide(to: &tables)
    addUIFocusHaloEffect(to: &tables)
    addUIFocusMovementHint(to: &tables)
    addUIFocusSystem(to: &tables)
    addUIFocusUpdateContext(to: &tables)
    addUIKeyboardLayoutGuide(to: &tables)
    addUILayoutGuide(to: &tables)
    addUIMarkupTextPrintFormatter(to: &tables)
    addUIPrintFormatter(to: &tables)
    addUIPrintInfo(to: &tables)
    addUIPrintPageRenderer(to: &tables)
    addUIPrintPaper(to: &tables)
    addUIScreen(to: &tables)
    addUIScreenMode(to: &tables)
    addUISimpleTextPrintFormatter(to: &tables)
    addUISpringLoadedInteraction(to: &tables)
    addUIStackView(to: &tables)
    addUIViewPrintFormatter(to: &tables)
    addUIWindow(to: &tables)
  }

  private static func addAccessibleObject(to tables: inout KeyedTables) {
    tables.add(AccessibleObject.self) {
      $0.add("accessibilityActivateBlock", \.accessibilityActivateBlock)
      $0.add("accessibilityActivationPoint", \.accessibilityActivationPoint)
      $0.add("accessibilityActivationPointBlock", \.accessibilityActivationPointBlock)
      $0.add("accessibilityAttributedHint", \.accessibilityAttributedHint)
      $0.add("accessibilityAttributedHintBlock", \.accessibilityAttributedHintBlock)
      $0.add("accessibilityAttributedLabel", \.accessibilityAttributedLabel)
      $0.add("accessibilityAttributedLabelBlock", \.accessibilityAttributedLabelBlock)
      $0.add("accessibilityAttributedUserInputLabels", \.accessibilityAttributedUserInputLabels)
      $0.add("accessibilityAttributedUserInputLabelsBlock", \.accessibilityAttributedUserInputLabelsBlock)
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
      $0.add("accessibilityRespondsToUserInteractionBlock", \.accessibilityRespondsToUserInteractionBlock)
      $0.add("accessibilityShouldGroupAccessibilityChildrenBlock", \.accessibilityShouldGroupAccessibilityChildrenBlock)
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
  }

  private static func addUIAccessibilityCustomAction(to tables: inout KeyedTables) {
    tables.add(UIAccessibilityCustomAction.self) {
      $0.add("actionHandler", \.actionHandler)
      $0.add("attributedName", \.attributedName)
      $0.add("category", \.category)
      $0.add("image", \.image)
      $0.add("name", \.name)
      $0.add("selector", \.selector)
      $0.add("target", \.target)
    }
  }

  private static func addUIAccessibilityCustomRotor(to tables: inout KeyedTables) {
    tables.add(UIAccessibilityCustomRotor.self) {
      $0.add("attributedName", \.attributedName)
      $0.add("itemSearchBlock", \.itemSearchBlock)
      $0.add("name", \.name)
      $0.add(readOnly: "systemRotorType", \.systemRotorType)
    }
  }

  private static func addUIAccessibilityCustomRotorItemResult(to tables: inout KeyedTables) {
    tables.add(UIAccessibilityCustomRotorItemResult.self) {
      $0.add("targetElement", \.targetElement)
      $0.add("targetRange", \.targetRange)
    }
  }

  private static func addUIAccessibilityCustomRotorSearchPredicate(to tables: inout KeyedTables) {
    tables.add(UIAccessibilityCustomRotorSearchPredicate.self) {
      $0.add("currentItem", \.currentItem)
      $0.add("searchDirection", \.searchDirection)
    }
  }

  private static func addUIAccessibilityElement(to tables: inout KeyedTables) {
    tables.add(UIAccessibilityElement.self) {
      $0.add("accessibilityContainer", \.accessibilityContainer)
      $0.add("accessibilityFrameInContainerSpace", \.accessibilityFrameInContainerSpace)
    }
  }

  private static func addUILargeContentViewerInteraction(to tables: inout KeyedTables) {
    tables.add(UILargeContentViewerInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "gestureRecognizerForExclusionRelationship", \.gestureRecognizerForExclusionRelationship)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addEditableControl(to tables: inout KeyedTables) {
    tables.add(EditableControl.self) {
      $0.add("allowedWritingToolsResultOptions", \.allowedWritingToolsResultOptions)
      $0.add("autocapitalizationType", \.autocapitalizationType)
      $0.add("autocorrectionType", \.autocorrectionType)
      $0.add(readOnly: "beginningOfDocument", \.beginningOfDocument)
      $0.add("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
      $0.add(readOnly: "endOfDocument", \.endOfDocument)
      $0.add(readOnly: "hasText", \.hasText)
      $0.add("inlinePredictionType", \.inlinePredictionType)
      $0.add("inputDelegate", \.inputDelegate)
      $0.add(flag: "secureTextEntry", \.isSecureTextEntry)
      $0.add(readOnlyFlag: "textDragActive", \.isTextDragActive)
      $0.add(readOnlyFlag: "textDropActive", \.isTextDropActive)
      $0.add("keyboardAppearance", \.keyboardAppearance)
      $0.add("keyboardType", \.keyboardType)
      $0.add(readOnly: "markedTextRange", \.markedTextRange)
      $0.add("markedTextStyle", \.markedTextStyle)
      $0.add("mathExpressionCompletionType", \.mathExpressionCompletionType)
      $0.add("passwordRules", \.passwordRules)
      $0.add("pasteDelegate", \.pasteDelegate)
      $0.add("returnKeyType", \.returnKeyType)
      $0.add("selectedTextRange", \.selectedTextRange)
      $0.add(readOnly: "selectionAffinity", \.selectionAffinity)
      $0.add("smartDashesType", \.smartDashesType)
      $0.add("smartInsertDeleteType", \.smartInsertDeleteType)
      $0.add("smartQuotesType", \.smartQuotesType)
      $0.add("spellCheckingType", \.spellCheckingType)
      $0.add("textContentType", \.textContentType)
      $0.add("textDragDelegate", \.textDragDelegate)
      $0.add(readOnly: "textDragInteraction", \.textDragInteraction)
      $0.add("textDragOptions", \.textDragOptions)
      $0.add("textDropDelegate", \.textDropDelegate)
      $0.add(readOnly: "textDropInteraction", \.textDropInteraction)
      $0.add(readOnly: "textInputView", \.textInputView)
      $0.add(readOnly: "tokenizer", \.tokenizer)
      $0.add("writingToolsBehavior", \.writingToolsBehavior)
    }
  }

  private static func addNSTextAttachment(to tables: inout KeyedTables) {
    tables.add(NSTextAttachment.self) {
      $0.add("fileWrapper", \.fileWrapper)
      $0.add(readOnly: "usesTextAttachmentView", \.usesTextAttachmentView)
    }
  }

  private static func addNSTextAttachmentViewProvider(to tables: inout KeyedTables) {
    tables.add(NSTextAttachmentViewProvider.self) {
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "textAttachment", \.textAttachment)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add("tracksTextAttachmentViewBounds", \.tracksTextAttachmentViewBounds)
      $0.add("view", \.view)
    }
  }

  private static func addScrollingTextInput(to tables: inout KeyedTables) {
    tables.add(ScrollingTextInput.self) {
      $0.add("allowedWritingToolsResultOptions", \.allowedWritingToolsResultOptions)
      $0.add("autocapitalizationType", \.autocapitalizationType)
      $0.add("autocorrectionType", \.autocorrectionType)
      $0.add("borderStyle", \.borderStyle)
      $0.add("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically)
      $0.add("inlinePredictionType", \.inlinePredictionType)
      $0.add(flag: "secureTextEntry", \.isSecureTextEntry)
      $0.add(readOnlyFlag: "textDragActive", \.isTextDragActive)
      $0.add(readOnlyFlag: "textDropActive", \.isTextDropActive)
      $0.add("keyboardAppearance", \.keyboardAppearance)
      $0.add("keyboardType", \.keyboardType)
      $0.add("mathExpressionCompletionType", \.mathExpressionCompletionType)
      $0.add("passwordRules", \.passwordRules)
      $0.add("pasteDelegate", \.pasteDelegate)
      $0.add("returnKeyType", \.returnKeyType)
      $0.add("smartDashesType", \.smartDashesType)
      $0.add("smartInsertDeleteType", \.smartInsertDeleteType)
      $0.add("smartQuotesType", \.smartQuotesType)
      $0.add("spellCheckingType", \.spellCheckingType)
      $0.add("textContentType", \.textContentType)
      $0.add("textDragDelegate", \.textDragDelegate)
      $0.add(readOnly: "textDragInteraction", \.textDragInteraction)
      $0.add("textDragOptions", \.textDragOptions)
      $0.add("textDropDelegate", \.textDropDelegate)
      $0.add(readOnly: "textDropInteraction", \.textDropInteraction)
      $0.add("writingToolsBehavior", \.writingToolsBehavior)
    }
  }

  private static func addUIFindInteraction(to tables: inout KeyedTables) {
    tables.add(UIFindInteraction.self) {
      $0.add(readOnly: "activeFindSession", \.activeFindSession)
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnlyFlag: "findNavigatorVisible", \.isFindNavigatorVisible)
      $0.add("replacementText", \.replacementText)
      $0.add("searchText", \.searchText)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIFindSession(to tables: inout KeyedTables) {
    tables.add(UIFindSession.self) {
      $0.add(readOnly: "allowsReplacementForCurrentlyHighlightedResult", \.allowsReplacementForCurrentlyHighlightedResult)
      $0.add(readOnly: "highlightedResultIndex", \.highlightedResultIndex)
      $0.add(readOnly: "resultCount", \.resultCount)
      $0.add("searchResultDisplayStyle", \.searchResultDisplayStyle)
      $0.add(readOnly: "supportsReplacement", \.supportsReplacement)
    }
  }

  private static func addUILabel(to tables: inout KeyedTables) {
    tables.add(UILabel.self) {
      $0.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      $0.add("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
      $0.add("baselineAdjustment", \.baselineAdjustment)
      $0.add("lineBreakStrategy", \.lineBreakStrategy)
      $0.add("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth)
      $0.add("preferredVibrancy", \.preferredVibrancy)
      $0.add("shadowOffset", \.shadowOffset)
      $0.add("showsExpansionTextWhenTruncated", \.showsExpansionTextWhenTruncated)
    }
  }

  private static func addUIStandardTextCursorView(to tables: inout KeyedTables) {
    tables.add(UIStandardTextCursorView.self) {
      $0.add(flag: "blinking", \.isBlinking)
    }
  }

  private static func addUITextChecker(to tables: inout KeyedTables) {
    tables.add(UITextChecker.self) {
      $0.add("ignoredWords", \.ignoredWords)
    }
  }

  private static func addUITextDragPreviewRenderer(to tables: inout KeyedTables) {
    tables.add(UITextDragPreviewRenderer.self) {
      $0.add(readOnly: "bodyRect", \.bodyRect)
      $0.add(readOnly: "firstLineRect", \.firstLineRect)
      $0.add(readOnly: "image", \.image)
      $0.add(readOnly: "lastLineRect", \.lastLineRect)
      $0.add(readOnly: "layoutManager", \.layoutManager)
    }
  }

  private static func addUITextDropProposal(to tables: inout KeyedTables) {
    tables.add(UITextDropProposal.self) {
      $0.add("dropAction", \.dropAction)
      $0.add("dropPerformer", \.dropPerformer)
      $0.add("dropProgressMode", \.dropProgressMode)
      $0.add("useFastSameViewOperations", \.useFastSameViewOperations)
    }
  }

  private static func addUITextField(to tables: inout KeyedTables) {
    tables.add(UITextField.self) {
      $0.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      $0.add("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
      $0.add("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      $0.add("attributedPlaceholder", \.attributedPlaceholder)
      $0.add("background", \.background)
      $0.add("borderStyle", \.borderStyle)
      $0.add("clearButtonMode", \.clearButtonMode)
      $0.add("clearsOnBeginEditing", \.clearsOnBeginEditing)
      $0.add("clearsOnInsertion", \.clearsOnInsertion)
      $0.add("defaultTextAttributes", \.defaultTextAttributes)
      $0.add("disabledBackground", \.disabledBackground)
      $0.add("inputAccessoryView", \.inputAccessoryView)
      $0.add("inputView", \.inputView)
      $0.add(readOnly: "isEditing", \.isEditing)
      $0.add("leftView", \.leftView)
      $0.add("leftViewMode", \.leftViewMode)
      $0.add("minimumFontSize", \.minimumFontSize)
      $0.add("rightView", \.rightView)
      $0.add("rightViewMode", \.rightViewMode)
      $0.add("textAlignment", \.textAlignment)
      $0.add("typingAttributes", \.typingAttributes)
    }
  }

  private static func addUITextFormattingViewController(to tables: inout KeyedTables) {
    tables.add(UITextFormattingViewController.self) {
      $0.add(readOnly: "configuration", \.configuration)
      $0.add("formattingDescriptor", \.formattingDescriptor)
    }
  }

  private static func addUITextFormattingViewControllerComponent(to tables: inout KeyedTables) {
    tables.add(UITextFormattingViewController.Component.self) {
      $0.add(readOnly: "componentKey", \.componentKey)
      $0.add(readOnly: "preferredSize", \.preferredSize)
    }
  }

  private static func addUITextFormattingViewControllerComponentGroup(to tables: inout KeyedTables) {
    tables.add(UITextFormattingViewController.ComponentGroup.self) {
      $0.add(readOnly: "components", \.components)
    }
  }

  private static func addUITextInteraction(to tables: inout KeyedTables) {
    tables.add(UITextInteraction.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "gesturesForFailureRequirements", \.gesturesForFailureRequirements)
      $0.add("textInput", \.textInput)
      $0.add(readOnly: "textInteractionMode", \.textInteractionMode)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUITextItem(to tables: inout KeyedTables) {
    tables.add(UITextItem.self) {
      $0.add(readOnly: "content", \.content)
      $0.add(readOnly: "range", \.range)
    }
  }

  private static func addUITextSearchOptions(to tables: inout KeyedTables) {
    tables.add(UITextSearchOptions.self) {
      $0.add(readOnly: "stringCompareOptions", \.stringCompareOptions)
      $0.add(readOnly: "wordMatchMethod", \.wordMatchMethod)
    }
  }

  private static func addUITextSelectionDisplayInteraction(to tables: inout KeyedTables) {
    tables.add(UITextSelectionDisplayInteraction.self) {
      $0.add("cursorView", \.cursorView)
      $0.add(readOnly: "delegate", \.delegate)
      $0.add("handleViews", \.handleViews)
      $0.add("highlightView", \.highlightView)
      $0.add(flag: "activated", \.isActivated)
      $0.add(readOnly: "textInput", \.textInput)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUITextView(to tables: inout KeyedTables) {
    tables.add(UITextView.self) {
      $0.add("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
      $0.add("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
      $0.add(readOnly: "beginningOfDocument", \.beginningOfDocument)
      $0.add("clearsOnInsertion", \.clearsOnInsertion)
      $0.add("dataDetectorTypes", \.dataDetectorTypes)
      $0.add(readOnly: "endOfDocument", \.endOfDocument)
      $0.add(readOnly: "findInteraction", \.findInteraction)
      $0.add(readOnly: "hasText", \.hasText)
      $0.add("inputAccessoryView", \.inputAccessoryView)
      $0.add("inputDelegate", \.inputDelegate)
      $0.add("inputView", \.inputView)
      $0.add(flag: "editable", \.isEditable)
      $0.add(flag: "findInteractionEnabled", \.isFindInteractionEnabled)
      $0.add(flag: "selectable", \.isSelectable)
      $0.add(readOnlyFlag: "writingToolsActive", \.isWritingToolsActive)
      $0.add(readOnly: "layoutManager", \.layoutManager)
      $0.add("linkTextAttributes", \.linkTextAttributes)
      $0.add(readOnly: "markedTextRange", \.markedTextRange)
      $0.add("markedTextStyle", \.markedTextStyle)
      $0.add("selectedRange", \.selectedRange)
      $0.add("selectedTextRange", \.selectedTextRange)
      $0.add(readOnly: "selectionAffinity", \.selectionAffinity)
      $0.add(readOnly: "supportsTextReplacement", \.supportsTextReplacement)
      $0.add("textAlignment", \.textAlignment)
      $0.add(readOnly: "textContainer", \.textContainer)
      $0.add("textContainerInset", \.textContainerInset)
      $0.add("textFormattingConfiguration", \.textFormattingConfiguration)
      $0.add("textHighlightAttributes", \.textHighlightAttributes)
      $0.add(readOnly: "textInputView", \.textInputView)
      $0.add(readOnly: "textLayoutManager", \.textLayoutManager)
      $0.add(readOnly: "textStorage", \.textStorage)
      $0.add(readOnly: "tokenizer", \.tokenizer)
      $0.add("typingAttributes", \.typingAttributes)
      $0.add("usesStandardTextScaling", \.usesStandardTextScaling)
    }
  }

  private static func addUIAction(to tables: inout KeyedTables) {
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
  }

  private static func addUICommand(to tables: inout KeyedTables) {
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
  }

  private static func addUICommandAlternate(to tables: inout KeyedTables) {
    tables.add(UICommandAlternate.self) {
      $0.add(readOnly: "action", \.action)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
      $0.add(readOnly: "title", \.title)
    }
  }

  private static func addUIContextMenuConfiguration(to tables: inout KeyedTables) {
    tables.add(UIContextMenuConfiguration.self) {
      $0.add("badgeCount", \.badgeCount)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("preferredMenuElementOrder", \.preferredMenuElementOrder)
      $0.add("secondaryItemIdentifiers", \.secondaryItemIdentifiers)
    }
  }

  private static func addUIContextMenuInteraction(to tables: inout KeyedTables) {
    tables.add(UIContextMenuInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "menuAppearance", \.menuAppearance)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIEditMenuConfiguration(to tables: inout KeyedTables) {
    tables.add(UIEditMenuConfiguration.self) {
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("preferredArrowDirection", \.preferredArrowDirection)
      $0.add(readOnly: "sourcePoint", \.sourcePoint)
    }
  }

  private static func addUIEditMenuInteraction(to tables: inout KeyedTables) {
    tables.add(UIEditMenuInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIKeyCommand(to tables: inout KeyedTables) {
    tables.add(UIKeyCommand.self) {
      $0.add("allowsAutomaticLocalization", \.allowsAutomaticLocalization)
      $0.add("allowsAutomaticMirroring", \.allowsAutomaticMirroring)
      $0.add(readOnly: "input", \.input)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
      $0.add("wantsPriorityOverSystemBehavior", \.wantsPriorityOverSystemBehavior)
    }
  }

  private static func addUIMenu(to tables: inout KeyedTables) {
    tables.add(UIMenu.self) {
      $0.add(readOnly: "children", \.children)
      $0.add("displayPreferences", \.displayPreferences)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add(readOnly: "options", \.options)
      $0.add("preferredElementSize", \.preferredElementSize)
      $0.add(readOnly: "selectedElements", \.selectedElements)
    }
  }

  private static func addUIMenuController(to tables: inout KeyedTables) {
    tables.add(UIMenuController.self) {
      $0.add("arrowDirection", \.arrowDirection)
      $0.add(flag: "menuVisible", \.isMenuVisible)
      $0.add(readOnly: "menuFrame", \.menuFrame)
      $0.add("menuItems", \.menuItems)
    }
  }

  private static func addUIMenuDisplayPreferences(to tables: inout KeyedTables) {
    tables.add(UIMenuDisplayPreferences.self) {
      $0.add("maximumNumberOfTitleLines", \.maximumNumberOfTitleLines)
    }
  }

  private static func addUIMenuElement(to tables: inout KeyedTables) {
    tables.add(UIMenuElement.self) {
      $0.add("accessibilityIdentifier", \.accessibilityIdentifier)
      $0.add(readOnly: "image", \.image)
      $0.add("subtitle", \.subtitle)
      $0.add(readOnly: "title", \.title)
    }
  }

  private static func addUIMenuItem(to tables: inout KeyedTables) {
    tables.add(UIMenuItem.self) {
      $0.add("action", \.action)
      $0.add("title", \.title)
    }
  }

  private static func addUIPreviewParameters(to tables: inout KeyedTables) {
    tables.add(UIPreviewParameters.self) {
      $0.add("backgroundColor", \.backgroundColor)
      $0.add("shadowPath", \.shadowPath)
      $0.add("visiblePath", \.visiblePath)
    }
  }

  private static func addUIPreviewTarget(to tables: inout KeyedTables) {
    tables.add(UIPreviewTarget.self) {
      $0.add(readOnly: "center", \.center)
      $0.add(readOnly: "container", \.container)
      $0.add(readOnly: "transform", \.transform)
    }
  }

  private static func addUITargetedPreview(to tables: inout KeyedTables) {
    tables.add(UITargetedPreview.self) {
      $0.add(readOnly: "parameters", \.parameters)
      $0.add(readOnly: "size", \.size)
      $0.add(readOnly: "target", \.target)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIActivityIndicatorView(to tables: inout KeyedTables) {
    tables.add(UIActivityIndicatorView.self) {
      $0.add("hidesWhenStopped", \.hidesWhenStopped)
      $0.add(readOnly: "isAnimating", \.isAnimating)
      $0.add("style", \.style)
    }
  }

  private static func addUIButton(to tables: inout KeyedTables) {
    tables.add(UIButton.self) {
      $0.add("adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory)
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
  }

  private static func addUIControl(to tables: inout KeyedTables) {
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
  }

  private static func addUIGlassContainerEffect(to tables: inout KeyedTables) {
    tables.add(UIGlassContainerEffect.self) {
      $0.add("spacing", \.spacing)
    }
  }

  private static func addUIGlassEffect(to tables: inout KeyedTables) {
    tables.add(UIGlassEffect.self) {
      $0.add(flag: "interactive", \.isInteractive)
      $0.add("tintColor", \.tintColor)
    }
  }

  private static func addUIImageView(to tables: inout KeyedTables) {
    tables.add(UIImageView.self) {
      $0.add("adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory)
      $0.add("animationDuration", \.animationDuration)
      $0.add("animationImages", \.animationImages)
      $0.add("animationRepeatCount", \.animationRepeatCount)
      $0.add("highlightedAnimationImages", \.highlightedAnimationImages)
      $0.add(readOnly: "imageDynamicRange", \.imageDynamicRange)
      $0.add(readOnly: "isAnimating", \.isAnimating)
      $0.add("preferredImageDynamicRange", \.preferredImageDynamicRange)
      $0.add("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
    }
  }

  private static func addUIInterpolatingMotionEffect(to tables: inout KeyedTables) {
    tables.add(UIInterpolatingMotionEffect.self) {
      $0.add(readOnly: "keyPath", \.keyPath)
      $0.add("maximumRelativeValue", \.maximumRelativeValue)
      $0.add("minimumRelativeValue", \.minimumRelativeValue)
      $0.add(readOnly: "type", \.type)
    }
  }

  private static func addUIMotionEffectGroup(to tables: inout KeyedTables) {
    tables.add(UIMotionEffectGroup.self) {
      $0.add("motionEffects", \.motionEffects)
    }
  }

  private static func addUIPageControl(to tables: inout KeyedTables) {
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
  }

  private static func addUIPageControlProgress(to tables: inout KeyedTables) {
    tables.add(UIPageControlProgress.self) {
      $0.add("currentProgress", \.currentProgress)
      $0.add("delegate", \.delegate)
      $0.add(readOnlyFlag: "progressVisible", \.isProgressVisible)
    }
  }

  private static func addUIPageControlTimerProgress(to tables: inout KeyedTables) {
    tables.add(UIPageControlTimerProgress.self) {
      $0.add(readOnlyFlag: "running", \.isRunning)
      $0.add("preferredDuration", \.preferredDuration)
      $0.add("resetsToInitialPageAfterEnd", \.resetsToInitialPageAfterEnd)
    }
  }

  private static func addUIProgressView(to tables: inout KeyedTables) {
    tables.add(UIProgressView.self) {
      $0.add("observedProgress", \.observedProgress)
      $0.add("progressImage", \.progressImage)
      $0.add("progressViewStyle", \.progressViewStyle)
      $0.add("trackImage", \.trackImage)
    }
  }

  private static func addUIRefreshControl(to tables: inout KeyedTables) {
    tables.add(UIRefreshControl.self) {
      $0.add("attributedTitle", \.attributedTitle)
      $0.add(readOnlyFlag: "refreshing", \.isRefreshing)
    }
  }

  private static func addUIScrollEdgeEffect(to tables: inout KeyedTables) {
    tables.add(UIScrollEdgeEffect.self) {
      $0.add(flag: "hidden", \.isHidden)
      $0.add("style", \.style)
    }
  }

  private static func addUIScrollEdgeElementContainerInteraction(to tables: inout KeyedTables) {
    tables.add(UIScrollEdgeElementContainerInteraction.self) {
      $0.add("edge", \.edge)
      $0.add("scrollView", \.scrollView)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIScrollView(to tables: inout KeyedTables) {
    tables.add(UIScrollView.self) {
      $0.add(readOnly: "adjustedContentInset", \.adjustedContentInset)
      $0.add("allowsKeyboardScrolling", \.allowsKeyboardScrolling)
      $0.add("alwaysBounceHorizontal", \.alwaysBounceHorizontal)
      $0.add("alwaysBounceVertical", \.alwaysBounceVertical)
      $0.add("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
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
  }

  private static func addUISegmentedControl(to tables: inout KeyedTables) {
    tables.add(UISegmentedControl.self) {
      $0.add("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
      $0.add(flag: "momentary", \.isMomentary)
    }
  }

  private static func addUISlider(to tables: inout KeyedTables) {
    tables.add(UISlider.self) {
      $0.add(readOnly: "behavioralStyle", \.behavioralStyle)
      $0.add(readOnly: "currentMaximumTrackImage", \.currentMaximumTrackImage)
      $0.add(readOnly: "currentMinimumTrackImage", \.currentMinimumTrackImage)
      $0.add(readOnly: "currentThumbImage", \.currentThumbImage)
      $0.add("maximumValueImage", \.maximumValueImage)
      $0.add("minimumValueImage", \.minimumValueImage)
      $0.add("preferredBehavioralStyle", \.preferredBehavioralStyle)
    }
  }

  private static func addUIStepper(to tables: inout KeyedTables) {
    tables.add(UIStepper.self) {
      $0.add("autorepeat", \.autorepeat)
      $0.add(flag: "continuous", \.isContinuous)
      $0.add("maximumValue", \.maximumValue)
      $0.add("minimumValue", \.minimumValue)
      $0.add("stepValue", \.stepValue)
      $0.add("wraps", \.wraps)
    }
  }

  private static func addUISwitch(to tables: inout KeyedTables) {
    tables.add(UISwitch.self) {
      $0.add("offImage", \.offImage)
      $0.add("onImage", \.onImage)
      $0.add("preferredStyle", \.preferredStyle)
      $0.add(readOnly: "style", \.style)
      $0.add("title", \.title)
    }
  }

  private static func addUISymbolContentTransition(to tables: inout KeyedTables) {
    tables.add(UISymbolContentTransition.self) {
      $0.add(readOnly: "contentTransition", \.contentTransition)
      $0.add(readOnly: "options", \.options)
    }
  }

  private static func addUIView(to tables: inout KeyedTables) {
    tables.add(UIView.self) {
      $0.add("accessibilityIgnoresInvertColors", \.accessibilityIgnoresInvertColors)
      $0.add(readOnly: "alignmentRectInsets", \.alignmentRectInsets)
      $0.add("anchorPoint", \.anchorPoint)
      $0.add(readOnly: "appliedContentSizeCategoryLimitsDescription", \.appliedContentSizeCategoryLimitsDescription)
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
      $0.add(readOnly: "effectiveUserInterfaceLayoutDirection", \.effectiveUserInterfaceLayoutDirection)
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
  }

  private static func addUIVisualEffectView(to tables: inout KeyedTables) {
    tables.add(UIVisualEffectView.self) {
      $0.add(readOnly: "contentView", \.contentView)
    }
  }

  private static func addUIAlertAction(to tables: inout KeyedTables) {
    tables.add(UIAlertAction.self) {
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "style", \.style)
      $0.add(readOnly: "title", \.title)
    }
  }

  private static func addUIAlertController(to tables: inout KeyedTables) {
    tables.add(UIAlertController.self) {
      $0.add(readOnly: "actions", \.actions)
      $0.add("preferredAction", \.preferredAction)
      $0.add(readOnly: "preferredStyle", \.preferredStyle)
      $0.add("severity", \.severity)
      $0.add(readOnly: "textFields", \.textFields)
    }
  }

  private static func addUIContentUnavailableView(to tables: inout KeyedTables) {
    tables.add(UIContentUnavailableView.self) {
      $0.add("configuration", \.configuration)
      $0.add(flag: "scrollEnabled", \.isScrollEnabled)
    }
  }

  private static func addUINavigationController(to tables: inout KeyedTables) {
    tables.add(UINavigationController.self) {
      $0.add("barHideOnSwipeGestureRecognizer", \.barHideOnSwipeGestureRecognizer)
      $0.add("barHideOnTapGestureRecognizer", \.barHideOnTapGestureRecognizer)
      $0.add("delegate", \.delegate)
      $0.add("hidesBarsOnSwipe", \.hidesBarsOnSwipe)
      $0.add("hidesBarsOnTap", \.hidesBarsOnTap)
      $0.add("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears)
      $0.add("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact)
      $0.add(readOnly: "interactiveContentPopGestureRecognizer", \.interactiveContentPopGestureRecognizer)
      $0.add(readOnly: "interactivePopGestureRecognizer", \.interactivePopGestureRecognizer)
      $0.add(flag: "navigationBarHidden", \.isNavigationBarHidden)
      $0.add(flag: "toolbarHidden", \.isToolbarHidden)
    }
  }

  private static func addUIPageViewController(to tables: inout KeyedTables) {
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
  }

  private static func addUIPercentDrivenInteractiveTransition(to tables: inout KeyedTables) {
    tables.add(UIPercentDrivenInteractiveTransition.self) {
      $0.add("completionCurve", \.completionCurve)
      $0.add("completionSpeed", \.completionSpeed)
      $0.add(readOnly: "duration", \.duration)
      $0.add(readOnly: "percentComplete", \.percentComplete)
      $0.add("timingCurve", \.timingCurve)
      $0.add("wantsInteractiveStart", \.wantsInteractiveStart)
    }
  }

  private static func addUIPopoverBackgroundView(to tables: inout KeyedTables) {
    tables.add(UIPopoverBackgroundView.self) {
      $0.add("arrowDirection", \.arrowDirection)
      $0.add("arrowOffset", \.arrowOffset)
    }
  }

  private static func addUIPopoverPresentationController(to tables: inout KeyedTables) {
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
  }

  private static func addUIPresentationController(to tables: inout KeyedTables) {
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
  }

  private static func addUISearchContainerViewController(to tables: inout KeyedTables) {
    tables.add(UISearchContainerViewController.self) {
      $0.add(readOnly: "searchController", \.searchController)
    }
  }

  private static func addUISearchController(to tables: inout KeyedTables) {
    tables.add(UISearchController.self) {
      $0.add("automaticallyShowsCancelButton", \.automaticallyShowsCancelButton)
      $0.add("automaticallyShowsScopeBar", \.automaticallyShowsScopeBar)
      $0.add("automaticallyShowsSearchResultsController", \.automaticallyShowsSearchResultsController)
      $0.add("delegate", \.delegate)
      $0.add("dimsBackgroundDuringPresentation", \.dimsBackgroundDuringPresentation)
      $0.add("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation)
      $0.add("ignoresSearchSuggestionsForSearchBarPlacementStacked", \.ignoresSearchSuggestionsForSearchBarPlacementStacked)
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
  }

  private static func addUISearchTab(to tables: inout KeyedTables) {
    tables.add(UISearchTab.self) {
      $0.add("automaticallyActivatesSearch", \.automaticallyActivatesSearch)
    }
  }

  private static func addUISheetPresentationController(to tables: inout KeyedTables) {
    tables.add(UISheetPresentationController.self) {
      $0.add("detents", \.detents)
      $0.add("largestUndimmedDetentIdentifier", \.largestUndimmedDetentIdentifier)
      $0.add("preferredCornerRadius", \.preferredCornerRadius)
      $0.add("prefersEdgeAttachedInCompactHeight", \.prefersEdgeAttachedInCompactHeight)
      $0.add("prefersGrabberVisible", \.prefersGrabberVisible)
      $0.add("prefersPageSizing", \.prefersPageSizing)
      $0.add("prefersScrollingExpandsWhenScrolledToEdge", \.prefersScrollingExpandsWhenScrolledToEdge)
      $0.add("selectedDetentIdentifier", \.selectedDetentIdentifier)
      $0.add("sourceView", \.sourceView)
      $0.add("widthFollowsPreferredContentSizeWhenEdgeAttached", \.widthFollowsPreferredContentSizeWhenEdgeAttached)
    }
  }

  private static func addUISheetPresentationControllerDetent(to tables: inout KeyedTables) {
    tables.add(UISheetPresentationController.Detent.self) {
      $0.add(readOnly: "identifier", \.identifier)
    }
  }

  private static func addUISplitViewController(to tables: inout KeyedTables) {
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
      $0.add("preferredSupplementaryColumnWidthFraction", \.preferredSupplementaryColumnWidthFraction)
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
  }

  private static func addUIStoryboardSegue(to tables: inout KeyedTables) {
    tables.add(UIStoryboardSegue.self) {
      $0.add(readOnly: "destinationViewController", \.destination)
      $0.add(readOnly: "destination", \.destination)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add(readOnly: "sourceViewController", \.source)
      $0.add(readOnly: "source", \.source)
    }
  }

  private static func addUIStoryboardUnwindSegueSource(to tables: inout KeyedTables) {
    tables.add(UIStoryboardUnwindSegueSource.self) {
      $0.add(readOnly: "sender", \.sender)
      $0.add(readOnly: "sourceViewController", \.source)
      $0.add(readOnly: "source", \.source)
      $0.add(readOnly: "unwindAction", \.unwindAction)
    }
  }

  private static func addUITab(to tables: inout KeyedTables) {
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
  }

  private static func addUITabAccessory(to tables: inout KeyedTables) {
    tables.add(UITabAccessory.self) {
      $0.add(readOnly: "contentView", \.contentView)
    }
  }

  private static func addUITabBarController(to tables: inout KeyedTables) {
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
  }

  private static func addUITabBarControllerSidebar(to tables: inout KeyedTables) {
    tables.add(UITabBarController.Sidebar.self) {
      $0.add("bottomBarView", \.bottomBarView)
      $0.add("footerContentConfiguration", \.footerContentConfiguration)
      $0.add("headerContentConfiguration", \.headerContentConfiguration)
      $0.add(flag: "hidden", \.isHidden)
      $0.add("preferredLayout", \.preferredLayout)
    }
  }

  private static func addUITabGroup(to tables: inout KeyedTables) {
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
  }

  private static func addUIViewController(to tables: inout KeyedTables) {
    tables.add(UIViewController.self) {
      $0.add(readOnly: "activePresentationController", \.activePresentationController)
      $0.add("additionalSafeAreaInsets", \.additionalSafeAreaInsets)
      $0.add(readOnly: "childViewControllerForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden)
      $0.add(readOnly: "childForHomeIndicatorAutoHidden", \.childForHomeIndicatorAutoHidden)
      $0.add(readOnly: "childViewControllerForScreenEdgesDeferringSystemGestures", \.childForScreenEdgesDeferringSystemGestures)
      $0.add(readOnly: "childForScreenEdgesDeferringSystemGestures", \.childForScreenEdgesDeferringSystemGestures)
      $0.add(readOnly: "childViewControllerForStatusBarHidden", \.childForStatusBarHidden)
      $0.add(readOnly: "childForStatusBarHidden", \.childForStatusBarHidden)
      $0.add(readOnly: "childViewControllerForStatusBarStyle", \.childForStatusBarStyle)
      $0.add(readOnly: "childForStatusBarStyle", \.childForStatusBarStyle)
      $0.add(readOnly: "childViewControllerForPointerLock", \.childViewControllerForPointerLock)
      $0.add(readOnly: "children", \.children)
      $0.add("contentUnavailableConfiguration", \.contentUnavailableConfiguration)
      $0.add(readOnly: "contentUnavailableConfigurationState", \.contentUnavailableConfigurationState)
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
      $0.add("modalPresentationCapturesStatusBarAppearance", \.modalPresentationCapturesStatusBarAppearance)
      $0.add(readOnly: "nibBundle", \.nibBundle)
      $0.add(readOnly: "nibName", \.nibName)
      $0.add("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
      $0.add(readOnly: "parent", \.parent)
      $0.add(readOnly: "parentFocusEnvironment", \.parentFocusEnvironment)
      $0.add(readOnly: "performsActionsWhilePresentingModally", \.performsActionsWhilePresentingModally)
      $0.add(readOnly: "popoverPresentationController", \.popoverPresentationController)
      $0.add(readOnly: "preferredFocusEnvironments", \.preferredFocusEnvironments)
      $0.add(readOnly: "preferredFocusedView", \.preferredFocusedView)
      $0.add(readOnly: "preferredInterfaceOrientationForPresentation", \.preferredInterfaceOrientationForPresentation)
      $0.add(readOnly: "preferredScreenEdgesDeferringSystemGestures", \.preferredScreenEdgesDeferringSystemGestures)
      $0.add(readOnly: "preferredStatusBarStyle", \.preferredStatusBarStyle)
      $0.add(readOnly: "preferredStatusBarUpdateAnimation", \.preferredStatusBarUpdateAnimation)
      $0.add("preferredTransition", \.preferredTransition)
      $0.add(readOnly: "prefersHomeIndicatorAutoHidden", \.prefersHomeIndicatorAutoHidden)
      $0.add(readOnly: "prefersPointerLocked", \.prefersPointerLocked)
      $0.add(readOnly: "prefersStatusBarHidden", \.prefersStatusBarHidden)
      $0.add(readOnly: "presentationController", \.presentationController)
      $0.add(readOnly: "previewActionItems", \.previewActionItems)
      $0.add("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle)
      $0.add("restorationClass", \.restorationClass)
      $0.add("restorationIdentifier", \.restorationIdentifier)
      $0.add("restoresFocusAfterTransition", \.restoresFocusAfterTransition)
      $0.add(readOnly: "sheetPresentationController", \.sheetPresentationController)
      $0.add(readOnly: "shouldAutomaticallyForwardAppearanceMethods", \.shouldAutomaticallyForwardAppearanceMethods)
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
  }

  private static func addUIViewControllerTransitionZoomOptions(to tables: inout KeyedTables) {
    tables.add(UIViewController.Transition.ZoomOptions.self) {
      $0.add("alignmentRectProvider", \.alignmentRectProvider)
      $0.add("dimmingColor", \.dimmingColor)
      $0.add("dimmingVisualEffect", \.dimmingVisualEffect)
      $0.add("interactiveDismissShouldBegin", \.interactiveDismissShouldBegin)
    }
  }

  private static func addUIViewControllerTransitionZoomOptionsAlignmentRectContext(to tables: inout KeyedTables) {
    tables.add(UIViewController.Transition.ZoomOptions.AlignmentRectContext.self) {
      $0.add(readOnly: "sourceView", \.sourceView)
      $0.add(readOnly: "zoomedViewController", \.zoomedViewController)
    }
  }

  private static func addUIViewControllerTransitionZoomOptionsInteractionContext(to tables: inout KeyedTables) {
    tables.add(UIViewController.Transition.ZoomOptions.InteractionContext.self) {
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "velocity", \.velocity)
      $0.add(readOnly: "willBegin", \.willBegin)
    }
  }

  private static func addUIViewControllerTransitionZoomSourceViewProviderContext(to tables: inout KeyedTables) {
    tables.add(UIViewController.Transition.ZoomSourceViewProviderContext.self) {
      $0.add(readOnly: "sourceViewController", \.sourceViewController)
      $0.add(readOnly: "zoomedViewController", \.zoomedViewController)
    }
  }

  private static func addUIApplication(to tables: inout KeyedTables) {
    tables.add(UIApplication.self) {
      $0.add(readOnly: "alternateIconName", \.alternateIconName)
      $0.add("applicationIconBadgeNumber", \.applicationIconBadgeNumber)
      $0.add(readOnly: "applicationState", \.applicationState)
      $0.add("applicationSupportsShakeToEdit", \.applicationSupportsShakeToEdit)
      $0.add(readOnly: "backgroundRefreshStatus", \.backgroundRefreshStatus)
      $0.add(readOnly: "backgroundTimeRemaining", \.backgroundTimeRemaining)
      $0.add(readOnly: "connectedScenes", \.connectedScenes)
      $0.add("delegate", \.delegate)
      $0.add(flag: "idleTimerDisabled", \.isIdleTimerDisabled)
      $0.add(flag: "networkActivityIndicatorVisible", \.isNetworkActivityIndicatorVisible)
      $0.add(readOnlyFlag: "protectedDataAvailable", \.isProtectedDataAvailable)
      $0.add(readOnly: "isRegisteredForRemoteNotifications", \.isRegisteredForRemoteNotifications)
      $0.add(readOnly: "keyWindow", \.keyWindow)
      $0.add(readOnly: "openSessions", \.openSessions)
      $0.add(readOnly: "preferredContentSizeCategory", \.preferredContentSizeCategory)
      $0.add("shortcutItems", \.shortcutItems)
      $0.add(readOnly: "statusBarOrientationAnimationDuration", \.statusBarOrientationAnimationDuration)
      $0.add(readOnly: "supportsAlternateIcons", \.supportsAlternateIcons)
      $0.add(readOnly: "supportsMultipleScenes", \.supportsMultipleScenes)
      $0.add(readOnly: "userInterfaceLayoutDirection", \.userInterfaceLayoutDirection)
      $0.add(readOnly: "windows", \.windows)
    }
  }

  private static func addUIApplicationShortcutItem(to tables: inout KeyedTables) {
    tables.add(UIApplicationShortcutItem.self) {
      $0.add(readOnly: "icon", \.icon)
      $0.add(readOnly: "localizedSubtitle", \.localizedSubtitle)
      $0.add(readOnly: "localizedTitle", \.localizedTitle)
      $0.add(readOnly: "targetContentIdentifier", \.targetContentIdentifier)
      $0.add(readOnly: "type", \.type)
      $0.add(readOnly: "userInfo", \.userInfo)
    }
  }

  private static func addUIDevice(to tables: inout KeyedTables) {
    tables.add(UIDevice.self) {
      $0.add(readOnly: "batteryLevel", \.batteryLevel)
      $0.add(readOnly: "batteryState", \.batteryState)
      $0.add(readOnly: "identifierForVendor", \.identifierForVendor)
      $0.add(flag: "batteryMonitoringEnabled", \.isBatteryMonitoringEnabled)
      $0.add(readOnly: "generatesDeviceOrientationNotifications", \.isGeneratingDeviceOrientationNotifications)
      $0.add(readOnly: "isGeneratingDeviceOrientationNotifications", \.isGeneratingDeviceOrientationNotifications)
      $0.add(readOnly: "isMultitaskingSupported", \.isMultitaskingSupported)
      $0.add(flag: "proximityMonitoringEnabled", \.isProximityMonitoringEnabled)
      $0.add(readOnly: "localizedModel", \.localizedModel)
      $0.add(readOnly: "model", \.model)
      $0.add(readOnly: "name", \.name)
      $0.add(readOnly: "proximityState", \.proximityState)
      $0.add(readOnly: "systemName", \.systemName)
      $0.add(readOnly: "systemVersion", \.systemVersion)
      $0.add(readOnly: "userInterfaceIdiom", \.userInterfaceIdiom)
    }
  }

  private static func addUIEventAttribution(to tables: inout KeyedTables) {
    tables.add(UIEventAttribution.self) {
      $0.add(readOnly: "destinationURL", \.destinationURL)
      $0.add(readOnly: "purchaser", \.purchaser)
      $0.add(readOnly: "reportEndpoint", \.reportEndpoint)
      $0.add(readOnly: "sourceDescription", \.sourceDescription)
      $0.add(readOnly: "sourceIdentifier", \.sourceIdentifier)
    }
  }

  private static func addUIMutableApplicationShortcutItem(to tables: inout KeyedTables) {
    tables.add(UIMutableApplicationShortcutItem.self) {
      $0.add("icon", \.icon)
      $0.add("localizedSubtitle", \.localizedSubtitle)
      $0.add("localizedTitle", \.localizedTitle)
      $0.add("targetContentIdentifier", \.targetContentIdentifier)
      $0.add("type", \.type)
      $0.add("userInfo", \.userInfo)
    }
  }

  private static func addUIOpenURLContext(to tables: inout KeyedTables) {
    tables.add(UIOpenURLContext.self) {
      $0.add(readOnly: "options", \.options)
      $0.add(readOnly: "URL", \.url)
      $0.add(readOnly: "url", \.url)
    }
  }

  private static func addUIPasteConfiguration(to tables: inout KeyedTables) {
    tables.add(UIPasteConfiguration.self) {
      $0.add("acceptableTypeIdentifiers", \.acceptableTypeIdentifiers)
    }
  }

  private static func addUIPasteControl(to tables: inout KeyedTables) {
    tables.add(UIPasteControl.self) {
      $0.add(readOnly: "configuration", \.configuration)
      $0.add("target", \.target)
    }
  }

  private static func addUIPasteControlConfiguration(to tables: inout KeyedTables) {
    tables.add(UIPasteControl.Configuration.self) {
      $0.add("baseBackgroundColor", \.baseBackgroundColor)
      $0.add("baseForegroundColor", \.baseForegroundColor)
      $0.add("cornerRadius", \.cornerRadius)
      $0.add("cornerStyle", \.cornerStyle)
      $0.add("displayMode", \.displayMode)
    }
  }

  private static func addUIPasteboard(to tables: inout KeyedTables) {
    tables.add(UIPasteboard.self) {
      $0.add(readOnly: "changeCount", \.changeCount)
      $0.add("color", \.color)
      $0.add("colors", \.colors)
      $0.add(readOnly: "hasColors", \.hasColors)
      $0.add(readOnly: "hasImages", \.hasImages)
      $0.add(readOnly: "hasStrings", \.hasStrings)
      $0.add(readOnly: "hasURLs", \.hasURLs)
      $0.add("image", \.image)
      $0.add("images", \.images)
      $0.add(readOnlyFlag: "persistent", \.isPersistent)
      $0.add("itemProviders", \.itemProviders)
      $0.add("items", \.items)
      $0.add(readOnly: "name", \.name)
      $0.add(readOnly: "numberOfItems", \.numberOfItems)
      $0.add("string", \.string)
      $0.add("strings", \.strings)
      $0.add(readOnly: "pasteboardTypes", \.types)
      $0.add(readOnly: "types", \.types)
      $0.add("URL", \.url)
      $0.add("url", \.url)
      $0.add("URLs", \.urls)
      $0.add("urls", \.urls)
    }
  }

  private static func addUIScene(to tables: inout KeyedTables) {
    tables.add(UIScene.self) {
      $0.add("activationConditions", \.activationConditions)
      $0.add(readOnly: "activationState", \.activationState)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "pointerLockState", \.pointerLockState)
      $0.add(readOnly: "session", \.session)
      $0.add("subtitle", \.subtitle)
      $0.add(readOnly: "systemProtectionManager", \.systemProtectionManager)
      $0.add("title", \.title)
    }
  }

  private static func addUISceneActivationRequestOptions(to tables: inout KeyedTables) {
    tables.add(UIScene.ActivationRequestOptions.self) {
      $0.add("requestingScene", \.requestingScene)
    }
  }

  private static func addUISceneConnectionOptions(to tables: inout KeyedTables) {
    tables.add(UIScene.ConnectionOptions.self) {
      $0.add(readOnly: "handoffUserActivityType", \.handoffUserActivityType)
      $0.add(readOnly: "shortcutItem", \.shortcutItem)
      $0.add(readOnly: "sourceApplication", \.sourceApplication)
      $0.add(readOnly: "URLContexts", \.urlContexts)
      $0.add(readOnly: "urlContexts", \.urlContexts)
      $0.add(readOnly: "userActivities", \.userActivities)
    }
  }

  private static func addUISceneOpenExternalURLOptions(to tables: inout KeyedTables) {
    tables.add(UIScene.OpenExternalURLOptions.self) {
      $0.add("eventAttribution", \.eventAttribution)
      $0.add("universalLinksOnly", \.universalLinksOnly)
    }
  }

  private static func addUISceneOpenURLOptions(to tables: inout KeyedTables) {
    tables.add(UIScene.OpenURLOptions.self) {
      $0.add(readOnly: "annotation", \.annotation)
      $0.add(readOnly: "eventAttribution", \.eventAttribution)
      $0.add(readOnly: "openInPlace", \.openInPlace)
      $0.add(readOnly: "sourceApplication", \.sourceApplication)
    }
  }

  private static func addUISceneActivationConditions(to tables: inout KeyedTables) {
    tables.add(UISceneActivationConditions.self) {
      $0.add("canActivateForTargetContentIdentifierPredicate", \.canActivateForTargetContentIdentifierPredicate)
      $0.add("prefersToActivateForTargetContentIdentifierPredicate", \.prefersToActivateForTargetContentIdentifierPredicate)
    }
  }

  private static func addUISceneConfiguration(to tables: inout KeyedTables) {
    tables.add(UISceneConfiguration.self) {
      $0.add("delegateClass", \.delegateClass)
      $0.add(readOnly: "name", \.name)
      $0.add(readOnly: "role", \.role)
      $0.add("sceneClass", \.sceneClass)
      $0.add("storyboard", \.storyboard)
    }
  }

  private static func addUISceneSession(to tables: inout KeyedTables) {
    tables.add(UISceneSession.self) {
      $0.add(readOnly: "configuration", \.configuration)
      $0.add(readOnly: "persistentIdentifier", \.persistentIdentifier)
      $0.add(readOnly: "role", \.role)
      $0.add(readOnly: "scene", \.scene)
      $0.add("stateRestorationActivity", \.stateRestorationActivity)
      $0.add("userInfo", \.userInfo)
    }
  }

  private static func addUISceneSizeRestrictions(to tables: inout KeyedTables) {
    tables.add(UISceneSizeRestrictions.self) {
      $0.add("maximumSize", \.maximumSize)
      $0.add("minimumSize", \.minimumSize)
    }
  }

  private static func addUIStatusBarManager(to tables: inout KeyedTables) {
    tables.add(UIStatusBarManager.self) {
      $0.add(readOnlyFlag: "statusBarHidden", \.isStatusBarHidden)
      $0.add(readOnly: "statusBarFrame", \.statusBarFrame)
      $0.add(readOnly: "statusBarStyle", \.statusBarStyle)
    }
  }

  private static func addUITextFormattingViewControllerConfiguration(to tables: inout KeyedTables) {
    tables.add(UITextFormattingViewController.Configuration.self) {
      $0.add("formattingStyles", \.formattingStyles)
      $0.add(readOnly: "groups", \.groups)
    }
  }

  private static func addUIUpdateInfo(to tables: inout KeyedTables) {
    tables.add(UIUpdateInfo.self) {
      $0.add(readOnly: "completionDeadlineTime", \.completionDeadlineTime)
      $0.add(readOnly: "estimatedPresentationTime", \.estimatedPresentationTime)
      $0.add(readOnlyFlag: "immediatePresentationExpected", \.isImmediatePresentationExpected)
      $0.add(readOnlyFlag: "lowLatencyEventDispatchConfirmed", \.isLowLatencyEventDispatchConfirmed)
      $0.add(readOnlyFlag: "performingLowLatencyPhases", \.isPerformingLowLatencyPhases)
      $0.add(readOnly: "modelTime", \.modelTime)
    }
  }

  private static func addUIUpdateLink(to tables: inout KeyedTables) {
    tables.add(UIUpdateLink.self) {
      $0.add(readOnly: "currentUpdateInfo", \.currentUpdateInfo)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add("preferredFrameRateRange", \.preferredFrameRateRange)
      $0.add("requiresContinuousUpdates", \.requiresContinuousUpdates)
      $0.add("wantsImmediatePresentation", \.wantsImmediatePresentation)
      $0.add("wantsLowLatencyEventDispatch", \.wantsLowLatencyEventDispatch)
    }
  }

  private static func addUIWindowScene(to tables: inout KeyedTables) {
    tables.add(UIWindowScene.self) {
      $0.add(readOnly: "coordinateSpace", \.coordinateSpace)
      $0.add(readOnly: "effectiveGeometry", \.effectiveGeometry)
      $0.add(readOnly: "interfaceOrientation", \.interfaceOrientation)
      $0.add(readOnlyFlag: "fullScreen", \.isFullScreen)
      $0.add(readOnly: "keyWindow", \.keyWindow)
      $0.add(readOnly: "screen", \.screen)
      $0.add(readOnly: "sizeRestrictions", \.sizeRestrictions)
      $0.add(readOnly: "statusBarManager", \.statusBarManager)
      $0.add(readOnly: "traitCollection", \.traitCollection)
      $0.add("traitOverrides", \.traitOverrides)
      $0.add(readOnly: "windows", \.windows)
    }
  }

  private static func addUIWindowSceneActivationConfiguration(to tables: inout KeyedTables) {
    tables.add(UIWindowScene.ActivationConfiguration.self) {
      $0.add("options", \.options)
      $0.add("preview", \.preview)
      $0.add(readOnly: "userActivity", \.userActivity)
    }
  }

  private static func addUIWindowSceneActivationInteraction(to tables: inout KeyedTables) {
    tables.add(UIWindowScene.ActivationInteraction.self) {
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIWindowSceneActivationRequestOptions(to tables: inout KeyedTables) {
    tables.add(UIWindowScene.ActivationRequestOptions.self) {
      $0.add("placement", \.placement)
      $0.add("preferredPresentationStyle", \.preferredPresentationStyle)
    }
  }

  private static func addUIWindowSceneGeometry(to tables: inout KeyedTables) {
    tables.add(UIWindowScene.Geometry.self) {
      $0.add(readOnly: "coordinateSpace", \.coordinateSpace)
      $0.add(readOnly: "interfaceOrientation", \.interfaceOrientation)
      $0.add(readOnlyFlag: "interactivelyResizing", \.isInteractivelyResizing)
      $0.add(readOnlyFlag: "interfaceOrientationLocked", \.isInterfaceOrientationLocked)
    }
  }

  private static func addUIWindowSceneGeometryPreferencesiOS(to tables: inout KeyedTables) {
    tables.add(UIWindowScene.GeometryPreferences.iOS.self) {
      $0.add("interfaceOrientations", \.interfaceOrientations)
    }
  }

  private static func addUIWindowSceneDestructionRequestOptions(to tables: inout KeyedTables) {
    tables.add(UIWindowSceneDestructionRequestOptions.self) {
      $0.add("windowDismissalAnimation", \.windowDismissalAnimation)
    }
  }

  private static func addUIAttachmentBehavior(to tables: inout KeyedTables) {
    tables.add(UIAttachmentBehavior.self) {
      $0.add("anchorPoint", \.anchorPoint)
      $0.add(readOnly: "attachedBehaviorType", \.attachedBehaviorType)
      $0.add("attachmentRange", \.attachmentRange)
      $0.add("damping", \.damping)
      $0.add("frequency", \.frequency)
      $0.add("frictionTorque", \.frictionTorque)
      $0.add(readOnly: "items", \.items)
      $0.add("length", \.length)
    }
  }

  private static func addUICollisionBehavior(to tables: inout KeyedTables) {
    tables.add(UICollisionBehavior.self) {
      $0.add(readOnly: "boundaryIdentifiers", \.boundaryIdentifiers)
      $0.add("collisionDelegate", \.collisionDelegate)
      $0.add("collisionMode", \.collisionMode)
      $0.add(readOnly: "items", \.items)
      $0.add("translatesReferenceBoundsIntoBoundary", \.translatesReferenceBoundsIntoBoundary)
    }
  }

  private static func addUICubicTimingParameters(to tables: inout KeyedTables) {
    tables.add(UICubicTimingParameters.self) {
      $0.add(readOnly: "animationCurve", \.animationCurve)
      $0.add(readOnly: "controlPoint1", \.controlPoint1)
      $0.add(readOnly: "controlPoint2", \.controlPoint2)
      $0.add(readOnly: "cubicTimingParameters", \.cubicTimingParameters)
      $0.add(readOnly: "springTimingParameters", \.springTimingParameters)
      $0.add(readOnly: "timingCurveType", \.timingCurveType)
    }
  }

  private static func addUIDynamicAnimator(to tables: inout KeyedTables) {
    tables.add(UIDynamicAnimator.self) {
      $0.add(readOnly: "behaviors", \.behaviors)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "elapsedTime", \.elapsedTime)
      $0.add(readOnlyFlag: "running", \.isRunning)
      $0.add(readOnly: "referenceView", \.referenceView)
    }
  }

  private static func addUIDynamicBehavior(to tables: inout KeyedTables) {
    tables.add(UIDynamicBehavior.self) {
      $0.add("action", \.action)
      $0.add(readOnly: "childBehaviors", \.childBehaviors)
      $0.add(readOnly: "dynamicAnimator", \.dynamicAnimator)
    }
  }

  private static func addUIDynamicItemBehavior(to tables: inout KeyedTables) {
    tables.add(UIDynamicItemBehavior.self) {
      $0.add("allowsRotation", \.allowsRotation)
      $0.add("angularResistance", \.angularResistance)
      $0.add("charge", \.charge)
      $0.add("density", \.density)
      $0.add("elasticity", \.elasticity)
      $0.add("friction", \.friction)
      $0.add(flag: "anchored", \.isAnchored)
      $0.add(readOnly: "items", \.items)
      $0.add("resistance", \.resistance)
    }
  }

  private static func addUIDynamicItemGroup(to tables: inout KeyedTables) {
    tables.add(UIDynamicItemGroup.self) {
      $0.add(readOnly: "bounds", \.bounds)
      $0.add("center", \.center)
      $0.add(readOnly: "collisionBoundingPath", \.collisionBoundingPath)
      $0.add(readOnly: "collisionBoundsType", \.collisionBoundsType)
      $0.add(readOnly: "items", \.items)
      $0.add("transform", \.transform)
    }
  }

  private static func addUIFeedbackGenerator(to tables: inout KeyedTables) {
    tables.add(UIFeedbackGenerator.self) {
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIFieldBehavior(to tables: inout KeyedTables) {
    tables.add(UIFieldBehavior.self) {
      $0.add("animationSpeed", \.animationSpeed)
      $0.add("direction", \.direction)
      $0.add("falloff", \.falloff)
      $0.add(readOnly: "items", \.items)
      $0.add("minimumRadius", \.minimumRadius)
      $0.add("position", \.position)
      $0.add("region", \.region)
      $0.add("smoothness", \.smoothness)
      $0.add("strength", \.strength)
    }
  }

  private static func addUIGravityBehavior(to tables: inout KeyedTables) {
    tables.add(UIGravityBehavior.self) {
      $0.add("angle", \.angle)
      $0.add("gravityDirection", \.gravityDirection)
      $0.add(readOnly: "items", \.items)
      $0.add("magnitude", \.magnitude)
    }
  }

  private static func addUIPushBehavior(to tables: inout KeyedTables) {
    tables.add(UIPushBehavior.self) {
      $0.add("active", \.active)
      $0.add("angle", \.angle)
      $0.add(readOnly: "items", \.items)
      $0.add("magnitude", \.magnitude)
      $0.add(readOnly: "mode", \.mode)
      $0.add("pushDirection", \.pushDirection)
    }
  }

  private static func addUISnapBehavior(to tables: inout KeyedTables) {
    tables.add(UISnapBehavior.self) {
      $0.add("damping", \.damping)
      $0.add("snapPoint", \.snapPoint)
    }
  }

  private static func addUISpringTimingParameters(to tables: inout KeyedTables) {
    tables.add(UISpringTimingParameters.self) {
      $0.add(readOnly: "cubicTimingParameters", \.cubicTimingParameters)
      $0.add(readOnly: "initialVelocity", \.initialVelocity)
      $0.add(readOnly: "springTimingParameters", \.springTimingParameters)
      $0.add(readOnly: "timingCurveType", \.timingCurveType)
    }
  }

  private static func addUIViewPropertyAnimator(to tables: inout KeyedTables) {
    tables.add(UIViewPropertyAnimator.self) {
      $0.add(readOnly: "delay", \.delay)
      $0.add(readOnly: "duration", \.duration)
      $0.add("flushUpdates", \.flushUpdates)
      $0.add("fractionComplete", \.fractionComplete)
      $0.add(flag: "interruptible", \.isInterruptible)
      $0.add(flag: "manualHitTestingEnabled", \.isManualHitTestingEnabled)
      $0.add(flag: "reversed", \.isReversed)
      $0.add(readOnlyFlag: "running", \.isRunning)
      $0.add(flag: "userInteractionEnabled", \.isUserInteractionEnabled)
      $0.add("pausesOnCompletion", \.pausesOnCompletion)
      $0.add("scrubsLinearly", \.scrubsLinearly)
      $0.add(readOnly: "state", \.state)
      $0.add(readOnly: "timingParameters", \.timingParameters)
    }
  }

  private static func addUIBandSelectionInteraction(to tables: inout KeyedTables) {
    tables.add(UIBandSelectionInteraction.self) {
      $0.add(readOnly: "initialModifierFlags", \.initialModifierFlags)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "selectionRect", \.selectionRect)
      $0.add("shouldBeginHandler", \.shouldBeginHandler)
      $0.add(readOnly: "state", \.state)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIEvent(to tables: inout KeyedTables) {
    tables.add(UIEvent.self) {
      $0.add(readOnly: "allTouches", \.allTouches)
      $0.add(readOnly: "buttonMask", \.buttonMask)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
      $0.add(readOnly: "subtype", \.subtype)
      $0.add(readOnly: "timestamp", \.timestamp)
      $0.add(readOnly: "type", \.type)
    }
  }

  private static func addUIGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UIGestureRecognizer.self) {
      $0.add("allowedPressTypes", \.allowedPressTypes)
      $0.add("allowedTouchTypes", \.allowedTouchTypes)
      $0.add(readOnly: "buttonMask", \.buttonMask)
      $0.add("delaysTouchesBegan", \.delaysTouchesBegan)
      $0.add("delaysTouchesEnded", \.delaysTouchesEnded)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
      $0.add(readOnly: "numberOfTouches", \.numberOfTouches)
      $0.add("requiresExclusiveTouchType", \.requiresExclusiveTouchType)
    }
  }

  private static func addUIHoverGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UIHoverGestureRecognizer.self) {
      $0.add(readOnly: "altitudeAngle", \.altitudeAngle)
      $0.add(readOnly: "rollAngle", \.rollAngle)
      $0.add(readOnly: "zOffset", \.zOffset)
    }
  }

  private static func addUIHoverStyle(to tables: inout KeyedTables) {
    tables.add(UIHoverStyle.self) {
      $0.add("effect", \.effect)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add("shape", \.shape)
    }
  }

  private static func addUIKey(to tables: inout KeyedTables) {
    tables.add(UIKey.self) {
      $0.add(readOnly: "characters", \.characters)
      $0.add(readOnly: "charactersIgnoringModifiers", \.charactersIgnoringModifiers)
      $0.add(readOnly: "keyCode", \.keyCode)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
    }
  }

  private static func addUILongPressGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UILongPressGestureRecognizer.self) {
      $0.add("allowableMovement", \.allowableMovement)
      $0.add("minimumPressDuration", \.minimumPressDuration)
      $0.add("numberOfTapsRequired", \.numberOfTapsRequired)
      $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
  }

  private static func addUIPanGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UIPanGestureRecognizer.self) {
      $0.add("allowedScrollTypesMask", \.allowedScrollTypesMask)
      $0.add("maximumNumberOfTouches", \.maximumNumberOfTouches)
      $0.add("minimumNumberOfTouches", \.minimumNumberOfTouches)
    }
  }

  private static func addUIPencilHoverPose(to tables: inout KeyedTables) {
    tables.add(UIPencilHoverPose.self) {
      $0.add(readOnly: "altitudeAngle", \.altitudeAngle)
      $0.add(readOnly: "azimuthAngle", \.azimuthAngle)
      $0.add(readOnly: "azimuthUnitVector", \.azimuthUnitVector)
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "rollAngle", \.rollAngle)
      $0.add(readOnly: "zOffset", \.zOffset)
    }
  }

  private static func addUIPencilInteraction(to tables: inout KeyedTables) {
    tables.add(UIPencilInteraction.self) {
      $0.add("delegate", \.delegate)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIPencilInteractionSqueeze(to tables: inout KeyedTables) {
    tables.add(UIPencilInteraction.Squeeze.self) {
      $0.add(readOnly: "hoverPose", \.hoverPose)
      $0.add(readOnly: "phase", \.phase)
      $0.add(readOnly: "timestamp", \.timestamp)
    }
  }

  private static func addUIPencilInteractionTap(to tables: inout KeyedTables) {
    tables.add(UIPencilInteraction.Tap.self) {
      $0.add(readOnly: "hoverPose", \.hoverPose)
      $0.add(readOnly: "timestamp", \.timestamp)
    }
  }

  private static func addUIPinchGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UIPinchGestureRecognizer.self) {
      $0.add("scale", \.scale)
      $0.add(readOnly: "velocity", \.velocity)
    }
  }

  private static func addUIPointerAccessory(to tables: inout KeyedTables) {
    tables.add(UIPointerAccessory.self) {
      $0.add("orientationMatchesAngle", \.orientationMatchesAngle)
      $0.add(readOnly: "position", \.position)
      $0.add(readOnly: "shape", \.shape)
    }
  }

  private static func addUIPointerInteraction(to tables: inout KeyedTables) {
    tables.add(UIPointerInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIPointerLockState(to tables: inout KeyedTables) {
    tables.add(UIPointerLockState.self) {
      $0.add(readOnlyFlag: "locked", \.isLocked)
    }
  }

  private static func addUIPointerRegion(to tables: inout KeyedTables) {
    tables.add(UIPointerRegion.self) {
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("latchingAxes", \.latchingAxes)
      $0.add(readOnly: "rect", \.rect)
    }
  }

  private static func addUIPointerRegionRequest(to tables: inout KeyedTables) {
    tables.add(UIPointerRegionRequest.self) {
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "modifiers", \.modifiers)
    }
  }

  private static func addUIPointerStyle(to tables: inout KeyedTables) {
    tables.add(UIPointerStyle.self) {
      $0.add("accessories", \.accessories)
    }
  }

  private static func addUIPress(to tables: inout KeyedTables) {
    tables.add(UIPress.self) {
      $0.add(readOnly: "force", \.force)
      $0.add(readOnly: "gestureRecognizers", \.gestureRecognizers)
      $0.add(readOnly: "key", \.key)
      $0.add(readOnly: "phase", \.phase)
      $0.add(readOnly: "responder", \.responder)
      $0.add(readOnly: "timestamp", \.timestamp)
      $0.add(readOnly: "type", \.type)
      $0.add(readOnly: "window", \.window)
    }
  }

  private static func addUIPressesEvent(to tables: inout KeyedTables) {
    tables.add(UIPressesEvent.self) {
      $0.add(readOnly: "allPresses", \.allPresses)
    }
  }

  private static func addUIPreviewAction(to tables: inout KeyedTables) {
    tables.add(UIPreviewAction.self) {
      $0.add(readOnly: "handler", \.handler)
      $0.add(readOnly: "title", \.title)
    }
  }

  private static func addUIPreviewActionGroup(to tables: inout KeyedTables) {
    tables.add(UIPreviewActionGroup.self) {
      $0.add(readOnly: "title", \.title)
    }
  }

  private static func addUIPreviewInteraction(to tables: inout KeyedTables) {
    tables.add(UIPreviewInteraction.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIResponder(to tables: inout KeyedTables) {
    tables.add(UIResponder.self) {
      $0.add("activityItemsConfiguration", \.activityItemsConfiguration)
      $0.add(readOnly: "canBecomeFirstResponder", \.canBecomeFirstResponder)
      $0.add(readOnly: "canResignFirstResponder", \.canResignFirstResponder)
      $0.add(readOnly: "editingInteractionConfiguration", \.editingInteractionConfiguration)
      $0.add(readOnly: "inputAccessoryView", \.inputAccessoryView)
      $0.add(readOnly: "inputAccessoryViewController", \.inputAccessoryViewController)
      $0.add(readOnly: "inputAssistantItem", \.inputAssistantItem)
      $0.add(readOnly: "inputView", \.inputView)
      $0.add(readOnly: "inputViewController", \.inputViewController)
      $0.add(readOnly: "isFirstResponder", \.isFirstResponder)
      $0.add(readOnly: "keyCommands", \.keyCommands)
      $0.add(readOnly: "nextResponder", \.next)
      $0.add(readOnly: "next", \.next)
      $0.add("pasteConfiguration", \.pasteConfiguration)
      $0.add(readOnly: "textInputContextIdentifier", \.textInputContextIdentifier)
      $0.add(readOnly: "textInputMode", \.textInputMode)
      $0.add(readOnly: "undoManager", \.undoManager)
      $0.add("userActivity", \.userActivity)
    }
  }

  private static func addUIRotationGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UIRotationGestureRecognizer.self) {
      $0.add("rotation", \.rotation)
      $0.add(readOnly: "velocity", \.velocity)
    }
  }

  private static func addUIScreenEdgePanGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UIScreenEdgePanGestureRecognizer.self) {
      $0.add("edges", \.edges)
    }
  }

  private static func addUIScribbleInteraction(to tables: inout KeyedTables) {
    tables.add(UIScribbleInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "handlingWriting", \.isHandlingWriting)
      $0.add(readOnly: "isHandlingWriting", \.isHandlingWriting)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUISwipeGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UISwipeGestureRecognizer.self) {
      $0.add("direction", \.direction)
      $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
  }

  private static func addUITapGestureRecognizer(to tables: inout KeyedTables) {
    tables.add(UITapGestureRecognizer.self) {
      $0.add("buttonMaskRequired", \.buttonMaskRequired)
      $0.add("numberOfTapsRequired", \.numberOfTapsRequired)
      $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
  }

  private static func addUIToolTipConfiguration(to tables: inout KeyedTables) {
    tables.add(UIToolTipConfiguration.self) {
      $0.add(readOnly: "sourceRect", \.sourceRect)
      $0.add(readOnly: "toolTip", \.toolTip)
    }
  }

  private static func addUIToolTipInteraction(to tables: inout KeyedTables) {
    tables.add(UIToolTipInteraction.self) {
      $0.add("defaultToolTip", \.defaultToolTip)
      $0.add("delegate", \.delegate)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUITouch(to tables: inout KeyedTables) {
    tables.add(UITouch.self) {
      $0.add(readOnly: "altitudeAngle", \.altitudeAngle)
      $0.add(readOnly: "estimatedProperties", \.estimatedProperties)
      $0.add(readOnly: "estimatedPropertiesExpectingUpdates", \.estimatedPropertiesExpectingUpdates)
      $0.add(readOnly: "estimationUpdateIndex", \.estimationUpdateIndex)
      $0.add(readOnly: "force", \.force)
      $0.add(readOnly: "gestureRecognizers", \.gestureRecognizers)
      $0.add(readOnly: "majorRadius", \.majorRadius)
      $0.add(readOnly: "majorRadiusTolerance", \.majorRadiusTolerance)
      $0.add(readOnly: "maximumPossibleForce", \.maximumPossibleForce)
      $0.add(readOnly: "phase", \.phase)
      $0.add(readOnly: "rollAngle", \.rollAngle)
      $0.add(readOnly: "tapCount", \.tapCount)
      $0.add(readOnly: "timestamp", \.timestamp)
      $0.add(readOnly: "type", \.type)
      $0.add(readOnly: "view", \.view)
      $0.add(readOnly: "window", \.window)
    }
  }

  private static func addUIBarAppearance(to tables: inout KeyedTables) {
    tables.add(UIBarAppearance.self) {
      $0.add("backgroundColor", \.backgroundColor)
      $0.add("backgroundEffect", \.backgroundEffect)
      $0.add("backgroundImage", \.backgroundImage)
      $0.add("backgroundImageContentMode", \.backgroundImageContentMode)
      $0.add(readOnly: "idiom", \.idiom)
      $0.add("shadowColor", \.shadowColor)
      $0.add("shadowImage", \.shadowImage)
    }
  }

  private static func addUIBarButtonItem(to tables: inout KeyedTables) {
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
  }

  private static func addUIBarButtonItemAppearance(to tables: inout KeyedTables) {
    tables.add(UIBarButtonItemAppearance.self) {
      $0.add(readOnly: "disabled", \.disabled)
      $0.add(readOnly: "focused", \.focused)
      $0.add(readOnly: "highlighted", \.highlighted)
      $0.add(readOnly: "normal", \.normal)
    }
  }

  private static func addUIBarButtonItemGroup(to tables: inout KeyedTables) {
    tables.add(UIBarButtonItemGroup.self) {
      $0.add("alwaysAvailable", \.alwaysAvailable)
      $0.add("barButtonItems", \.barButtonItems)
      $0.add(readOnlyFlag: "displayingRepresentativeItem", \.isDisplayingRepresentativeItem)
      $0.add(flag: "hidden", \.isHidden)
      $0.add("menuRepresentation", \.menuRepresentation)
      $0.add("representativeItem", \.representativeItem)
    }
  }

  private static func addUIBarButtonItemStateAppearance(to tables: inout KeyedTables) {
    tables.add(UIBarButtonItemStateAppearance.self) {
      $0.add("backgroundImage", \.backgroundImage)
      $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
      $0.add("titleTextAttributes", \.titleTextAttributes)
    }
  }

  private static func addUIBarItem(to tables: inout KeyedTables) {
    tables.add(UIBarItem.self) {
      $0.add("imageInsets", \.imageInsets)
      $0.add("landscapeImagePhone", \.landscapeImagePhone)
      $0.add("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
      $0.add("largeContentSizeImage", \.largeContentSizeImage)
      $0.add("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
    }
  }

  private static func addUINavigationBar(to tables: inout KeyedTables) {
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
  }

  private static func addUINavigationBarAppearance(to tables: inout KeyedTables) {
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
  }

  private static func addUINavigationItem(to tables: inout KeyedTables) {
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
  }

  private static func addUISearchBar(to tables: inout KeyedTables) {
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
  }

  private static func addUISearchSuggestionItem(to tables: inout KeyedTables) {
    tables.add(UISearchSuggestionItem.self) {
      $0.add(readOnly: "iconImage", \.iconImage)
      $0.add(readOnly: "localizedAttributedSuggestion", \.localizedAttributedSuggestion)
      $0.add(readOnly: "localizedDescription", \.localizedDescription)
      $0.add(readOnly: "localizedSuggestion", \.localizedSuggestion)
      $0.add("representedObject", \.representedObject)
    }
  }

  private static func addUISearchTextField(to tables: inout KeyedTables) {
    tables.add(UISearchTextField.self) {
      $0.add("allowsCopyingTokens", \.allowsCopyingTokens)
      $0.add("allowsDeletingTokens", \.allowsDeletingTokens)
      $0.add(readOnly: "textualRange", \.textualRange)
      $0.add("tokenBackgroundColor", \.tokenBackgroundColor)
      $0.add("tokens", \.tokens)
    }
  }

  private static func addUISearchToken(to tables: inout KeyedTables) {
    tables.add(UISearchToken.self) {
      $0.add("representedObject", \.representedObject)
    }
  }

  private static func addUITabBar(to tables: inout KeyedTables) {
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
  }

  private static func addUITabBarAppearance(to tables: inout KeyedTables) {
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
  }

  private static func addUITabBarItem(to tables: inout KeyedTables) {
    tables.add(UITabBarItem.self) {
      $0.add("badgeColor", \.badgeColor)
      $0.add("scrollEdgeAppearance", \.scrollEdgeAppearance)
      $0.add("standardAppearance", \.standardAppearance)
      $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
    }
  }

  private static func addUITabBarItemAppearance(to tables: inout KeyedTables) {
    tables.add(UITabBarItemAppearance.self) {
      $0.add(readOnly: "disabled", \.disabled)
      $0.add(readOnly: "focused", \.focused)
      $0.add(readOnly: "normal", \.normal)
      $0.add(readOnly: "selected", \.selected)
    }
  }

  private static func addUITabBarItemStateAppearance(to tables: inout KeyedTables) {
    tables.add(UITabBarItemStateAppearance.self) {
      $0.add("badgeBackgroundColor", \.badgeBackgroundColor)
      $0.add("badgePositionAdjustment", \.badgePositionAdjustment)
      $0.add("badgeTextAttributes", \.badgeTextAttributes)
      $0.add("badgeTitlePositionAdjustment", \.badgeTitlePositionAdjustment)
      $0.add("iconColor", \.iconColor)
      $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
      $0.add("titleTextAttributes", \.titleTextAttributes)
    }
  }

  private static func addUIToolbar(to tables: inout KeyedTables) {
    tables.add(UIToolbar.self) {
      $0.add(readOnly: "barPosition", \.barPosition)
      $0.add("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
      $0.add("delegate", \.delegate)
      $0.add("items", \.items)
    }
  }

  private static func addUIToolbarAppearance(to tables: inout KeyedTables) {
    tables.add(UIToolbarAppearance.self) {
      $0.add("buttonAppearance", \.buttonAppearance)
      $0.add("doneButtonAppearance", \.doneButtonAppearance)
    }
  }

  private static func addUIDictationPhrase(to tables: inout KeyedTables) {
    tables.add(UIDictationPhrase.self) {
      $0.add(readOnly: "alternativeInterpretations", \.alternativeInterpretations)
      $0.add(readOnly: "text", \.text)
    }
  }

  private static func addUIInputView(to tables: inout KeyedTables) {
    tables.add(UIInputView.self) {
      $0.add("allowsSelfSizing", \.allowsSelfSizing)
      $0.add(readOnly: "inputViewStyle", \.inputViewStyle)
    }
  }

  private static func addUIInputViewController(to tables: inout KeyedTables) {
    tables.add(UIInputViewController.self) {
      $0.add("hasDictationKey", \.hasDictationKey)
      $0.add(readOnly: "hasFullAccess", \.hasFullAccess)
      $0.add("inputView", \.inputView)
      $0.add(readOnly: "needsInputModeSwitchKey", \.needsInputModeSwitchKey)
      $0.add("primaryLanguage", \.primaryLanguage)
      $0.add(readOnly: "textDocumentProxy", \.textDocumentProxy)
    }
  }

  private static func addUILexicon(to tables: inout KeyedTables) {
    tables.add(UILexicon.self) {
      $0.add(readOnly: "entries", \.entries)
    }
  }

  private static func addUILexiconEntry(to tables: inout KeyedTables) {
    tables.add(UILexiconEntry.self) {
      $0.add(readOnly: "documentText", \.documentText)
      $0.add(readOnly: "userInput", \.userInput)
    }
  }

  private static func addUITextInputAssistantItem(to tables: inout KeyedTables) {
    tables.add(UITextInputAssistantItem.self) {
      $0.add("allowsHidingShortcuts", \.allowsHidingShortcuts)
      $0.add("leadingBarButtonGroups", \.leadingBarButtonGroups)
      $0.add("trailingBarButtonGroups", \.trailingBarButtonGroups)
    }
  }

  private static func addUITextInputContext(to tables: inout KeyedTables) {
    tables.add(UITextInputContext.self) {
      $0.add(flag: "dictationInputExpected", \.isDictationInputExpected)
      $0.add(flag: "hardwareKeyboardInputExpected", \.isHardwareKeyboardInputExpected)
      $0.add(flag: "pencilInputExpected", \.isPencilInputExpected)
    }
  }

  private static func addUITextInputMode(to tables: inout KeyedTables) {
    tables.add(UITextInputMode.self) {
      $0.add(readOnly: "primaryLanguage", \.primaryLanguage)
    }
  }

  private static func addUITextInputPasswordRules(to tables: inout KeyedTables) {
    tables.add(UITextInputPasswordRules.self) {
      $0.add(readOnly: "passwordRulesDescriptor", \.passwordRulesDescriptor)
    }
  }

  private static func addUITextPlaceholder(to tables: inout KeyedTables) {
    tables.add(UITextPlaceholder.self) {
      $0.add(readOnly: "rects", \.rects)
    }
  }

  private static func addUITextRange(to tables: inout KeyedTables) {
    tables.add(UITextRange.self) {
      $0.add(readOnly: "end", \.end)
      $0.add(readOnly: "isEmpty", \.isEmpty)
      $0.add(readOnly: "start", \.start)
    }
  }

  private static func addUITextSelectionRect(to tables: inout KeyedTables) {
    tables.add(UITextSelectionRect.self) {
      $0.add(readOnly: "containsEnd", \.containsEnd)
      $0.add(readOnly: "containsStart", \.containsStart)
      $0.add(readOnly: "isVertical", \.isVertical)
      $0.add(readOnly: "rect", \.rect)
      $0.add(readOnly: "writingDirection", \.writingDirection)
    }
  }

  private static func addNSLayoutConstraint(to tables: inout KeyedTables) {
    tables.add(NSLayoutConstraint.self) {
      $0.add(readOnly: "firstAnchor", \.firstAnchor)
      $0.add(readOnly: "secondAnchor", \.secondAnchor)
      $0.add("shouldBeArchived", \.shouldBeArchived)
    }
  }

  private static func addUIDragInteraction(to tables: inout KeyedTables) {
    tables.add(UIDragInteraction.self) {
      $0.add("allowsSimultaneousRecognitionDuringLift", \.allowsSimultaneousRecognitionDuringLift)
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIDragItem(to tables: inout KeyedTables) {
    tables.add(UIDragItem.self) {
      $0.add(readOnly: "itemProvider", \.itemProvider)
      $0.add("localObject", \.localObject)
      $0.add("previewProvider", \.previewProvider)
    }
  }

  private static func addUIDragPreview(to tables: inout KeyedTables) {
    tables.add(UIDragPreview.self) {
      $0.add(readOnly: "parameters", \.parameters)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIDropInteraction(to tables: inout KeyedTables) {
    tables.add(UIDropInteraction.self) {
      $0.add("allowsSimultaneousDropSessions", \.allowsSimultaneousDropSessions)
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIDropProposal(to tables: inout KeyedTables) {
    tables.add(UIDropProposal.self) {
      $0.add(flag: "precise", \.isPrecise)
      $0.add(readOnly: "operation", \.operation)
      $0.add("prefersFullSizePreview", \.prefersFullSizePreview)
    }
  }

  private static func addUIFocusGuide(to tables: inout KeyedTables) {
    tables.add(UIFocusGuide.self) {
      $0.add(flag: "enabled", \.isEnabled)
      $0.add("preferredFocusEnvironments", \.preferredFocusEnvironments)
      $0.add("preferredFocusedView", \.preferredFocusedView)
    }
  }

  private static func addUIFocusHaloEffect(to tables: inout KeyedTables) {
    tables.add(UIFocusHaloEffect.self) {
      $0.add("containerView", \.containerView)
      $0.add("position", \.position)
      $0.add("referenceView", \.referenceView)
    }
  }

  private static func addUIFocusMovementHint(to tables: inout KeyedTables) {
    tables.add(UIFocusMovementHint.self) {
      $0.add(readOnly: "interactionTransform", \.interactionTransform)
      $0.add(readOnly: "movementDirection", \.movementDirection)
      $0.add(readOnly: "perspectiveTransform", \.perspectiveTransform)
      $0.add(readOnly: "rotation", \.rotation)
      $0.add(readOnly: "translation", \.translation)
    }
  }

  private static func addUIFocusSystem(to tables: inout KeyedTables) {
    tables.add(UIFocusSystem.self) {
      $0.add(readOnly: "focusedItem", \.focusedItem)
    }
  }

  private static func addUIFocusUpdateContext(to tables: inout KeyedTables) {
    tables.add(UIFocusUpdateContext.self) {
      $0.add(readOnly: "focusHeading", \.focusHeading)
      $0.add(readOnly: "nextFocusedItem", \.nextFocusedItem)
      $0.add(readOnly: "nextFocusedView", \.nextFocusedView)
      $0.add(readOnly: "previouslyFocusedItem", \.previouslyFocusedItem)
      $0.add(readOnly: "previouslyFocusedView", \.previouslyFocusedView)
    }
  }

  private static func addUIKeyboardLayoutGuide(to tables: inout KeyedTables) {
    tables.add(UIKeyboardLayoutGuide.self) {
      $0.add("followsUndockedKeyboard", \.followsUndockedKeyboard)
      $0.add("keyboardDismissPadding", \.keyboardDismissPadding)
      $0.add("usesBottomSafeArea", \.usesBottomSafeArea)
    }
  }

  private static func addUILayoutGuide(to tables: inout KeyedTables) {
    tables.add(UILayoutGuide.self) {
      $0.add(readOnly: "bottomAnchor", \.bottomAnchor)
      $0.add(readOnly: "centerXAnchor", \.centerXAnchor)
      $0.add(readOnly: "centerYAnchor", \.centerYAnchor)
      $0.add(readOnly: "hasAmbiguousLayout", \.hasAmbiguousLayout)
      $0.add(readOnly: "heightAnchor", \.heightAnchor)
      $0.add("identifier", \.identifier)
      $0.add(readOnly: "layoutFrame", \.layoutFrame)
      $0.add(readOnly: "leadingAnchor", \.leadingAnchor)
      $0.add(readOnly: "leftAnchor", \.leftAnchor)
      $0.add("owningView", \.owningView)
      $0.add(readOnly: "rightAnchor", \.rightAnchor)
      $0.add(readOnly: "topAnchor", \.topAnchor)
      $0.add(readOnly: "trailingAnchor", \.trailingAnchor)
      $0.add(readOnly: "widthAnchor", \.widthAnchor)
    }
  }

  private static func addUIMarkupTextPrintFormatter(to tables: inout KeyedTables) {
    tables.add(UIMarkupTextPrintFormatter.self) {
      $0.add("markupText", \.markupText)
    }
  }

  private static func addUIPrintFormatter(to tables: inout KeyedTables) {
    tables.add(UIPrintFormatter.self) {
      $0.add("maximumContentHeight", \.maximumContentHeight)
      $0.add("maximumContentWidth", \.maximumContentWidth)
      $0.add(readOnly: "pageCount", \.pageCount)
      $0.add("perPageContentInsets", \.perPageContentInsets)
      $0.add(readOnly: "printPageRenderer", \.printPageRenderer)
      $0.add(readOnly: "requiresMainThread", \.requiresMainThread)
      $0.add("startPage", \.startPage)
    }
  }

  private static func addUIPrintInfo(to tables: inout KeyedTables) {
    tables.add(UIPrintInfo.self) {
      $0.add(readOnly: "dictionaryRepresentation", \.dictionaryRepresentation)
      $0.add("duplex", \.duplex)
      $0.add("jobName", \.jobName)
      $0.add("orientation", \.orientation)
      $0.add("outputType", \.outputType)
      $0.add("printerID", \.printerID)
    }
  }

  private static func addUIPrintPageRenderer(to tables: inout KeyedTables) {
    tables.add(UIPrintPageRenderer.self) {
      $0.add("footerHeight", \.footerHeight)
      $0.add("headerHeight", \.headerHeight)
      $0.add(readOnly: "numberOfPages", \.numberOfPages)
      $0.add("printFormatters", \.printFormatters)
    }
  }

  private static func addUIPrintPaper(to tables: inout KeyedTables) {
    tables.add(UIPrintPaper.self) {
      $0.add(readOnly: "paperSize", \.paperSize)
      $0.add(readOnly: "printableRect", \.printableRect)
    }
  }

  private static func addUIScreen(to tables: inout KeyedTables) {
    tables.add(UIScreen.self) {
      $0.add(readOnly: "availableModes", \.availableModes)
      $0.add(readOnly: "bounds", \.bounds)
      $0.add("brightness", \.brightness)
      $0.add(readOnly: "calibratedLatency", \.calibratedLatency)
      $0.add(readOnly: "coordinateSpace", \.coordinateSpace)
      $0.add(readOnly: "currentEDRHeadroom", \.currentEDRHeadroom)
      $0.add(readOnly: "currentMode", \.currentMode)
      $0.add(readOnly: "fixedCoordinateSpace", \.fixedCoordinateSpace)
      $0.add(readOnly: "focusedItem", \.focusedItem)
      $0.add(readOnly: "focusedView", \.focusedView)
      $0.add(readOnlyFlag: "captured", \.isCaptured)
      $0.add(readOnly: "maximumFramesPerSecond", \.maximumFramesPerSecond)
      $0.add(readOnly: "mirroredScreen", \.mirrored)
      $0.add(readOnly: "mirrored", \.mirrored)
      $0.add(readOnly: "nativeBounds", \.nativeBounds)
      $0.add(readOnly: "nativeScale", \.nativeScale)
      $0.add("overscanCompensation", \.overscanCompensation)
      $0.add(readOnly: "overscanCompensationInsets", \.overscanCompensationInsets)
      $0.add(readOnly: "potentialEDRHeadroom", \.potentialEDRHeadroom)
      $0.add(readOnly: "preferredMode", \.preferredMode)
      $0.add(readOnly: "referenceDisplayModeStatus", \.referenceDisplayModeStatus)
      $0.add(readOnly: "scale", \.scale)
      $0.add(readOnly: "supportsFocus", \.supportsFocus)
      $0.add(readOnly: "traitCollection", \.traitCollection)
      $0.add("wantsSoftwareDimming", \.wantsSoftwareDimming)
    }
  }

  private static func addUIScreenMode(to tables: inout KeyedTables) {
    tables.add(UIScreenMode.self) {
      $0.add(readOnly: "pixelAspectRatio", \.pixelAspectRatio)
      $0.add(readOnly: "size", \.size)
    }
  }

  private static func addUISimpleTextPrintFormatter(to tables: inout KeyedTables) {
    tables.add(UISimpleTextPrintFormatter.self) {
      $0.add("attributedText", \.attributedText)
      $0.add("color", \.color)
      $0.add("font", \.font)
      $0.add("text", \.text)
      $0.add("textAlignment", \.textAlignment)
    }
  }

  private static func addUISpringLoadedInteraction(to tables: inout KeyedTables) {
    tables.add(UISpringLoadedInteraction.self) {
      $0.add(readOnly: "interactionBehavior", \.interactionBehavior)
      $0.add(readOnly: "interactionEffect", \.interactionEffect)
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIStackView(to tables: inout KeyedTables) {
    tables.add(UIStackView.self) {
      $0.add(flag: "baselineRelativeArrangement", \.isBaselineRelativeArrangement)
      $0.add(flag: "layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    }
  }

  private static func addUIViewPrintFormatter(to tables: inout KeyedTables) {
    tables.add(UIViewPrintFormatter.self) {
      $0.add(readOnly: "view", \.view)
    }
  }

  private static func addUIWindow(to tables: inout KeyedTables) {
    tables.add(UIWindow.self) {
      $0.add(readOnly: "canBecomeKeyWindow", \.canBecomeKey)
      $0.add(readOnly: "canBecomeKey", \.canBecomeKey)
      $0.add("canResizeToFitContent", \.canResizeToFitContent)
      $0.add(readOnly: "isKeyWindow", \.isKeyWindow)
      $0.add(readOnly: "safeAreaAspectFitLayoutGuide", \.safeAreaAspectFitLayoutGuide)
      $0.add(readOnly: "screen", \.screen)
      $0.add("windowLevel", \.windowLevel)
      $0.add("windowScene", \.windowScene)
    }
  }
}

/// The older properties of the module's classes, whose use the compiler warns of (ObjectiveC.KC9).
package enum OlderPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  @available(*, deprecated, message: "it names older properties")
  package static func add(to tables: inout KeyedTables) {
    addUIActionSheet(to: &tables)
    addUIAlertView(to: &tables)
    addUIApplication(to: &tables)
    addUIButton(to: &tables)
    addUILocalNotification(to: &tables)
    addUIMutableUserNotificationAction(to: &tables)
    addUIMutableUserNotificationCategory(to: &tables)
    addUIPopoverController(to: &tables)
    addUIPrintFormatter(to: &tables)
    addUIScreen(to: &tables)
    addUIUserNotificationAction(to: &tables)
    addUIUserNotificationCategory(to: &tables)
    addUIUserNotificationSettings(to: &tables)
    addUIViewController(to: &tables)
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIActionSheet(to tables: inout KeyedTables) {
    tables.add(UIActionSheet.self) {
      $0.add("actionSheetStyle", \.actionSheetStyle)
      $0.add("cancelButtonIndex", \.cancelButtonIndex)
      $0.add("delegate", \.delegate)
      $0.add("destructiveButtonIndex", \.destructiveButtonIndex)
      $0.add(readOnly: "firstOtherButtonIndex", \.firstOtherButtonIndex)
      $0.add(readOnlyFlag: "visible", \.isVisible)
      $0.add(readOnly: "numberOfButtons", \.numberOfButtons)
      $0.add("title", \.title)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIAlertView(to tables: inout KeyedTables) {
    tables.add(UIAlertView.self) {
      $0.add("alertViewStyle", \.alertViewStyle)
      $0.add("cancelButtonIndex", \.cancelButtonIndex)
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "firstOtherButtonIndex", \.firstOtherButtonIndex)
      $0.add(readOnlyFlag: "visible", \.isVisible)
      $0.add("message", \.message)
      $0.add(readOnly: "numberOfButtons", \.numberOfButtons)
      $0.add("title", \.title)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIApplication(to tables: inout KeyedTables) {
    tables.add(UIApplication.self) {
      $0.add(readOnly: "currentUserNotificationSettings", \.currentUserNotificationSettings)
      $0.add(readOnly: "isIgnoringInteractionEvents", \.isIgnoringInteractionEvents)
      $0.add(flag: "statusBarHidden", \.isStatusBarHidden)
      $0.add("scheduledLocalNotifications", \.scheduledLocalNotifications)
      $0.add(readOnly: "statusBarFrame", \.statusBarFrame)
      $0.add(readOnly: "statusBarOrientation", \.statusBarOrientation)
      $0.add("statusBarStyle", \.statusBarStyle)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIButton(to tables: inout KeyedTables) {
    tables.add(UIButton.self) {
      $0.add("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUILocalNotification(to tables: inout KeyedTables) {
    tables.add(UILocalNotification.self) {
      $0.add("alertAction", \.alertAction)
      $0.add("alertBody", \.alertBody)
      $0.add("alertLaunchImage", \.alertLaunchImage)
      $0.add("alertTitle", \.alertTitle)
      $0.add("applicationIconBadgeNumber", \.applicationIconBadgeNumber)
      $0.add("category", \.category)
      $0.add("fireDate", \.fireDate)
      $0.add("hasAction", \.hasAction)
      $0.add("regionTriggersOnce", \.regionTriggersOnce)
      $0.add("repeatCalendar", \.repeatCalendar)
      $0.add("repeatInterval", \.repeatInterval)
      $0.add("soundName", \.soundName)
      $0.add("timeZone", \.timeZone)
      $0.add("userInfo", \.userInfo)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIMutableUserNotificationAction(to tables: inout KeyedTables) {
    tables.add(UIMutableUserNotificationAction.self) {
      $0.add("activationMode", \.activationMode)
      $0.add("behavior", \.behavior)
      $0.add("identifier", \.identifier)
      $0.add(flag: "authenticationRequired", \.isAuthenticationRequired)
      $0.add(flag: "destructive", \.isDestructive)
      $0.add("parameters", \.parameters)
      $0.add("title", \.title)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIMutableUserNotificationCategory(to tables: inout KeyedTables) {
    tables.add(UIMutableUserNotificationCategory.self) {
      $0.add("identifier", \.identifier)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIPopoverController(to tables: inout KeyedTables) {
    tables.add(UIPopoverController.self) {
      $0.add(readOnly: "popoverArrowDirection", \.arrowDirection)
      $0.add(readOnly: "arrowDirection", \.arrowDirection)
      $0.add("backgroundColor", \.backgroundColor)
      $0.add("popoverContentSize", \.contentSize)
      $0.add("contentSize", \.contentSize)
      $0.add("contentViewController", \.contentViewController)
      $0.add("delegate", \.delegate)
      $0.add(readOnlyFlag: "popoverVisible", \.isPopoverVisible)
      $0.add("popoverLayoutMargins", \.layoutMargins)
      $0.add("layoutMargins", \.layoutMargins)
      $0.add("passthroughViews", \.passthroughViews)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIPrintFormatter(to tables: inout KeyedTables) {
    tables.add(UIPrintFormatter.self) {
      $0.add("contentInsets", \.contentInsets)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIScreen(to tables: inout KeyedTables) {
    tables.add(UIScreen.self) {
      $0.add(readOnly: "applicationFrame", \.applicationFrame)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIUserNotificationAction(to tables: inout KeyedTables) {
    tables.add(UIUserNotificationAction.self) {
      $0.add(readOnly: "activationMode", \.activationMode)
      $0.add(readOnly: "behavior", \.behavior)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add(readOnlyFlag: "authenticationRequired", \.isAuthenticationRequired)
      $0.add(readOnlyFlag: "destructive", \.isDestructive)
      $0.add(readOnly: "parameters", \.parameters)
      $0.add(readOnly: "title", \.title)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIUserNotificationCategory(to tables: inout KeyedTables) {
    tables.add(UIUserNotificationCategory.self) {
      $0.add(readOnly: "identifier", \.identifier)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIUserNotificationSettings(to tables: inout KeyedTables) {
    tables.add(UIUserNotificationSettings.self) {
      $0.add(readOnly: "categories", \.categories)
      $0.add(readOnly: "types", \.types)
    }
  }

  @available(*, deprecated, message: "it names older properties")
  private static func addUIViewController(to tables: inout KeyedTables) {
    tables.add(UIViewController.self) {
      $0.add("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
      $0.add(readOnly: "bottomLayoutGuide", \.bottomLayoutGuide)
      $0.add(readOnly: "interfaceOrientation", \.interfaceOrientation)
      $0.add(flag: "modalInPopover", \.isModalInPopover)
      $0.add(readOnly: "topLayoutGuide", \.topLayoutGuide)
    }
  }
}
