/// The deprecated properties of the module's classes, whose use the compiler warns about.
// Source: ObjectiveC.KC9
package enum OlderPropertyList: KeyedPropertySource {
  /// Adds the properties, by class.
  @available(*, deprecated, message: "it names older properties")
  package static func add(to tables: inout KeyedTables) {
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
    tables.add(UIApplication.self) {
      $0.add(readOnly: "currentUserNotificationSettings", \.currentUserNotificationSettings)
      $0.add(readOnly: "isIgnoringInteractionEvents", \.isIgnoringInteractionEvents)
      $0.add(flag: "statusBarHidden", \.isStatusBarHidden)
      $0.add("scheduledLocalNotifications", \.scheduledLocalNotifications)
      $0.add(readOnly: "statusBarFrame", \.statusBarFrame)
      $0.add(readOnly: "statusBarOrientation", \.statusBarOrientation)
      $0.add("statusBarStyle", \.statusBarStyle)
    }
    tables.add(UIButton.self) {
      $0.add("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted)
    }
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
    tables.add(UIMutableUserNotificationAction.self) {
      $0.add("activationMode", \.activationMode)
      $0.add("behavior", \.behavior)
      $0.add("identifier", \.identifier)
      $0.add(flag: "authenticationRequired", \.isAuthenticationRequired)
      $0.add(flag: "destructive", \.isDestructive)
      $0.add("parameters", \.parameters)
      $0.add("title", \.title)
    }
    tables.add(UIMutableUserNotificationCategory.self) {
      $0.add("identifier", \.identifier)
    }
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
    tables.add(UIPrintFormatter.self) {
      $0.add("contentInsets", \.contentInsets)
    }
    tables.add(UIScreen.self) {
      $0.add(readOnly: "applicationFrame", \.applicationFrame)
    }
    tables.add(UIUserNotificationAction.self) {
      $0.add(readOnly: "activationMode", \.activationMode)
      $0.add(readOnly: "behavior", \.behavior)
      $0.add(readOnly: "identifier", \.identifier)
      $0.add(readOnlyFlag: "authenticationRequired", \.isAuthenticationRequired)
      $0.add(readOnlyFlag: "destructive", \.isDestructive)
      $0.add(readOnly: "parameters", \.parameters)
      $0.add(readOnly: "title", \.title)
    }
    tables.add(UIUserNotificationCategory.self) {
      $0.add(readOnly: "identifier", \.identifier)
    }
    tables.add(UIUserNotificationSettings.self) {
      $0.add(readOnly: "categories", \.categories)
      $0.add(readOnly: "types", \.types)
    }
    tables.add(UIViewController.self) {
      $0.add("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets)
      $0.add(readOnly: "bottomLayoutGuide", \.bottomLayoutGuide)
      $0.add(readOnly: "interfaceOrientation", \.interfaceOrientation)
      $0.add(flag: "modalInPopover", \.isModalInPopover)
      $0.add(readOnly: "topLayoutGuide", \.topLayoutGuide)
    }
  }
}
