import CoreLocation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusSettings
import Testing
import UIKit

/// The Settings app on a simulated phone, beside another app.
@MainActor
struct SettingsAppTests {
  /// An app that counts the changes of its traits.
  final class WatchingApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller = WatchingController()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  final class WatchingController: UIViewController {
    var capabilities: [UIForceTouchCapability] = []

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      guard previous?.forceTouchCapability != traitCollection.forceTouchCapability else { return }
      capabilities.append(traitCollection.forceTouchCapability)
    }
  }

  private func phone(_ model: PhoneModel = .iPhone6s) throws -> SimulatedPhone {
    let phone = SimulatedPhone(model)
    phone.home.installSettings()
    phone.home.install(WatchingApp.self, named: "Watching", identifier: "com.example.Watching")
    return phone
  }

  @Test("Pasteboard.PP8. An app that has asked has a page with Paste from Other Apps")
  func pastePermission() throws {
    let phone = try phone()
    try phone.home.open("Watching")
    phone.copy("5 min")
    func read() throws -> String? { try phone.home.run("Watching") { UIPasteboard.general.string } }
    try phone.home.open("Settings")
    phone.wait(0.6)
    #expect(phone.element(label: "Watching") == nil)
    phone.home.show()
    try phone.home.open("Watching")
    phone.onQuestion { _ in try phone.tap("Don’t Allow Paste") }
    #expect(try read() == nil)
    phone.onQuestion(nil)
    for (permission, text) in [("Allow", "5 min"), ("Deny", nil)] as [(String, String?)] {
      phone.home.show()
      try open("Watching", phone)
      try phone.tap("Paste from Other Apps")
      phone.wait(0.8)
      try phone.tap(permission)
      phone.wait(0.5)
      #expect(phone.element(label: permission)?.traits.contains("selected") == true)
      phone.home.show()
      try phone.home.terminate("Settings")
      try phone.home.open("Watching")
      let found = try read()
      #expect(found == text, "\(permission)")
    }
  }

  @Test("Permissions.ST1, Permissions.ST2, Permissions.LO1. The user changes a permission")
  func locationPermission() throws {
    let phone = try phone()
    try phone.home.open("Watching")
    var manager: CLLocationManager?
    try phone.home.run("Watching") {
      manager = CLLocationManager()
      manager?.requestWhenInUseAuthorization()
    }
    phone.wait(1)
    try phone.tap("Allow While Using App")
    phone.wait(1)
    phone.home.show()
    try open("Privacy & Security", phone)
    try phone.tap("Location")
    phone.wait(0.8)
    try phone.tap("Watching")
    phone.wait(0.8)
    let chosen = phone.elements.filter { $0.traits.contains("selected") }.compactMap(\.label)
    #expect(chosen == ["While Using the App", "Precise Location"])
    try phone.tap("Approximate Location")
    phone.wait(0.5)
    try phone.tap("Always")
    phone.wait(0.5)
    // The app goes on, and reads the new permission.
    phone.home.show()
    try phone.home.open("Watching")
    try phone.home.run("Watching") {
      #expect(manager?.authorizationStatus == .authorizedAlways)
      #expect(manager?.accuracyAuthorization == .reducedAccuracy)
    }
    // The page of the app shows the choice.
    phone.home.show()
    try phone.home.terminate("Settings")
    try open("Watching", phone)
    try phone.tap("Location")
    phone.wait(0.8)
    #expect(phone.element(label: "Always")?.traits.contains("selected") == true)
  }

  /// Returns the switch with a label.
  private func toggle(_ label: String, _ phone: SimulatedPhone) -> ScreenElement? {
    phone.elements.first { $0.label == label && $0.kind == "UISwitch" }
  }

  /// Taps a switch.
  private func tapSwitch(_ label: String, _ phone: SimulatedPhone) throws {
    let found = try #require(toggle(label, phone))
    phone.tap(at: (found.touchPoint.x, found.touchPoint.y))
    phone.wait(0.5)
  }

  /// Opens a page of the Settings app.
  private func open(_ page: String, _ phone: SimulatedPhone) throws {
    try phone.home.open("Settings")
    phone.wait(0.6)
    try phone.tap(page)
    phone.wait(0.8)
  }

  /// Stores the screen for inspection, if `TACTUS_PICTURES` names a folder for it.
  private func keep(_ phone: SimulatedPhone, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "settings-\(name).png")
    try Data(phone.screenshot(scale: 1)).write(to: file)
  }

  @Test("Settings.SE3. Each page is shown, and goes back to the list")
  func pages() throws {
    let phone = try phone(.iPhoneXS)
    try phone.home.open("Settings")
    phone.wait(0.8)
    try keep(phone, as: "root")
    for (page, row) in [
      ("Sounds & Haptics", "System Haptics"), ("3D Touch", "Medium"),
      ("Display & Brightness", "Dark"), ("Accessibility", "VoiceOver"),
      ("Passcode", "Passcode"), ("Battery", "Low Power Mode"),
    ] {
      try phone.tap(page)
      phone.wait(0.8)
      #expect(phone.element(label: row) != nil, "\(page)")
      try keep(phone, as: page)
      try phone.tap("Settings")
      phone.wait(0.8)
    }
    #expect(phone.element(label: "Battery") != nil)
  }

  @Test("Settings.SE1. The app shows the settings of the phone, also when they change elsewhere")
  func shows() throws {
    let phone = try phone()
    phone.set(\.sensitivity, .firm)
    try open("3D Touch", phone)
    #expect(toggle("3D Touch", phone)?.value == "1")
    #expect(phone.element(label: "Firm")?.traits.contains("selected") == true)
    phone.set(\.is3DTouchEnabled, false)
    phone.wait(0.5)
    #expect(toggle("3D Touch", phone)?.value == "0")
  }

  @Test("Settings.SE2. A change reaches the phone and running apps at once")
  func changes() throws {
    let phone = try phone()
    try phone.home.open("Watching")
    phone.home.show()
    let app = try #require(try phone.home.delegate(of: "Watching") as? WatchingApp)
    try open("3D Touch", phone)
    try tapSwitch("3D Touch", phone)
    #expect(!phone.settings.is3DTouchEnabled)
    try phone.tap("Light")
    phone.wait(0.3)
    #expect(phone.settings.sensitivity == .light)
    phone.home.show()
    try phone.home.open("Watching")
    #expect(app.controller.capabilities == [.unavailable])
  }

  @Test("Keyboards.LA9. The page of keyboards adds and removes them, except the last")
  func keyboards() throws {
    let phone = try phone()
    try open("Keyboard", phone)
    try phone.tap("Keyboards")
    phone.wait(0.8)
    #expect(phone.element(label: "English (US)") != nil)
    try phone.tap("Add New Keyboard…")
    phone.wait(0.8)
    try keep(phone, as: "add-keyboard")
    try phone.tap("Deutsch")
    phone.wait(0.8)
    #expect(phone.settings.keyboardLanguages.active == [.english, .emoji, .german])
    try phone.tap("Edit")
    phone.wait(0.8)
    try keep(phone, as: "keyboards")
    let deletes = phone.elements.filter { $0.label?.hasPrefix("Delete") == true }
    #expect(deletes.count == 3)
    let first = try #require(deletes.min { $0.y < $1.y }).touchPoint
    phone.tap(at: (x: first.x, y: first.y))
    phone.wait(0.8)
    let button = try #require(phone.elements.first { $0.label == "Delete" && $0.x > 200 })
    phone.tap(at: (x: button.x + 20, y: button.y + 20))
    phone.wait(0.8)
    // The current one is the first with letters.
    #expect(phone.settings.keyboardLanguages.active == [.emoji, .german])
    #expect(phone.settings.keyboardLanguages.current == .german)
    phone.set(\.keyboardLanguages, KeyboardLanguages([.german], current: .german) ?? .standard)
    phone.wait(0.8)
    #expect(!phone.elements.contains { $0.label?.hasPrefix("Delete") == true })
  }

  @Test("Keyboards.CU2. A keyboard of an app is added under its app's name, with full access")
  func keyboardsOfApps() throws {
    let phone = try phone()
    let keyboard = CustomKeyboard(
      identifier: BundleIdentifier(prefix: "example.Counter", name: "Keys"), name: "Figures",
      appName: "Counter", requestsFullAccess: true)
    try phone.use(keyboard, nil)
    phone.set(\.customKeyboards, CustomKeyboardChoices())
    try open("Keyboard", phone)
    for title in ["Keyboards", "Add New Keyboard…", "Counter", "Figures — Counter"] {
      try phone.tap(title)
      phone.wait(0.8)
    }
    #expect(phone.settings.customKeyboards.active == [keyboard.identifier])
    #expect(phone.settings.customKeyboards.fullAccess.isEmpty)
    try phone.tap("Allow Full Access")
    phone.wait(0.8)
    #expect(phone.settings.customKeyboards.fullAccess == [keyboard.identifier])
  }

  @Test("Settings.SE2. System Haptics, volume, appearance and text size are those of the phone")
  func others() throws {
    let phone = try phone()
    try open("Sounds & Haptics", phone)
    try tapSwitch("System Haptics", phone)
    #expect(!phone.environment.systemHaptics)
    try phone.perform(.decrement, on: "Ringer Volume")
    phone.wait(0.3)
    #expect(phone.environment.ringerVolume < 1)
    // The buttons at the side change what the app shows.
    let volume = phone.element(label: "Ringer Volume")?.value
    phone.press(.volumeDown)
    phone.wait(0.3)
    #expect(phone.element(label: "Ringer Volume")?.value != volume)
    try phone.tap("Settings")
    phone.wait(0.8)
    try phone.tap("Display & Brightness")
    phone.wait(0.8)
    try tapSwitch("Dark", phone)
    #expect(phone.settings.isDark)
    try phone.perform(.increment, on: "Text Size")
    phone.wait(0.3)
    #expect(phone.settings.contentSize > .large)
  }

  @Test("Settings.SE2. The passcode protects files while the phone is locked")
  func passcode() throws {
    let phone = try phone()
    try open("Passcode", phone)
    try tapSwitch("Passcode", phone)
    #expect(phone.settings.hasPasscode)
  }

  @Test("Settings.SE9. An app opens its settings without a question, and the way back is there")
  func openedByApp() throws {
    let phone = try phone()
    try phone.home.open("Watching")
    try phone.home.run("Watching") {
      let url = try #require(URL(string: UIApplication.openSettingsURLString))
      #expect(UIApplication.shared.canOpenURL(url))
      UIApplication.shared.open(url)
    }
    phone.wait(1)
    #expect(phone.home.openApp == "Settings")
    #expect(phone.element(label: "Sounds & Haptics") != nil)
    try phone.perform(script: #"{"back": true}"#)
    phone.wait(1)
    #expect(phone.home.openApp == "Watching")
    // The next time the list of pages is shown again.
    try open("Battery", phone)
    phone.home.show()
    try phone.home.open("Watching")
    try phone.home.run("Watching") {
      let url = try #require(URL(string: UIApplication.openSettingsURLString))
      UIApplication.shared.open(url)
    }
    phone.wait(1)
    #expect(phone.element(label: "Sounds & Haptics") != nil)
  }

  @Test("Settings.SE4. The surface shows the force, with the taps of a peek and a pop")
  func forceTrial() throws {
    let phone = try phone()
    try open("3D Touch", phone)
    let surface = try #require(phone.element(label: "Force"))
    let place = (x: surface.x + surface.width / 2, y: min(surface.y + 100, 640))
    for force in [0.8, 2.5, 5.5] {
      phone.touch(
        TouchReport(
          ContactID(1), force == 0.8 ? .began : .moved, x: place.x, y: place.y,
          pressure: .touches(force)))
      phone.wait(0.3)
    }
    #expect(phone.element(label: "Force")?.value == "Pop")
    #expect(phone.haptics == [.soundPeek, .soundPop])
    phone.touch(TouchReport(ContactID(1), .ended, x: .nan, y: .nan))
    phone.wait(0.3)
    #expect(phone.element(label: "Force")?.value == "Press here")
  }

  @Test("Settings.SE5. Only apps of the system change settings")
  func permission() throws {
    let phone = try phone()
    try phone.home.open("Watching")
    phone.home.requestSetting(.switch(.dark, true), of: "com.example.Watching")
    #expect(!phone.settings.isDark)
    #expect(phone.notes.contains { $0.word == "not-permitted" && $0.app == "Watching" })
  }

  @Test("Settings.SE5. A value that the setting cannot have is noted and changes nothing")
  func invalid() throws {
    let phone = try phone()
    try phone.home.open("Settings")
    let before = phone.settings
    for setting: SystemSetting in [
      .choice(.sensitivity, "soft"), .choice(.textSize, ""), .level(.brightness, 2),
      .level(.volume, -1), .level(.autoLock, .infinity),
    ] { phone.home.requestSetting(setting, of: "org.tactus.Settings") }
    #expect(phone.settings == before)
    #expect(phone.notes.count { $0.app == "Settings" && $0.word == "no-use" } == 5)
  }
}
