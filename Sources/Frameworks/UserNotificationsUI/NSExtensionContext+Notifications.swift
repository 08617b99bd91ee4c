extension NSExtensionContext {
  private static let actionsKey = AssociationKey()

  /// The actions of the notification; those that the app sets, as there is no notification.
  public var notificationActions: [UNNotificationAction] {
    get { objc_getAssociatedObject(self, Self.actionsKey) as? [UNNotificationAction] ?? [] }
    set { objc_setAssociatedObject(self, Self.actionsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Does nothing, as there is no notification whose app could open.
  public func performNotificationDefaultAction() {}
  /// Does nothing, as there is no notification that could go.
  public func dismissNotificationContentExtension() {}
  /// Does nothing, as there is no button that shows it.
  public func mediaPlayingStarted() {}
  /// Does nothing, as there is no button that shows it.
  public func mediaPlayingPaused() {}
}
