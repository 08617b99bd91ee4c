/// The ways in which an action of a notification is performed, before iOS 10.
@available(*, deprecated, message: "use UNNotificationActionOptions of UserNotifications")
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// The app comes to the front.
  case foreground = 0
  /// The app runs in the background.
  case background = 1
}

/// The places in which actions of a notification are shown, before iOS 10.
@available(*, deprecated, message: "use UNNotificationCategory of UserNotifications")
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// All of the actions.
  case `default` = 0
  /// Two of the actions, where there is little room.
  case minimal = 1
}

/// The kinds of actions of a notification, before iOS 10.
@available(*, deprecated, message: "use UNTextInputNotificationAction of UserNotifications")
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// A button.
  case `default` = 0
  /// A text that the user enters.
  case textInput = 1
}

/// The key of the text that the user has entered, in the information of a response.
@available(*, deprecated, message: "use UNTextInputNotificationResponse of UserNotifications")
public let UIUserNotificationActionResponseTypedTextKey =
  "UIUserNotificationActionResponseTypedTextKey"

/// The key of the title of the button beside the text, in the parameters of an action.
@available(*, deprecated, message: "use UNTextInputNotificationAction of UserNotifications")
public let UIUserNotificationTextInputActionButtonTitleKey =
  "UIUserNotificationTextInputActionButtonTitleKey"
