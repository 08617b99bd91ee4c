import Foundation
import Testing
import UserNotifications

@Suite struct ServiceExtensionTests {
  /// An extension that marks what it changes.
  private final class Marking: UNNotificationServiceExtension {
    override func didReceive(
      _ request: UNNotificationRequest,
      withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
      super.didReceive(request) { content in
        guard let changed = content.mutableCopy() as? UNMutableNotificationContent else { return }
        changed.title += "!"
        contentHandler(changed)
      }
    }
  }

  @Test("Notifications.SE1. A service extension passes on the content, and an override changes it")
  func content() {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    var titles: [String] = []
    UNNotificationServiceExtension().didReceive(request) { titles.append($0.title) }
    Marking().didReceive(request) { titles.append($0.title) }
    Marking().serviceExtensionTimeWillExpire()
    #expect(titles == ["Tea", "Tea!"])
  }
}
