/// The methods of a controller that shows notifications of an app, which the phone does not start.
///
/// Step Notifications.CE1.
@preconcurrency @MainActor
public protocol UNNotificationContentExtension: NSObjectProtocol {
  /// Asks the controller to show a notification; never called by the phone.
  func didReceive(_ notification: UNNotification)
  /// Asks the controller to handle an action; never called by the phone.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  /// Handles an action, and returns what happens next; never called by the phone.
  func didReceive(
    _ response: UNNotificationResponse
  ) async -> UNNotificationContentExtensionResponseOption
  /// The button that plays.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// The place of the button that plays.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// The color of the button that plays.
  var mediaPlayPauseButtonTintColor: UIColor { get }
  /// Asks the controller to play; never called by the phone.
  func mediaPlay()
  /// Asks the controller to pause; never called by the phone.
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
  /// The place of the button that plays; empty.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// The color of the button that plays; white.
  public var mediaPlayPauseButtonTintColor: UIColor { .white }
  /// Does nothing.
  public func mediaPlay() {}
  /// Does nothing.
  public func mediaPause() {}
}
