import PhoneTesting
import TactusPhone
import TactusPhoneLink
import Testing
import UIKit

/// Names that the user gives to the elements of an app, asked for and written on the screen.
@MainActor
struct ElementNamingTests {
  /// An app with a button that has no label.
  private final class PlainApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      let plain = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      plain.isAccessibilityElement = true
      plain.accessibilityTraits = .button
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      label.text = "Text"
      controller.view.addSubview(plain)
      controller.view.addSubview(label)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  private func phone(_ language: String = "en") throws -> SimulatedPhone {
    let phone = SimulatedPhone(.iPhone6s)
    phone.set(\.language, language)
    for name in ["One", "Two"] {
      phone.home.install(PlainApp.self, named: name, identifier: "com.example.\(name)")
    }
    try phone.home.open("One")
    phone.wait(1)
    phone.voiceOver.isEnabled = true
    phone.wait(4)
    return phone
  }

  @Test(
    "VoiceOver.LB1. SystemAlerts.F1. The name is written in the question, and spoken from then on")
  func naming() throws {
    let phone = try phone()
    #expect(phone.speech.last == "button")
    phone.voiceOver.perform(.label)
    phone.wait(1)
    #expect(phone.alerts.map(\.title) == ["Label Element"])
    #expect(phone.alerts.first?.field == "")
    phone.type("Kitchen")
    phone.wait(0.5)
    #expect(phone.alerts.first?.field == "Kitchen")
    try phone.answer("Save")
    phone.wait(3)
    #expect(phone.speech.last == "Kitchen, button")
    // The app and other clients know nothing of it.
    #expect(!phone.elements.contains { $0.label == "Kitchen" })
    phone.voiceOver.perform(.label)
    phone.wait(1)
    #expect(phone.alerts.first?.field == "Kitchen")
    try phone.answer("Cancel")
    phone.wait(3)
    #expect(phone.speech.last == "Kitchen, button")
  }

  @Test("VoiceOver.LB3. The name is that of the app: it stays when the app ends, another has none")
  func apps() throws {
    let phone = try phone()
    phone.voiceOver.perform(.label)
    phone.wait(1)
    phone.type("Kitchen")
    phone.wait(0.5)
    try phone.answer("Save")
    phone.wait(3)
    try phone.home.terminate("One")
    phone.wait(1)
    for (name, text) in [("Two", "button"), ("One", "Kitchen, button")] {
      phone.voiceOver.isEnabled = false
      phone.press(.home)
      phone.wait(2)
      try phone.home.open(name)
      phone.wait(2)
      phone.voiceOver.isEnabled = true
      phone.wait(4)
      #expect(phone.speech.last == text)
    }
    #expect(phone.settings.elementNameTexts.count == 1)
  }

  @Test(
    "VoiceOver.LB1. The question is in the phone's language",
    arguments: [
      ("de", "Element benennen", ["Abbrechen", "Sichern"]),
      ("pl", "Nazwij rzecz", ["Anuluj", "Zachowaj"]),
    ])
  func languages(language: String, title: String, buttons: [String]) throws {
    let phone = try phone(language)
    phone.voiceOver.perform(.label)
    phone.wait(1)
    #expect(phone.alerts.map(\.title) == [title])
    #expect(phone.alerts.first?.buttons == buttons)
    try phone.answer("Cancel")
    phone.wait(1)
    #expect(phone.alerts.isEmpty)
  }
}
