import PhoneTesting
import Testing
import UIKit
import UserNotifications

/// Banners over the app in front.
@MainActor @Suite struct BannerTests {
  let phone = SimulatedPhone()
  let app: NotificationApp

  init() { app = NotificationApp.launch(on: phone) }

  /// The banner on the screen.
  private var banner: ScreenElement? {
    phone.elements.first { $0.label?.contains("now, ") == true && !$0.isHidden }
  }

  /// Keeps a picture of the screen in the folder that TACTUS_PICTURES names.
  private func keep(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "banner-\(name).png")
    try? Data(phone.screenshot(scale: 2)).write(to: file)
  }

  @Test("Notifications.PR1, Notifications.BN1. A due notification is shown as the delegate decides")
  func shown() throws {
    phone.run { NotificationApp.add("egg", after: 4) }
    phone.wait(3.9)
    #expect(app.log.lines.isEmpty && banner == nil)
    phone.wait(0.6)
    #expect(app.log.take() == ["present egg"])
    let shown = try #require(banner)
    #expect(shown.label?.hasSuffix("now, Egg, Four minutes are over.") == true)
    keep("light")
    // Notifications.BN4: it disappears by itself.
    phone.wait(4.2)
    #expect(banner != nil)
    phone.wait(1)
    #expect(banner == nil && app.log.lines.isEmpty)
  }

  @Test("Notifications.BN2. Pictures of banners", .disabled(if: NoPictures.wanted))
  func pictures() throws {
    phone.run {
      NotificationApp.add(
        "long", title: "A rather long title of a notification that does not fit",
        body: String(repeating: "Take the pan off the stove. ", count: 9)
      ) { $0.subtitle = "Kitchen" }
    }
    phone.wait(1)
    keep("long")
    phone.set(\.isDark, true)
    phone.wait(1)
    keep("dark")
    #expect(banner != nil)
  }

  @Test("Notifications.PR2. Without a delegate nothing is presented")
  func noDelegate() async throws {
    phone.run {
      UNUserNotificationCenter.current().delegate = nil
      NotificationApp.add("egg")
    }
    phone.wait(1)
    #expect(banner == nil)
    #expect(await UNUserNotificationCenter.current().deliveredNotifications().isEmpty)
  }

  @Test("Notifications.PR3. Of the ways only those that the delegate has chosen take effect")
  func options() async throws {
    app.options = .list
    phone.run { NotificationApp.add("listed") { ($0.badge, $0.sound) = (3, .default) } }
    phone.wait(1)
    #expect(banner == nil && phone.run { UIApplication.shared.applicationIconBadgeNumber } == 0)
    #expect(phone.haptics.isEmpty)
    var delivered = await UNUserNotificationCenter.current().deliveredNotifications()
    #expect(delivered.map(\.request.identifier) == ["listed"])
    app.options = [.badge, .sound, .banner]
    phone.run { NotificationApp.add("heard") { ($0.badge, $0.sound) = (3, .default) } }
    phone.wait(1)
    #expect(banner != nil && phone.run { UIApplication.shared.applicationIconBadgeNumber } == 3)
    #expect(phone.haptics.map(\.name) == ["vibration"])
    delivered = await UNUserNotificationCenter.current().deliveredNotifications()
    #expect(delivered.map(\.request.identifier) == ["listed"])
  }

  @Test(
    "Notifications.SO1, Notifications.SO2, Notifications.SO3. Sounds without a file vibrate",
    arguments: [
      UNNotificationSound.default, UNNotificationSound(named: UNNotificationSoundName("no.caf")),
      .defaultCritical,
    ])
  func sounds(_ sound: UNNotificationSound) {
    app.options = .sound
    phone.run { NotificationApp.add("egg") { $0.sound = sound } }
    phone.wait(1)
    #expect(phone.haptics.map(\.name) == ["vibration"])
    phone.forgetHaptics()
    phone.run { NotificationApp.add("silent") }
    phone.wait(1)
    #expect(phone.haptics.isEmpty)
  }

  @Test("Notifications.AT3. The file of a picture stays where it is")
  func thumbnail() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let size = CGSize(width: 60, height: 40)
    let data = phone.run {
      UIGraphicsImageRenderer(size: size).pngData {
        UIColor.systemOrange.setFill()
        $0.fill(CGRect(origin: .zero, size: size))
      }
    }
    try data.write(to: file)
    let picture = try UNNotificationAttachment(identifier: "pan", url: file)
    let text = String(repeating: "Take the pan off the stove. ", count: 2)
    phone.run { NotificationApp.add("plain", body: text) }
    phone.wait(1)
    let plain = try #require(banner)
    phone.run { NotificationApp.add("egg", body: text) { $0.attachments = [picture] } }
    phone.wait(1)
    let shown = try #require(banner)
    #expect(shown.height >= plain.height && shown.width == plain.width)
    #expect(FileManager.default.fileExists(atPath: file.path))
    keep("thumbnail")
  }

  @Test("Notifications.PR3. The older option is a banner and an entry of the list")
  func oldOption() async {
    app.options = UNNotificationPresentationOptions(rawValue: 4)
    phone.run { NotificationApp.add("egg") }
    phone.wait(1)
    #expect(banner != nil)
    let delivered = await UNUserNotificationCenter.current().deliveredNotifications()
    #expect(delivered.map(\.request.identifier) == ["egg"])
  }

  @Test("Notifications.PR5. A passive notification is only listed")
  func passive() async {
    phone.run {
      NotificationApp.add("egg") { ($0.interruptionLevel, $0.sound) = (.passive, .default) }
    }
    phone.wait(1)
    #expect(banner == nil && phone.haptics.isEmpty)
    let delivered = await UNUserNotificationCenter.current().deliveredNotifications()
    #expect(delivered.map(\.request.identifier) == ["egg"])
  }

  @Test("Notifications.RE1. A tap is the default action, closes the banner and empties the list")
  func tap() async throws {
    phone.run { NotificationApp.add("egg") }
    phone.wait(1)
    let frame = try #require(banner)
    phone.tap(at: (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
    phone.wait(1)
    #expect(
      app.log.take() == ["present egg", "UNNotificationDefaultActionIdentifier egg"])
    #expect(banner == nil)
    #expect(await UNUserNotificationCenter.current().deliveredNotifications().isEmpty)
  }

  @Test("Notifications.BN1. Touches beside the banner reach the app, those on it do not")
  func beside() throws {
    phone.run { NotificationApp.add("egg") }
    phone.wait(1)
    let frame = try #require(banner)
    _ = app.log.take()
    phone.tap(at: (x: frame.x + frame.width / 2, y: frame.y + frame.height + 8))
    #expect(app.log.take() == ["button"] && banner != nil)
    #expect(phone.run { app.window?.isKeyWindow } == true)
    #expect(phone.run { app.window?.windowScene?.windows.count } == 1)
  }

  @Test("Notifications.BN3. A swipe up removes the banner, a short drag does not")
  func swipe() throws {
    phone.run { NotificationApp.add("egg") }
    phone.wait(1)
    let frame = try #require(banner)
    _ = app.log.take()
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    phone.swipe(from: (x: x, y: y), to: (x: x, y: y - 15), for: 1)
    phone.wait(0.5)
    #expect(banner?.y == frame.y && banner?.height == frame.height)
    phone.swipe(from: (x: x, y: y), to: (x: x, y: 2), for: 0.15)
    phone.wait(0.5)
    #expect(banner == nil && app.log.lines.isEmpty)
  }

  @Test("Notifications.BN5. A new banner replaces the one that is shown")
  func replaced() throws {
    phone.run { NotificationApp.add("egg") }
    phone.wait(1)
    phone.run { NotificationApp.add("rice", title: "Rice") }
    phone.wait(1)
    #expect(banner?.label?.contains("Rice") == true)
    #expect(phone.elements.filter { $0.label?.contains("now, ") == true }.count == 1)
  }

  @Test("Notifications.BN6. A long press shows the actions of the category")
  func actions() throws {
    phone.run {
      UNUserNotificationCenter.current().setNotificationCategories([
        UNNotificationCategory(
          identifier: "timer",
          actions: [
            UNNotificationAction(identifier: "com.example.more", title: "One More Minute"),
            UNNotificationAction(
              identifier: "com.example.stop", title: "Stop", options: .destructive),
          ], intentIdentifiers: [])
      ])
      NotificationApp.add("egg") { $0.categoryIdentifier = "timer" }
    }
    phone.wait(1)
    let frame = try #require(banner)
    _ = app.log.take()
    let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    phone.press(at: middle, for: 0.8)
    // It stays until the user chooses.
    phone.wait(10)
    keep("actions")
    try phone.tap("One More Minute")
    phone.wait(1)
    #expect(app.log.take() == ["more egg"] && banner == nil)
    phone.run { NotificationApp.add("rice") { $0.categoryIdentifier = "timer" } }
    phone.wait(1)
    phone.press(at: middle, for: 0.8)
    phone.wait(0.5)
    phone.tap(at: (x: middle.x, y: 600))
    phone.wait(1)
    #expect(app.log.take() == ["present rice"] && banner == nil)
  }

  @Test("Notifications.DE1. A delegate with asynchronous methods decides and receives as well")
  func asynchronous() async throws {
    let receiver = AsynchronousReceiver()
    phone.run {
      UNUserNotificationCenter.current().delegate = receiver
      NotificationApp.add("egg")
    }
    phone.wait(0.1)
    while receiver.log.lines.isEmpty { await Task.yield() }
    #expect(receiver.log.take() == ["present egg"])
    while banner == nil {
      await Task.yield()
      phone.wait(0.1)
    }
    try phone.tap(#require(banner?.label))
    phone.wait(0.1)
    while receiver.log.lines.isEmpty { await Task.yield() }
    #expect(receiver.log.take() == ["respond egg"])
  }
}

/// Whether no pictures are wanted, which a folder in `TACTUS_PICTURES` asks for.
private enum NoPictures {
  static let wanted = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] == nil
}
