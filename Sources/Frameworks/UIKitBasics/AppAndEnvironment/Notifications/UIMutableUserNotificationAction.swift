/// An action of a notification that an app composes, before iOS 10.
@available(*, deprecated, message: "use UNNotificationAction of UserNotifications")
@preconcurrency @MainActor
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// The identifier.
  open override var identifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  /// The title.
  open override var title: String? {
    get { values.title }
    set { values.title = newValue }
  }
  /// The kind of the action.
  open override var behavior: UIUserNotificationActionBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }
  /// The parameters of the action.
  open override var parameters: [AnyHashable: Any] {
    get { values.parameters }
    set { values.parameters = newValue }
  }
  /// The way in which the action is performed.
  open override var activationMode: UIUserNotificationActivationMode {
    get { values.activationMode }
    set { values.activationMode = newValue }
  }
  /// Whether the user has to unlock the phone.
  open override var isAuthenticationRequired: Bool {
    get { values.isAuthenticationRequired }
    set { values.isAuthenticationRequired = newValue }
  }
  /// Whether the action deletes something.
  open override var isDestructive: Bool {
    get { values.isDestructive }
    set { values.isDestructive = newValue }
  }
}
