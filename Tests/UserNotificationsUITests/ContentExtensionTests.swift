import Testing
import UserNotificationsUI

/// Step Notifications.CE1.
@MainActor
@Suite struct ContentExtensionTests {
  private final class Kettle: UIViewController, UNNotificationContentExtension {
    func didReceive(_ notification: UNNotification) {}
    func didReceive(
      _ response: UNNotificationResponse
    ) async -> UNNotificationContentExtensionResponseOption { .doNotDismiss }
  }

  @Test("Notifications.CE1. A controller has no button, and a context keeps actions")
  func controller() {
    let kettle: any UNNotificationContentExtension = Kettle()
    #expect(kettle.mediaPlayPauseButtonType == .none && kettle.mediaPlayPauseButtonFrame == .zero)
    #expect(kettle.mediaPlayPauseButtonTintColor == .white)
    let context = NSExtensionContext()
    #expect(context.notificationActions.isEmpty)
    context.notificationActions = [UNNotificationAction(identifier: "pour", title: "Pour")]
    #expect(context.notificationActions.map(\.identifier) == ["pour"])
    context.mediaPlayingStarted()
    context.dismissNotificationContentExtension()
    #expect(context.notificationActions.count == 1)
  }
}
