import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit
import UserNotifications

/// Notifications and their settings as UIKit has them, before iOS 10.
@MainActor @Suite struct LocalNotificationTests {
  @available(*, deprecated, message: "uses deprecated methods")
  @MainActor
  final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log = EventLog()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
      log.note("received \(notification.alertBody ?? "")")
    }
    func application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) { log.note("registered \(notificationSettings.types.rawValue)") }

    static func launch(isPermitted: Bool = true) -> (SimulatedPhone, App) {
      let phone = SimulatedPhone()
      if isPermitted { phone.permissions[.notifications] = .authorized }
      let app = phone.launch(App.self)
      phone.wait(0.3)
      return (phone, app)
    }

    static func notification(_ text: String, after seconds: TimeInterval?) -> UILocalNotification {
      let notification = UILocalNotification()
      notification.alertBody = text
      notification.fireDate = seconds.map { Date(timeIntervalSinceNow: $0) }
      return notification
    }
  }

  @Test("Notifications.LN1. Registered kinds are those that the user permits; the delegate is told")
  @available(*, deprecated)
  func settings() throws {
    let (phone, app) = App.launch(isPermitted: false)
    let category = UIMutableUserNotificationCategory()
    category.identifier = "egg"
    let action = UIMutableUserNotificationAction()
    (action.identifier, action.title, action.isDestructive) = ("more", "More", true)
    category.setActions([action], for: .default)
    let before = phone.run { UIApplication.shared.currentUserNotificationSettings }
    #expect(before?.types == [] && before?.categories == nil)
    phone.run {
      UIApplication.shared.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .badge], categories: [category]))
    }
    phone.wait(0.5)
    #expect(app.log.lines.isEmpty)
    try phone.answer("Allow")
    phone.wait(1)
    #expect(app.log.take() == ["registered 5"])
    let after = phone.run { UIApplication.shared.currentUserNotificationSettings }
    #expect(after?.types == [.alert, .badge])
    let found = try #require(after?.categories?.first)
    #expect(found.identifier == "egg" && found.actions(for: .default)?.first?.title == "More")
    #expect(found.actions(for: .minimal) == nil)
    let copy = try #require(action.copy() as? UIUserNotificationAction)
    #expect(copy.isDestructive && !(copy is UIMutableUserNotificationAction))
  }

  @Test("Notifications.LN2. A notification is delivered at its time, and again after its interval")
  @available(*, deprecated)
  func time() {
    let (phone, app) = App.launch()
    phone.run {
      let once = App.notification("egg", after: 10)
      UIApplication.shared.scheduleLocalNotification(once)
      once.alertBody = "changed"
      let often = App.notification("tea", after: 30)
      often.repeatInterval = .minute
      UIApplication.shared.scheduleLocalNotification(often)
    }
    phone.wait(0.1)
    #expect(phone.run { UIApplication.shared.scheduledLocalNotifications }?.count == 2)
    phone.wait(11)
    #expect(app.log.take() == ["received egg"])
    phone.wait(100)
    #expect(app.log.take() == ["received tea", "received tea"])
    phone.run {
      UIApplication.shared.cancelLocalNotification(
        UIApplication.shared.scheduledLocalNotifications?.first ?? UILocalNotification())
    }
    #expect(phone.run { UIApplication.shared.scheduledLocalNotifications }?.isEmpty == true)
    phone.run {
      UIApplication.shared.presentLocalNotificationNow(App.notification("now", after: 500))
      UIApplication.shared.scheduleLocalNotification(App.notification("past", after: -5))
      UIApplication.shared.scheduleLocalNotification(App.notification("never", after: 5))
      UIApplication.shared.cancelAllLocalNotifications()
      UIApplication.shared.presentLocalNotificationNow(App.notification("soon", after: nil))
    }
    phone.wait(20)
    #expect(app.log.take() == ["received soon"])
  }

  @Test("Notifications.LN3. Without permission, and in the background, the delegate is not told")
  @available(*, deprecated)
  func delivery() throws {
    let (silent, app) = App.launch(isPermitted: false)
    silent.run { UIApplication.shared.presentLocalNotificationNow(App.notification("a", after: 0)) }
    silent.wait(1)
    #expect(app.log.lines.isEmpty)
  }

  @Test("Notifications.LN4. UserNotifications shows them among its requests, and delivers them")
  @available(*, deprecated)
  func requests() async throws {
    let (phone, app) = App.launch()
    let receiver = AsynchronousReceiver()
    let center = phone.run { UNUserNotificationCenter.current() }
    phone.run {
      let notification = App.notification("egg", after: 10)
      notification.alertTitle = "Kitchen"
      notification.userInfo = ["minutes": 4]
      UIApplication.shared.scheduleLocalNotification(notification)
    }
    let request = try #require(await center.pendingNotificationRequests().first)
    #expect(request.content.title == "Kitchen" && request.content.body == "egg")
    #expect(request.content.userInfo["minutes"] as? Int == 4)
    #expect(request.trigger?.repeats == false)
    // Without a delegate of the center, the app's one receives it.
    phone.wait(11)
    #expect(app.log.take() == ["received egg"])
    phone.run {
      center.delegate = receiver
      UIApplication.shared.presentLocalNotificationNow(App.notification("tea", after: nil))
    }
    phone.wait(1)
    while receiver.log.lines.isEmpty { await Task.yield() }
    #expect(receiver.log.lines.count == 1 && app.log.lines.isEmpty)
    phone.run {
      UIApplication.shared.scheduleLocalNotification(App.notification("late", after: 60))
      center.removeAllPendingNotificationRequests()
    }
    #expect(phone.run { UIApplication.shared.scheduledLocalNotifications }?.isEmpty == true)
  }

  @Test("Notifications.LN5. Copies and archives keep the values")
  @available(*, deprecated)
  func values() throws {
    let notification = App.notification("egg", after: 10)
    notification.repeatInterval = .day
    notification.timeZone = TimeZone(identifier: "Europe/Berlin")
    notification.applicationIconBadgeNumber = 3
    notification.soundName = UILocalNotificationDefaultSoundName
    notification.userInfo = ["minutes": 4]
    #expect((notification.copy() as? UILocalNotification) == notification)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: notification, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    let restored = try #require(
      reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UILocalNotification)
    #expect(restored == notification && restored.repeatInterval == .day)
    restored.alertBody = "tea"
    #expect(restored != notification)
  }
}
