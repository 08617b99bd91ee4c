extension KeyedPropertyList {
  /// Adds the properties of apps and scenes.
  static func addAppAndEnvironment(to tables: inout KeyedTables) {
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
      $0.add(
        readOnly: "statusBarOrientationAnimationDuration", \.statusBarOrientationAnimationDuration)
      $0.add(readOnly: "supportsAlternateIcons", \.supportsAlternateIcons)
      $0.add(readOnly: "supportsMultipleScenes", \.supportsMultipleScenes)
      $0.add(readOnly: "userInterfaceLayoutDirection", \.userInterfaceLayoutDirection)
      $0.add(readOnly: "windows", \.windows)
    }
    tables.add(UIApplicationShortcutItem.self) {
      $0.add(readOnly: "icon", \.icon)
      $0.add(readOnly: "localizedSubtitle", \.localizedSubtitle)
      $0.add(readOnly: "localizedTitle", \.localizedTitle)
      $0.add(readOnly: "targetContentIdentifier", \.targetContentIdentifier)
      $0.add(readOnly: "type", \.type)
      $0.add(readOnly: "userInfo", \.userInfo)
    }
    tables.add(UIDevice.self) {
      $0.add(readOnly: "batteryLevel", \.batteryLevel)
      $0.add(readOnly: "batteryState", \.batteryState)
      $0.add(readOnly: "identifierForVendor", \.identifierForVendor)
      $0.add(flag: "batteryMonitoringEnabled", \.isBatteryMonitoringEnabled)
      $0.add(
        readOnly: "generatesDeviceOrientationNotifications",
        \.isGeneratingDeviceOrientationNotifications)
      $0.add(
        readOnly: "isGeneratingDeviceOrientationNotifications",
        \.isGeneratingDeviceOrientationNotifications)
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
    tables.add(UIEventAttribution.self) {
      $0.add(readOnly: "destinationURL", \.destinationURL)
      $0.add(readOnly: "purchaser", \.purchaser)
      $0.add(readOnly: "reportEndpoint", \.reportEndpoint)
      $0.add(readOnly: "sourceDescription", \.sourceDescription)
      $0.add(readOnly: "sourceIdentifier", \.sourceIdentifier)
    }
    tables.add(UIMutableApplicationShortcutItem.self) {
      $0.add("icon", \.icon)
      $0.add("localizedSubtitle", \.localizedSubtitle)
      $0.add("localizedTitle", \.localizedTitle)
      $0.add("targetContentIdentifier", \.targetContentIdentifier)
      $0.add("type", \.type)
      $0.add("userInfo", \.userInfo)
    }
    tables.add(UIOpenURLContext.self) {
      $0.add(readOnly: "options", \.options)
      $0.add(readOnly: "URL", \.url)
      $0.add(readOnly: "url", \.url)
    }
    tables.add(UIPasteConfiguration.self) {
      $0.add("acceptableTypeIdentifiers", \.acceptableTypeIdentifiers)
    }
    tables.add(UIPasteControl.self) {
      $0.add(readOnly: "configuration", \.configuration)
      $0.add("target", \.target)
    }
    tables.add(UIPasteControl.Configuration.self) {
      $0.add("baseBackgroundColor", \.baseBackgroundColor)
      $0.add("baseForegroundColor", \.baseForegroundColor)
      $0.add("cornerRadius", \.cornerRadius)
      $0.add("cornerStyle", \.cornerStyle)
      $0.add("displayMode", \.displayMode)
    }
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
    tables.add(UIScene.ActivationRequestOptions.self) {
      $0.add("requestingScene", \.requestingScene)
    }
    tables.add(UIScene.ConnectionOptions.self) {
      $0.add(readOnly: "handoffUserActivityType", \.handoffUserActivityType)
      $0.add(readOnly: "shortcutItem", \.shortcutItem)
      $0.add(readOnly: "sourceApplication", \.sourceApplication)
      $0.add(readOnly: "URLContexts", \.urlContexts)
      $0.add(readOnly: "urlContexts", \.urlContexts)
      $0.add(readOnly: "userActivities", \.userActivities)
    }
    tables.add(UIScene.OpenExternalURLOptions.self) {
      $0.add("eventAttribution", \.eventAttribution)
      $0.add("universalLinksOnly", \.universalLinksOnly)
    }
    tables.add(UIScene.OpenURLOptions.self) {
      $0.add(readOnly: "annotation", \.annotation)
      $0.add(readOnly: "eventAttribution", \.eventAttribution)
      $0.add(readOnly: "openInPlace", \.openInPlace)
      $0.add(readOnly: "sourceApplication", \.sourceApplication)
    }
    tables.add(UISceneActivationConditions.self) {
      $0.add(
        "canActivateForTargetContentIdentifierPredicate",
        \.canActivateForTargetContentIdentifierPredicate)
      $0.add(
        "prefersToActivateForTargetContentIdentifierPredicate",
        \.prefersToActivateForTargetContentIdentifierPredicate)
    }
    tables.add(UISceneConfiguration.self) {
      $0.add("delegateClass", \.delegateClass)
      $0.add(readOnly: "name", \.name)
      $0.add(readOnly: "role", \.role)
      $0.add("sceneClass", \.sceneClass)
      $0.add("storyboard", \.storyboard)
    }
    tables.add(UISceneSession.self) {
      $0.add(readOnly: "configuration", \.configuration)
      $0.add(readOnly: "persistentIdentifier", \.persistentIdentifier)
      $0.add(readOnly: "role", \.role)
      $0.add(readOnly: "scene", \.scene)
      $0.add("stateRestorationActivity", \.stateRestorationActivity)
      $0.add("userInfo", \.userInfo)
    }
    tables.add(UISceneSizeRestrictions.self) {
      $0.add("maximumSize", \.maximumSize)
      $0.add("minimumSize", \.minimumSize)
    }
    tables.add(UIStatusBarManager.self) {
      $0.add(readOnlyFlag: "statusBarHidden", \.isStatusBarHidden)
      $0.add(readOnly: "statusBarFrame", \.statusBarFrame)
      $0.add(readOnly: "statusBarStyle", \.statusBarStyle)
    }
    tables.add(UITextFormattingViewController.Configuration.self) {
      $0.add("formattingStyles", \.formattingStyles)
      $0.add(readOnly: "groups", \.groups)
    }
    tables.add(UIUpdateInfo.self) {
      $0.add(readOnly: "completionDeadlineTime", \.completionDeadlineTime)
      $0.add(readOnly: "estimatedPresentationTime", \.estimatedPresentationTime)
      $0.add(readOnlyFlag: "immediatePresentationExpected", \.isImmediatePresentationExpected)
      $0.add(readOnlyFlag: "lowLatencyEventDispatchConfirmed", \.isLowLatencyEventDispatchConfirmed)
      $0.add(readOnlyFlag: "performingLowLatencyPhases", \.isPerformingLowLatencyPhases)
      $0.add(readOnly: "modelTime", \.modelTime)
    }
    tables.add(UIUpdateLink.self) {
      $0.add(readOnly: "currentUpdateInfo", \.currentUpdateInfo)
      $0.add(flag: "enabled", \.isEnabled)
      $0.add("preferredFrameRateRange", \.preferredFrameRateRange)
      $0.add("requiresContinuousUpdates", \.requiresContinuousUpdates)
      $0.add("wantsImmediatePresentation", \.wantsImmediatePresentation)
      $0.add("wantsLowLatencyEventDispatch", \.wantsLowLatencyEventDispatch)
    }
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
    tables.add(UIWindowScene.ActivationConfiguration.self) {
      $0.add("options", \.options)
      $0.add("preview", \.preview)
      $0.add(readOnly: "userActivity", \.userActivity)
    }
    tables.add(UIWindowScene.ActivationInteraction.self) {
      $0.add(readOnly: "view", \.view)
    }
    tables.add(UIWindowScene.ActivationRequestOptions.self) {
      $0.add("placement", \.placement)
      $0.add("preferredPresentationStyle", \.preferredPresentationStyle)
    }
    tables.add(UIWindowScene.Geometry.self) {
      $0.add(readOnly: "coordinateSpace", \.coordinateSpace)
      $0.add(readOnly: "interfaceOrientation", \.interfaceOrientation)
      $0.add(readOnlyFlag: "interactivelyResizing", \.isInteractivelyResizing)
      $0.add(readOnlyFlag: "interfaceOrientationLocked", \.isInterfaceOrientationLocked)
    }
    tables.add(UIWindowScene.GeometryPreferences.iOS.self) {
      $0.add("interfaceOrientations", \.interfaceOrientations)
    }
    tables.add(UIWindowSceneDestructionRequestOptions.self) {
      $0.add("windowDismissalAnimation", \.windowDismissalAnimation)
    }
  }
}
