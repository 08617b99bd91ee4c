/// A view controller that shows the content of notifications; the phone never loads one.
///
/// Step Notifications.CE1.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// Called with a notification; never called by the phone.
  func didReceive(_ notification: UNNotification)
  /// Called with the response to a notification; never called by the phone.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  /// Handles the response, and returns what to do with the notification; never called by the phone.
  func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption
  /// The button that plays.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// The frame of the media button.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// The color of the button that plays.
  var mediaPlayPauseButtonTintColor: UIColor { get }
  /// Called to play the media; never called by the phone.
  func mediaPlay()
  /// Called to pause the media; never called by the phone.
  func mediaPause()
}

extension UNNotificationContentExtension {
  /// Calls the asynchronous method.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.didReceive(response))
    }
  }
  /// Has the app handle the action, as the controller does not.
  @MainActor public func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption { .dismissAndForwardAction }
  /// The button that plays; none.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
    .none
  }
  /// The frame of the media button; empty.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// The color of the button that plays; white.
  public var mediaPlayPauseButtonTintColor: UIColor { .white }
  /// Does nothing.
  public func mediaPlay() {}
  /// Does nothing.
  public func mediaPause() {}
}
