import PhoneTesting
import ScreenTestSupport
import UIKit
import UserNotifications

/// An app that notes what the delegate of its notifications is told.
@MainActor
final class NotificationApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let log = EventLog()
  /// The ways in which notifications are presented.
  var options: UNNotificationPresentationOptions = [.banner, .list, .sound, .badge]
  let receiver = NotificationReceiver()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Below the banner", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 200)
    button.addAction(UIAction { [log] _ in log.note("button") }, for: .touchUpInside)
    controller.view.addSubview(button)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    receiver.app = self
    UNUserNotificationCenter.current().delegate = receiver
    return true
  }

  /// Launches the app with the permission for notifications.
  static func launch(on phone: SimulatedPhone) -> NotificationApp {
    phone.permissions[.notifications] = .authorized
    let app = phone.launch(NotificationApp.self)
    phone.wait(0.3)
    return app
  }

  /// Adds a notification that is due after seconds, or at once.
  static func add(
    _ identifier: String, title: String = "Egg", body: String = "Four minutes are over.",
    after seconds: TimeInterval? = nil, _ change: (UNMutableNotificationContent) -> Void = { _ in }
  ) {
    let content = UNMutableNotificationContent()
    (content.title, content.body) = (title, body)
    change(content)
    let trigger = seconds.map {
      UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false)
    }
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
  }
}

/// A delegate with completion handlers.
@MainActor
final class NotificationReceiver: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
  weak var app: NotificationApp?

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    app?.log.note("present \(notification.request.identifier)")
    completionHandler(app?.options ?? [])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let action = response.actionIdentifier.split(separator: ".").last ?? ""
    app?.log.note("\(action) \(response.notification.request.identifier)")
    completionHandler()
  }
}

/// A delegate with asynchronous methods.
@MainActor
final class AsynchronousReceiver: NSObject, UNUserNotificationCenterDelegate {
  let log = EventLog()

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    log.note("present \(notification.request.identifier)")
    return .banner
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async { log.note("respond \(response.notification.request.identifier)") }
}
