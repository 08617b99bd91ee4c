/// A kind of notifications that an app composes, before iOS 10.
@available(*, deprecated, message: "use UNNotificationCategory of UserNotifications")
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The identifier, which notifications name.
  open override var identifier: String? {
    get { name }
    set { name = newValue }
  }

  /// Sets the actions for a place.
  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) { actionsByContext[context] = actions }
}
