import CoreLocation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import Testing
import UIKit

/// The system's own screens, used by flicks and double taps alone, and what is heard of them.
@MainActor
struct BlindSystemTests {
  private func phone() -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhone6s)
    phone.home.installSettings()
    phone.home.install(
      ColorApp.self, named: "Colors", identifier: "com.example.Colors",
      quickActions: [
        QuickAction(type: "OpenBlue", title: "Blue", subtitle: "A calm one"),
        QuickAction(type: "OpenRed", title: "Red"),
      ])
    return phone
  }

  private func start(_ phone: SimulatedPhone) {
    phone.voiceOver.isEnabled = true
    phone.wait(4)
  }

  /// Flicks to the right until an element is spoken whose text begins so; returns what is heard.
  @discardableResult
  private func find(_ text: String, _ phone: SimulatedPhone) -> [String] {
    let start = phone.speech.count
    phone.voiceOver.perform(.first)
    for _ in 0..<60 where phone.speech.last?.hasPrefix(text) != true {
      phone.voiceOver.flick(.right)
    }
    #expect(phone.speech.last?.hasPrefix(text) == true, "\(phone.speech.suffix(60))")
    return Array(phone.speech.dropFirst(start))
  }

  private func doubleTap(_ phone: SimulatedPhone, _ seconds: Double = 3) -> [String] {
    let start = phone.speech.count
    phone.voiceOver.doubleTap()
    phone.wait(seconds)
    return Array(phone.speech.dropFirst(start))
  }

  @Test("VoiceOver.FO3. An icon of the Home screen is found and opened; Home leads back")
  func home() throws {
    let phone = phone()
    start(phone)
    #expect(phone.speech == ["VoiceOver on", "Settings, button"])
    #expect(find("Colors", phone) == ["Settings, button", "Colors, button, actions available"])
    #expect(doubleTap(phone) == ["color, white"])
    #expect(phone.home.openApp == "Colors")
    phone.press(.home)
    phone.wait(3)
    #expect(phone.home.isShown)
    #expect(phone.speech.last == "Colors, button, actions available")
  }

  @Test("VoiceOver.VG9. A firm press on an icon opens its quick actions, which are spoken")
  func quickActions() throws {
    let phone = phone()
    start(phone)
    find("Colors", phone)
    phone.voiceOver.perform(.firmPress)
    phone.wait(2)
    #expect(phone.home.shownQuickActions == ["Blue, A calm one", "Red"])
    let heard = find("Red", phone)
    #expect(heard.contains("Blue, A calm one, button"), "\(heard)")
    _ = doubleTap(phone)
    #expect(phone.speech.last == "color, red")
  }

  @Test("VoiceOver.RT4. The quick actions of an icon are actions of the rotor, too")
  func actionsOfIcon() throws {
    let phone = phone()
    start(phone)
    find("Colors", phone)
    phone.voiceOver.flick(.down)
    phone.voiceOver.flick(.down)
    #expect(phone.speech.suffix(2) == ["Blue, A calm one", "Red"])
    _ = doubleTap(phone)
    #expect(phone.home.openApp == "Colors" && phone.speech.last == "color, red")
  }

  @Test("VoiceOver.VG11. Four fingers go through the apps that were used, in an order that stays")
  func appsByFourFingers() throws {
    let phone = phone()
    phone.home.install(PlainApp.self, named: "Plain", identifier: "com.example.Plain")
    phone.home.install(ColorApp.self, named: "Other", identifier: "com.example.Other")
    for name in ["Plain", "Other", "Colors"] { try phone.home.open(name) }
    start(phone)
    func flick(_ move: VoiceOverMove) -> String? {
      phone.voiceOver.perform(move)
      phone.wait(3)
      return phone.home.openApp
    }
    #expect(flick(.nextApp) == "Colors")
    #expect(flick(.previousApp) == "Other")
    #expect(flick(.previousApp) == "Plain")
    #expect(flick(.previousApp) == "Plain")
    #expect(flick(.nextApp) == "Other")
    #expect(flick(.nextApp) == "Colors")
    // From the Home screen it is the app that was used last; the order is that of the use again.
    phone.press(.home)
    phone.wait(3)
    #expect(flick(.previousApp) == "Colors")
    #expect(flick(.previousApp) == "Other")
  }

  @Test("VoiceOver.FO3. A question of the phone is read, and answered by a double tap")
  func question() throws {
    let phone = phone()
    start(phone)
    find("Colors", phone)
    _ = doubleTap(phone)
    phone.ask(
      SystemAlert(title: "Sell the tea?", message: "It cannot be undone.", buttons: ["No", "Yes"]))
    phone.wait(4)
    let heard = find("Yes", phone)
    #expect(
      heard == ["Sell the tea?, heading", "It cannot be undone.", "No, button", "Yes, button"])
    #expect(doubleTap(phone).last == "color, white")
    #expect(phone.alerts.isEmpty)
  }

  @Test("SystemAlerts.R6. The Z of two fingers cancels a question, which has no button for it")
  func cancelledQuestion() throws {
    let phone = phone()
    start(phone)
    find("Colors", phone)
    _ = doubleTap(phone)
    phone.ask(SystemAlert(title: "Sell?", message: "", buttons: ["No", "Yes"]))
    phone.wait(4)
    #expect(phone.speech.last == "Sell?, heading")
    phone.voiceOver.perform(.escape)
    phone.wait(3)
    #expect(phone.alerts.isEmpty)
    #expect(phone.home.openApp == "Colors" && phone.speech.last == "color, white")
  }

  @Test("SystemAlerts.R6. The Z of two fingers refuses a permission")
  func refusedPermission() throws {
    let phone = phone()
    start(phone)
    find("Colors", phone)
    _ = doubleTap(phone)
    let manager = try phone.home.run("Colors") {
      let manager = CLLocationManager()
      manager.requestWhenInUseAuthorization()
      return manager
    }
    phone.wait(4)
    #expect(phone.alerts.count == 1)
    phone.voiceOver.perform(.escape)
    phone.wait(3)
    #expect(phone.alerts.isEmpty)
    #expect(try phone.home.run("Colors") { manager.authorizationStatus } == .denied)
    #expect(phone.speech.last == "color, white")
  }

  @Test("VoiceOver.FO3. The app asks for a permission; it is heard and given")
  func permission() throws {
    let phone = phone()
    start(phone)
    find("Colors", phone)
    _ = doubleTap(phone)
    let manager = try phone.home.run("Colors") {
      let manager = CLLocationManager()
      manager.requestWhenInUseAuthorization()
      return manager
    }
    phone.wait(4)
    let title = try #require(phone.alerts.first?.title)
    let heard = find("Allow While Using App", phone)
    #expect(heard.first == "\(title), heading", "\(heard)")
    _ = doubleTap(phone)
    #expect(
      try phone.home.run("Colors") { manager.authorizationStatus } == .authorizedWhenInUse)
  }

  @Test("Tables.TB62. In the Settings app a row is heard with its switch, which is turned")
  func settings() throws {
    let phone = phone()
    start(phone)
    find("Settings", phone)
    #expect(doubleTap(phone).last == "Settings, heading")
    find("Accessibility", phone)
    #expect(doubleTap(phone).last?.contains("Settings") == true)
    find("Bold Text", phone)
    #expect(phone.speech.last == "Bold Text, switch button, off")
    #expect(doubleTap(phone) == ["on"])
    #expect(phone.settings.usesBoldText)
    // A finger finds the switch anywhere in its row, and nothing else.
    let row = try #require(phone.voiceOver.focus)
    #expect(row.width > 300)
    phone.voiceOver.explore((row.x + 30, row.y + row.height / 2))
    #expect(phone.voiceOver.focus?.label == "Bold Text" && phone.voiceOver.focus?.value == "1")
    // Two fingers go back, and the focus is on the new screen.
    phone.voiceOver.perform(.escape)
    phone.wait(3)
    #expect(find("Accessibility", phone).last?.hasPrefix("Accessibility") == true)
  }

  @Test("VoiceOver.SQ6. The lock ends speech; unlocked, the app is spoken again")
  func locked() throws {
    let phone = phone()
    start(phone)
    find("Colors", phone)
    _ = doubleTap(phone, 0.6)
    phone.press(.side)
    phone.wait(1)
    #expect(phone.isLocked)
    let count = phone.speech.count
    phone.voiceOver.flick(.right)
    phone.voiceOver.doubleTap()
    phone.wait(5)
    #expect(phone.speech.count == count)
    phone.press(.home)
    phone.wait(4)
    #expect(!phone.isLocked)
    #expect(phone.speech.dropFirst(count).contains { $0.hasPrefix("color") })
  }
}
