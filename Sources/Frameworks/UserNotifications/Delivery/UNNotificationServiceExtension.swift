/// An extension of an app that changes remote notifications before they are shown.
///
/// No system calls it here: there is no push service (Notifications.SE1). Apps and tests can.
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }

  /// Changes the content of a remote notification; by default it passes on the content as it is.
  ///
  /// - Parameters:
  ///   - request: The request of the notification.
  ///   - contentHandler: Called with the content that is to be shown.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  /// Tells the extension that its time is about to end; does nothing.
  open func serviceExtensionTimeWillExpire() {}
}
