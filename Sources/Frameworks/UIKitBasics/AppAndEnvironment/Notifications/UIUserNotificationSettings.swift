/// The kinds of notifications that an app uses, before iOS 10, and their categories.
///
/// Steps Notifications.LN1…
@available(*, deprecated, message: "use UNNotificationSettings of UserNotifications")
@preconcurrency @MainActor
open class UIUserNotificationSettings: NSObject {
  /// Creates settings.
  ///
  /// - Parameters:
  ///   - types: The ways in which notifications alert the user.
  ///   - categories: The categories, which have the actions.
  public convenience init(
    types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?
  ) {
    self.init()
    (self.types, self.categories) = (types, categories)
  }

  /// The ways in which notifications alert the user.
  open private(set) var types: UIUserNotificationType = []
  /// The categories; nil for none.
  open private(set) var categories: Set<UIUserNotificationCategory>?
}
