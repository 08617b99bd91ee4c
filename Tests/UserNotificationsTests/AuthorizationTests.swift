import PhoneTesting
import Synchronization
import Testing
import UIKit
import UserNotifications

/// The permission to show notifications.
@MainActor @Suite struct AuthorizationTests {
  let phone = SimulatedPhone()
  let center: UNUserNotificationCenter

  init() {
    phone.launch(NotificationApp.self)
    center = phone.run { .current() }
  }

  /// Asks for permission, and returns where the answer is put.
  private func ask(_ options: UNAuthorizationOptions) -> AnswerHolder {
    let answer = AnswerHolder()
    phone.run {
      center.requestAuthorization(options: options) { isGranted, error in
        answer.set("\(isGranted) \(error == nil) \(Thread.isMainThread)")
      }
    }
    phone.wait(0.5)
    return answer
  }

  @Test("Notifications.AU1. The user is asked once, in Apple's words")
  func question() async throws {
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    let answer = ask([.alert, .sound])
    let alert = try #require(phone.alerts.first)
    #expect(alert.title.hasSuffix("Would Like to Send You Notifications"))
    #expect(alert.buttons == ["Don’t Allow", "Allow"] && answer.text == nil)
    try phone.answer("Allow")
    phone.wait(0.5)
    #expect(answer.text == "true true false")
    // Notifications.AU5: only what the app has asked for is on.
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized && settings.alertStyle == .banner)
    #expect(settings.alertSetting == .enabled && settings.soundSetting == .enabled)
    #expect(settings.badgeSetting == .notSupported && settings.carPlaySetting == .notSupported)
    #expect(ask(.badge).text == "true true false" && phone.alerts.isEmpty)
    #expect(await center.notificationSettings().badgeSetting == .enabled)
  }

  @Test("Notifications.AU2. A user who declines is not asked again")
  func declined() async throws {
    let answer = ask([.alert, .badge])
    try phone.answer("Don’t Allow")
    phone.wait(0.5)
    #expect(answer.text == "false true false")
    #expect(ask(.alert).text == "false true false" && phone.alerts.isEmpty)
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .denied && settings.alertSetting == .disabled)
    #expect(settings.soundSetting == .notSupported)
  }

  @Test("Notifications.AU3. The asynchronous form returns the answer")
  func asynchronous() async throws {
    phone.answers = ["Allow"]
    let answer = AnswerHolder()
    let task = Task { answer.set("\(try await center.requestAuthorization(options: [.alert]))") }
    while answer.text == nil {
      await Task.yield()
      phone.wait(0.1)
    }
    try await task.value
    #expect(answer.text == "true")
  }

  @Test("Notifications.AU4. Quiet notifications need no question, and are only listed")
  func provisional() async throws {
    #expect(ask([.alert, .sound, .provisional]).text == "true true false" && phone.alerts.isEmpty)
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .provisional && settings.alertSetting == .disabled)
    #expect(settings.notificationCenterSetting == .enabled && settings.alertStyle == .none)
    phone.run { NotificationApp.add("egg") { $0.sound = .default } }
    phone.wait(1)
    #expect(!phone.elements.contains { $0.label?.contains("now, ") == true })
    #expect(phone.haptics.isEmpty)
    #expect(await center.deliveredNotifications().count == 1)
    // The question comes when the app wants more.
    _ = ask([.alert])
    try phone.answer("Allow")
    phone.wait(0.5)
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
  }

  @Test("Notifications.AU6. Without permission a due notification is not delivered")
  func withoutPermission() async throws {
    let app = phone.launch(NotificationApp.self)
    phone.run { NotificationApp.add("egg") }
    phone.wait(1)
    #expect(app.log.lines.isEmpty)
    let center = phone.run { UNUserNotificationCenter.current() }
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(await center.pendingNotificationRequests().isEmpty)
  }
}

/// A text that another thread sets.
private final class AnswerHolder: Sendable {
  private let state = Mutex<String?>(nil)

  /// The text.
  var text: String? { state.withLock(\.self) }

  func set(_ text: String) { state.withLock { $0 = text } }
}
