extension KeyedPropertyList {
  /// Adds the properties of touches and gestures.
  static func addTouchesPressesAndGestures(to tables: inout KeyedTables) {
    tables.add(UIBandSelectionInteraction.self) {
      $0.add(readOnly: "initialModifierFlags", \.initialModifierFlags)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "selectionRect", \.selectionRect)
      $0.add("shouldBeginHandler", \.shouldBeginHandler)
      $0.add(readOnly: "state", \.state)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIEvent.self) {
      $0.add(readOnly: "allTouches", \.allTouches)
      $0.add(readOnly: "buttonMask", \.buttonMask)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
      $0.add(readOnly: "subtype", \.subtype)
      $0.add(readOnly: "timestamp", \.timestamp)
      $0.add(readOnly: "type", \.type)
    }
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
    tables.add(UIHoverGestureRecognizer.self) {
      $0.add(readOnly: "altitudeAngle", \.altitudeAngle)
      $0.add(readOnly: "rollAngle", \.rollAngle)
      $0.add(readOnly: "zOffset", \.zOffset)
    }
    tables.add(UIHoverStyle.self) {
      $0.add("effect", \.effect)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add("shape", \.shape)
    }
    tables.add(UIKey.self) {
      $0.add(readOnly: "characters", \.characters)
      $0.add(readOnly: "charactersIgnoringModifiers", \.charactersIgnoringModifiers)
      $0.add(readOnly: "keyCode", \.keyCode)
      $0.add(readOnly: "modifierFlags", \.modifierFlags)
    }
    tables.add(UILongPressGestureRecognizer.self) {
      $0.add("allowableMovement", \.allowableMovement)
      $0.add("minimumPressDuration", \.minimumPressDuration)
      $0.add("numberOfTapsRequired", \.numberOfTapsRequired)
      $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
    tables.add(UIPanGestureRecognizer.self) {
      $0.add("allowedScrollTypesMask", \.allowedScrollTypesMask)
      $0.add("maximumNumberOfTouches", \.maximumNumberOfTouches)
      $0.add("minimumNumberOfTouches", \.minimumNumberOfTouches)
    }
    tables.add(UIPencilHoverPose.self) {
      $0.add(readOnly: "altitudeAngle", \.altitudeAngle)
      $0.add(readOnly: "azimuthAngle", \.azimuthAngle)
      $0.add(readOnly: "azimuthUnitVector", \.azimuthUnitVector)
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "rollAngle", \.rollAngle)
      $0.add(readOnly: "zOffset", \.zOffset)
    }
    tables.add(UIPencilInteraction.self) {
      $0.add("delegate", \.delegate)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIPencilInteraction.Squeeze.self) {
      $0.add(readOnly: "hoverPose", \.hoverPose)
      $0.add(readOnly: "phase", \.phase)
      $0.add(readOnly: "timestamp", \.timestamp)
    }
    tables.add(UIPencilInteraction.Tap.self) {
      $0.add(readOnly: "hoverPose", \.hoverPose)
      $0.add(readOnly: "timestamp", \.timestamp)
    }
    tables.add(UIPinchGestureRecognizer.self) {
      $0.add("scale", \.scale)
      $0.add(readOnly: "velocity", \.velocity)
    }
    tables.add(UIPointerAccessory.self) {
      $0.add("orientationMatchesAngle", \.orientationMatchesAngle)
      $0.add(readOnly: "position", \.position)
      $0.add(readOnly: "shape", \.shape)
    }
    tables.add(UIPointerInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIPointerLockState.self) {
      $0.add(readOnlyFlag: "locked", \.isLocked)
    }
    tables.add(UIPointerRegion.self) {
      $0.add(readOnly: "identifier", \.identifier)
      $0.add("latchingAxes", \.latchingAxes)
      $0.add(readOnly: "rect", \.rect)
    }
    tables.add(UIPointerRegionRequest.self) {
      $0.add(readOnly: "location", \.location)
      $0.add(readOnly: "modifiers", \.modifiers)
    }
    tables.add(UIPointerStyle.self) {
      $0.add("accessories", \.accessories)
    }
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
    tables.add(UIPressesEvent.self) {
      $0.add(readOnly: "allPresses", \.allPresses)
    }
    tables.add(UIPreviewAction.self) {
      $0.add(readOnly: "handler", \.handler)
      $0.add(readOnly: "title", \.title)
    }
    tables.add(UIPreviewActionGroup.self) {
      $0.add(readOnly: "title", \.title)
    }
    tables.add(UIPreviewInteraction.self) {
      $0.add("delegate", \.delegate)
      $0.add(readOnly: "view", \.view)
    }
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
    tables.add(UIRotationGestureRecognizer.self) {
      $0.add("rotation", \.rotation)
      $0.add(readOnly: "velocity", \.velocity)
    }
    tables.add(UIScreenEdgePanGestureRecognizer.self) {
      $0.add("edges", \.edges)
    }
    tables.add(UIScribbleInteraction.self) {
      $0.add(readOnly: "delegate", \.delegate)
      $0.add(readOnly: "handlingWriting", \.isHandlingWriting)
      $0.add(readOnly: "isHandlingWriting", \.isHandlingWriting)
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UISwipeGestureRecognizer.self) {
      $0.add("direction", \.direction)
      $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
    tables.add(UITapGestureRecognizer.self) {
      $0.add("buttonMaskRequired", \.buttonMaskRequired)
      $0.add("numberOfTapsRequired", \.numberOfTapsRequired)
      $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired)
    }
    tables.add(UIToolTipConfiguration.self) {
      $0.add(readOnly: "sourceRect", \.sourceRect)
      $0.add(readOnly: "toolTip", \.toolTip)
    }
    tables.add(UIToolTipInteraction.self) {
      $0.add("defaultToolTip", \.defaultToolTip)
      $0.add("delegate", \.delegate)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add(readOnly: "view", \.view)
    }
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
}
