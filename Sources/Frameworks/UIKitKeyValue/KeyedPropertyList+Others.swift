extension KeyedPropertyList {
  /// Adds the properties of other classes.
  static func addOthers(to tables: inout KeyedTables) {
    tables.add(NSLayoutConstraint.self) {
      $0.add(readOnly: "firstAnchor", \.firstAnchor)
      $0.add(readOnly: "secondAnchor", \.secondAnchor)
      $0.add("shouldBeArchived", \.shouldBeArchived)
    }
    tables.add(UIDragInteraction.self) {
      $0.add("allowsSimultaneousRecognitionDuringLift", \.allowsSimultaneousRecognitionDuringLift)
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIDragItem.self) {
      $0.add(readOnly: "itemProvider", \.itemProvider)
      $0.add("localObject", \.localObject)
      $0.add("previewProvider", \.previewProvider)
    }
    tables.add(UIDragPreview.self) {
      $0.add(readOnly: "parameters", \.parameters)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIDropInteraction.self) {
      $0.add("allowsSimultaneousDropSessions", \.allowsSimultaneousDropSessions)
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIDropProposal.self) {
      $0.add(flag: "precise", \.isPrecise)
      $0.add(readOnly: "operation", \.operation)
      $0.add("prefersFullSizePreview", \.prefersFullSizePreview)
    }
    tables.add(UIFocusGuide.self) {
      $0.add(flag: "enabled", \.isEnabled)
      $0.add("preferredFocusEnvironments", \.preferredFocusEnvironments)
      $0.add("preferredFocusedView", \.preferredFocusedView)
    }
    tables.add(UIFocusHaloEffect.self) {
      $0.add("containerView", \.containerView)
      $0.add("position", \.position)
      $0.add("referenceView", \.referenceView)
    }
    tables.add(UIFocusMovementHint.self) {
      $0.add(readOnly: "interactionTransform", \.interactionTransform)
      $0.add(readOnly: "movementDirection", \.movementDirection)
      $0.add(readOnly: "perspectiveTransform", \.perspectiveTransform)
      $0.add(readOnly: "rotation", \.rotation)
      $0.add(readOnly: "translation", \.translation)
    }
    tables.add(UIFocusSystem.self) {
      $0.add(readOnly: "focusedItem", \.focusedItem)
    }
    tables.add(UIFocusUpdateContext.self) {
      $0.add(readOnly: "focusHeading", \.focusHeading)
      $0.add(readOnly: "nextFocusedItem", \.nextFocusedItem)
      $0.add(readOnly: "nextFocusedView", \.nextFocusedView)
      $0.add(readOnly: "previouslyFocusedItem", \.previouslyFocusedItem)
      $0.add(readOnly: "previouslyFocusedView", \.previouslyFocusedView)
    }
    tables.add(UIKeyboardLayoutGuide.self) {
      $0.add("followsUndockedKeyboard", \.followsUndockedKeyboard)
      $0.add("keyboardDismissPadding", \.keyboardDismissPadding)
      $0.add("usesBottomSafeArea", \.usesBottomSafeArea)
    }
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
    tables.add(UIMarkupTextPrintFormatter.self) {
      $0.add("markupText", \.markupText)
    }
    tables.add(UIPrintFormatter.self) {
      $0.add("maximumContentHeight", \.maximumContentHeight)
      $0.add("maximumContentWidth", \.maximumContentWidth)
      $0.add(readOnly: "pageCount", \.pageCount)
      $0.add("perPageContentInsets", \.perPageContentInsets)
      $0.add(readOnly: "printPageRenderer", \.printPageRenderer)
      $0.add(readOnly: "requiresMainThread", \.requiresMainThread)
      $0.add("startPage", \.startPage)
    }
    tables.add(UIPrintInfo.self) {
      $0.add(readOnly: "dictionaryRepresentation", \.dictionaryRepresentation)
      $0.add("duplex", \.duplex)
      $0.add("jobName", \.jobName)
      $0.add("orientation", \.orientation)
      $0.add("outputType", \.outputType)
      $0.add("printerID", \.printerID)
    }
    tables.add(UIPrintPageRenderer.self) {
      $0.add("footerHeight", \.footerHeight)
      $0.add("headerHeight", \.headerHeight)
      $0.add(readOnly: "numberOfPages", \.numberOfPages)
      $0.add("printFormatters", \.printFormatters)
    }
    tables.add(UIPrintPaper.self) {
      $0.add(readOnly: "paperSize", \.paperSize)
      $0.add(readOnly: "printableRect", \.printableRect)
    }
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
    tables.add(UIScreenMode.self) {
      $0.add(readOnly: "pixelAspectRatio", \.pixelAspectRatio)
      $0.add(readOnly: "size", \.size)
    }
    tables.add(UISimpleTextPrintFormatter.self) {
      $0.add("attributedText", \.attributedText)
      $0.add("color", \.color)
      $0.add("font", \.font)
      $0.add("text", \.text)
      $0.add("textAlignment", \.textAlignment)
    }
    tables.add(UISpringLoadedInteraction.self) {
      $0.add(readOnly: "interactionBehavior", \.interactionBehavior)
      $0.add(readOnly: "interactionEffect", \.interactionEffect)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIStackView.self) {
      $0.add(flag: "baselineRelativeArrangement", \.isBaselineRelativeArrangement)
      $0.add(flag: "layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    }
    tables.add(UIViewPrintFormatter.self) {
      $0.add(readOnly: "view", \.view)
    }
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
