/// An extension of an app that changes remote notifications before they are shown.
///
/// Never called by the phone, since there is no push service (Notifications.SE1); apps and tests
/// can call it.
open class UNNotificationServiceExtension: NSObject {
  /// Creates an extension.
  public override init() { super.init() }

  /// Modifies the content of a remote notification; by default the content is passed on unchanged.
  ///
  /// - Parameters:
  ///   - request: The request of the notification.
  ///   - contentHandler: Called with the content to show.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {
    contentHandler(request.content)
  }

  /// Called when the time of the extension is about to expire; does nothing.
  open func serviceExtensionTimeWillExpire() {}
}
