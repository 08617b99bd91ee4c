import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

/// The app switcher on a simulated phone.
@MainActor
struct AppSwitcherTests {
  /// An app that counts the calls of its delegate.
  final class LeavingApp: UIResponder, UIApplicationDelegate {
    static var terminated = 0
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationWillTerminate(_ application: UIApplication) { Self.terminated += 1 }
  }

  /// A phone on which three apps were used: Plain, then Scale, then Leaving, which is in front.
  private func phone(_ model: PhoneModel = .iPhone6s) throws -> SimulatedPhone {
    LeavingApp.terminated = 0
    let phone = SimulatedPhone(model)
    phone.home.install(PlainApp.self, named: "Plain", identifier: "com.example.Plain")
    phone.home.install(ColorApp.self, named: "Scale", identifier: "com.example.Scale")
    phone.home.install(LeavingApp.self, named: "Leaving", identifier: "com.example.Leaving")
    for name in ["Plain", "Scale", "Leaving"] { try phone.home.open(name) }
    return phone
  }

  /// Stores the screen for inspection, if `TACTUS_PICTURES` names a folder for it.
  private func keep(_ phone: SimulatedPhone, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["TACTUS_PICTURES"] else { return }
    let file = URL(fileURLWithPath: folder).appending(path: "switcher-\(name).png")
    try Data(phone.screenshot(scale: 1)).write(to: file)
  }

  @Test(
    "AppSwitcher.G1, AppSwitcher.G2, AppSwitcher.S1. The gesture shows the apps that were used",
    arguments: [PhoneModel.iPhone6s, .iPhoneXS])
  func opens(model: PhoneModel) throws {
    let phone = try phone(model)
    phone.home.openSwitcher()
    #expect(phone.home.isSwitcherShown)
    #expect(phone.home.cards == ["Plain", "Scale", "Leaving"])
    try keep(phone, as: model.name)
    phone.press(.home)
    phone.wait(0.6)
    #expect(!phone.home.isSwitcherShown && phone.home.isShown)
    #expect(phone.home.cards.isEmpty)
    // It opens above the Home screen, too.
    phone.wait(1)
    phone.home.openSwitcher()
    #expect(phone.home.cards == ["Plain", "Scale", "Leaving"])
  }

  @Test("AppSwitcher.G1. Two presses that are far apart are two presses")
  func slowPresses() throws {
    let phone = try phone()
    phone.press(.home)
    phone.wait(0.6)
    phone.press(.home)
    phone.wait(0.6)
    #expect(!phone.home.isSwitcherShown && phone.home.isShown)
  }

  @Test("AppSwitcher.G2. A swipe that does not rest leaves the app, a short one does nothing")
  func swipes() throws {
    let phone = try phone(.iPhoneXS)
    phone.swipe(from: (180, 808), to: (180, 780), for: 1)
    phone.wait(1)
    #expect(phone.home.openApp == "Leaving" && !phone.home.isSwitcherShown)
    phone.home.show()
    #expect(!phone.home.isSwitcherShown && phone.home.isShown)
  }

  @Test("AppSwitcher.G3. A press of the left edge opens it with the systems 9 to 12")
  func edge() throws {
    for (version, opens) in [(8, false), (9, true), (12, true), (13, false)] {
      let phone = try phone()
      phone.set(\.systemVersion, SystemVersion(version))
      let before = phone.haptics.count
      phone.press(at: (6, 300), force: 3)
      phone.wait(0.6)
      #expect(phone.home.isSwitcherShown == opens, "\(version)")
      #expect(phone.haptics.dropFirst(before).contains(.soundPop) == opens)
    }
    // A light touch, and a press elsewhere, belong to the app.
    let phone = try phone()
    phone.set(\.systemVersion, SystemVersion(12))
    phone.press(at: (6, 300), force: 1)
    phone.press(at: (60, 300), force: 4)
    #expect(!phone.home.isSwitcherShown && phone.home.openApp == "Leaving")
  }

  @Test("AppSwitcher.S4. A tap on a card opens its app")
  func switches() throws {
    let phone = try phone(.iPhoneXS)
    try phone.home.switchTo("Scale")
    #expect(phone.home.openApp == "Scale" && !phone.home.isSwitcherShown)
    phone.home.openSwitcher()
    #expect(phone.home.cards == ["Plain", "Leaving", "Scale"])
    // A card beyond the edge is reached, too.
    try phone.home.switchTo("Plain")
    #expect(phone.home.openApp == "Plain")
    let app = try #require(try phone.home.delegate(of: "Scale") as? ColorApp)
    #expect(app.calls.last == "background")
  }

  @Test("AppSwitcher.S5. A flick ends an app, and its card is gone", arguments: [false, true])
  func quits(isSuspended: Bool) throws {
    let phone = try phone()
    phone.home.openSwitcher()
    if isSuspended { phone.wait(6) }
    try phone.home.quit("Leaving")
    #expect(phone.home.cards == ["Plain", "Scale"])
    #expect(!phone.home.runs("com.example.Leaving"))
    #expect(LeavingApp.terminated == (isSuspended ? 0 : 1))
    // The end was asked for.
    try phone.home.quit("Scale")
    try phone.home.quit("Plain")
    #expect(!phone.home.isSwitcherShown && phone.home.isShown)
    #expect(phone.element(label: "Leaving")?.value == nil)
    try phone.home.open("Leaving")
    #expect(phone.home.openApp == "Leaving")
  }

  @Test("AppSwitcher.S5. A card that is flicked a little returns")
  func shortFlick() throws {
    let phone = try phone()
    phone.home.openSwitcher()
    let card = try #require(phone.elements.first { $0.identifier == "card-com.example.Leaving" })
    let place = card.touchPoint
    phone.swipe(from: (place.x, place.y), to: (place.x, place.y - 60), for: 1)
    phone.wait(0.6)
    #expect(phone.home.cards.count == 3 && phone.home.runs("com.example.Leaving"))
    let after = phone.elements.first { $0.identifier == "card-com.example.Leaving" }
    #expect(after?.y == card.y)
  }

  @Test("AppSwitcher.S6. Assistive technologies and the keyboard open and end apps")
  func accessible() throws {
    let phone = try phone()
    phone.home.openSwitcher()
    try phone.perform(.custom("Close"), on: "Leaving")
    phone.wait(0.3)
    #expect(phone.home.cards == ["Plain", "Scale"])
    try phone.perform(.activate, on: "Plain")
    phone.wait(0.6)
    #expect(phone.home.openApp == "Plain")
    phone.home.openSwitcher()
    phone.press(key: .leftArrow)
    phone.wait(0.6)
    phone.press(key: .returnOrEnter)
    phone.wait(0.6)
    #expect(phone.home.openApp == "Scale")
    phone.home.openSwitcher()
    phone.press(key: .escape)
    phone.wait(0.6)
    #expect(!phone.home.isSwitcherShown && phone.home.isShown)
  }

  @Test("AppSwitcher.S1. An ended app stays, a deleted one does not")
  func ended() throws {
    let phone = try phone()
    try phone.home.crash("Leaving", reason: "signal 5")
    try phone.home.uninstall("Plain")
    phone.home.openSwitcher()
    #expect(phone.home.cards == ["Scale", "Leaving"])
    try phone.home.switchTo("Leaving")
    #expect(phone.home.openApp == "Leaving")
  }

  @Test("AppSwitcher.S2. The lock closes it; a finger on it does not reach the icons below")
  func closes() throws {
    let phone = try phone()
    phone.home.openSwitcher()
    phone.press(.side)
    phone.press(.side)
    #expect(!phone.home.isSwitcherShown && phone.home.isShown)
    phone.wait(1)
    phone.home.openSwitcher()
    // The place of the first icon is beside the cards.
    phone.tap(at: (57, 60))
    phone.wait(0.6)
    #expect(!phone.home.isSwitcherShown && phone.home.isShown)
  }

  @Test("AppSwitcher.S3. The phone shows the pictures of the apps at their cards")
  func pictures() throws {
    let phone = try phone()
    // Apps draw while somebody looks at the screen.
    for name in ["Plain", "Scale", "Leaving"] {
      try phone.home.open(name)
      _ = phone.composition
    }
    phone.home.openSwitcher()
    let composition = phone.composition
    let width = 375.0
    let cards = composition.layers.dropFirst().filter { $0.area.width < 0.7 * width }
    #expect(cards.count >= 2 && cards.allSatisfy { $0.frame != nil })
    let front = try #require(cards.last)
    #expect(abs(front.area.x + front.area.width / 2 - width / 2) < 1)
    phone.home.show()
    phone.wait(0.6)
    #expect(phone.composition.layers.count == 1)
  }

  @Test("AppSwitcher.G4. Scripts open it, switch and end apps")
  func script() throws {
    let phone = try phone()
    try phone.perform(
      script: """
        {"switcher": true}
        {"expect": {"label": "Scale"}}
        {"quit": "Leaving"}
        {"switch-to": "Scale"}
        {"expect": {"label": "color", "value": "white"}}
        """)
    #expect(phone.home.openApp == "Scale")
    #expect { try phone.perform(script: #"{"switch-to": "Scales"}"#) } throws: {
      "\($0)".contains("Scale")
    }
  }
}
