extension NSExtensionContext {
  private static let actionsKey = AssociationKey()

  /// The actions of the notification, as set by the app; there is no notification.
  public var notificationActions: [UNNotificationAction] {
    get { objc_getAssociatedObject(self, Self.actionsKey) as? [UNNotificationAction] ?? [] }
    set { objc_setAssociatedObject(self, Self.actionsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Does nothing, as there is no notification.
  public func performNotificationDefaultAction() {}
  /// Does nothing, as there is no notification.
  public func dismissNotificationContentExtension() {}
  /// Does nothing, as there is no media button.
  public func mediaPlayingStarted() {}
  /// Does nothing, as there is no media button.
  public func mediaPlayingPaused() {}
}
