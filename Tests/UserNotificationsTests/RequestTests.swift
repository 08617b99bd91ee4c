import CoreLocation
import PhoneTesting
import ScreenTestSupport
import Synchronization
import Testing
import UIKit
import UserNotifications

/// Requests that wait for their time.
@MainActor @Suite struct RequestTests {
  let phone = SimulatedPhone()
  let app: NotificationApp
  let center: UNUserNotificationCenter

  init() {
    app = NotificationApp.launch(on: phone)
    center = phone.run { .current() }
  }

  private func pending() async -> [String] {
    await center.pendingNotificationRequests().map(\.identifier)
  }

  @Test("Notifications.RQ1. A request has a copy of the content, and replaces an equal identifier")
  func replacing() async throws {
    let content = UNMutableNotificationContent()
    content.title = "Egg"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: "egg", content: content, trigger: trigger)
    content.title = "Rice"
    #expect(request.content.title == "Egg" && !(request.content is UNMutableNotificationContent))
    try await center.add(request)
    phone.run { NotificationApp.add("egg", title: "Pasta", after: 30) }
    let requests = await center.pendingNotificationRequests()
    #expect(requests.map(\.content.title) == ["Pasta"])
    phone.wait(31)
    #expect(app.log.take() == ["present egg"])
    phone.wait(60)
    #expect(await pending().isEmpty && app.log.lines.isEmpty)
  }

  @Test("Notifications.RQ2. Removed requests are not delivered")
  func removal() async {
    phone.run {
      for name in ["a", "b", "c"] { NotificationApp.add(name, after: 10) }
      center.removePendingNotificationRequests(withIdentifiers: ["a", "x"])
    }
    #expect(await pending() == ["b", "c"])
    phone.run { center.removePendingNotificationRequests(withIdentifiers: ["b"]) }
    phone.wait(11)
    #expect(app.log.take() == ["present c"])
    phone.run {
      NotificationApp.add("d", after: 10)
      center.removeAllPendingNotificationRequests()
    }
    phone.wait(11)
    #expect(app.log.lines.isEmpty && phone.waitUntilIdle())
  }

  @Test("Notifications.RQ3. Of more than 64 requests those that are due last are removed")
  func limit() async {
    phone.run {
      for number in 1...64 { NotificationApp.add("\(number)", after: 1000 + Double(number)) }
    }
    #expect(await pending().count == 64)
    phone.run { NotificationApp.add("65", after: 500) }
    let left = await pending()
    #expect(left.count == 64 && left.last == "65" && !left.contains("64"))
  }

  @Test("Notifications.TR1. A repeating trigger delivers again each time")
  func repeating() async {
    phone.run {
      let content = UNMutableNotificationContent()
      content.title = "Stir"
      center.add(
        UNNotificationRequest(
          identifier: "stir", content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    }
    phone.wait(59)
    #expect(app.log.take().isEmpty)
    phone.wait(2)
    #expect(app.log.take() == ["present stir"])
    phone.wait(120)
    #expect(app.log.take() == ["present stir", "present stir"])
    #expect(await pending() == ["stir"])
  }

  @Test("Notifications.TR2. A calendar trigger delivers at the next date that matches")
  func calendar() async throws {
    let noon = Calendar.current.date(
      bySettingHour: 12, minute: 0, second: 0, of: Date(timeIntervalSinceNow: 86400))
    let parts = Calendar.current.dateComponents(
      [.year, .month, .day, .hour, .minute], from: try #require(noon))
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
    #expect(trigger.nextTriggerDate() == noon)
    var daily = DateComponents()
    (daily.hour, daily.minute, daily.timeZone) = (7, 30, TimeZone(secondsFromGMT: 0))
    let next = try #require(
      UNCalendarNotificationTrigger(dateMatching: daily, repeats: true).nextTriggerDate())
    #expect(next > Date() && next.timeIntervalSinceNow <= 86400)
    #expect(Int(next.timeIntervalSinceReferenceDate) % 86400 == 27000)
  }

  @Test("Notifications.TR3. A trigger whose date is past is an error")
  func past() async {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: 2001, month: 1, day: 1), repeats: false)
    #expect(trigger.nextTriggerDate() == nil)
    let request = UNNotificationRequest(
      identifier: "past", content: UNNotificationContent(), trigger: trigger)
    await #expect(throws: UNError(.notificationInvalidNoDate)) { try await center.add(request) }
    let code = Mutex<UNError.Code?>(nil)
    phone.run {
      center.add(request) { error in code.withLock { $0 = (error as? UNError)?.code } }
    }
    phone.wait(0.1)
    #expect(code.withLock(\.self) == .notificationInvalidNoDate)
    #expect(await pending().isEmpty)
  }

  @Test("Notifications.TR4. A request with an area stays pending")
  func area() async throws {
    let kitchen = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 50, identifier: "kitchen"
    )
    try await center.add(
      UNNotificationRequest(
        identifier: "near", content: UNNotificationContent(),
        trigger: UNLocationNotificationTrigger(region: kitchen, repeats: false)))
    phone.wait(10)
    #expect(await pending() == ["near"] && app.log.lines.isEmpty)
  }

  @Test("Notifications.PR4. A delivered notification replaces one of the same identifier")
  func delivered() async throws {
    phone.run {
      NotificationApp.add("egg")
      NotificationApp.add("rice")
      NotificationApp.add("egg", title: "Again")
    }
    phone.wait(0.5)
    let list = await center.deliveredNotifications()
    #expect(list.map(\.request.identifier) == ["egg", "rice"])
    #expect(list.first?.request.content.title == "Again")
    center.removeDeliveredNotifications(withIdentifiers: ["egg"])
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["rice"])
    let names = Mutex<[String]>([])
    phone.run {
      center.getDeliveredNotifications { list in
        names.withLock { $0 = list.map(\.request.identifier) + ["\(Thread.isMainThread)"] }
      }
    }
    phone.wait(0.1)
    #expect(names.withLock(\.self) == ["rice", "false"])
    center.removeAllDeliveredNotifications()
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test("Notifications.BA1. The badge needs permission, and a number of 0 or more")
  func badge() async throws {
    try await center.setBadgeCount(5)
    #expect(phone.run { UIApplication.shared.applicationIconBadgeNumber } == 5)
    await #expect(throws: UNError(.badgeInputInvalid)) { try await center.setBadgeCount(-1) }
    phone.permissions[.notifications] = .denied
    phone.wait(0.1)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.setBadgeCount(2) }
    #expect(phone.run { UIApplication.shared.applicationIconBadgeNumber } == 5)
  }

  @Test("Notifications.BG1, Notifications.RQ4. In the background a notification is only listed")
  func background() async throws {
    let phone = SimulatedPhone()
    phone.home.install(BackgroundApp.self, named: "Timer", identifier: "com.example.Timer")
    phone.answers = ["Allow"]
    try phone.home.open("Timer")
    phone.wait(1)
    let app = try #require(try phone.home.delegate(of: "Timer") as? BackgroundApp)
    #expect(app.listed.withLock(\.self).isEmpty && app.log.lines.isEmpty)
    phone.home.show()
    phone.wait(100)
    #expect(app.log.lines.isEmpty)
    try phone.home.open("Timer")
    phone.wait(1)
    #expect(app.listed.withLock(\.self) == ["later", "soon"])
    #expect(app.log.take() == ["badge 2"])
    try phone.home.terminate("Timer")
  }
}

/// An app that adds notifications when it leaves the front, and notes those in the list when it
/// comes back.
private final class BackgroundApp: UIResponder, UIApplicationDelegate {
  let log = EventLog()
  /// The notifications in the list when the app came to the front last.
  let listed = Mutex<[String]>([])
  var window: UIWindow?
  private let receiver = AsynchronousReceiver()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    let center = UNUserNotificationCenter.current()
    center.delegate = receiver
    center.requestAuthorization(options: [.alert, .badge]) { _, _ in }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    NotificationApp.add("soon", after: 3) { $0.badge = 1 }
    NotificationApp.add("later", after: 60) { $0.badge = 2 }
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    // Timers that came due meanwhile fire in this turn.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [log, receiver] in
      // The list comes on another thread, for which the phone's clock does not wait.
      let received = DispatchSemaphore(value: 0)
      UNUserNotificationCenter.current().getDeliveredNotifications { list in
        self.listed.withLock { $0 = list.map(\.request.identifier) }
        received.signal()
      }
      received.wait()
      let number = application.applicationIconBadgeNumber
      if number > 0 { log.note("badge \(number)") }
      if !receiver.log.lines.isEmpty { log.note("presented") }
    }
  }
}
