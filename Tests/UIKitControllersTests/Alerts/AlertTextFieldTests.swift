import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Text fields in alerts, on a phone: appearance, focus, the return key and accessibility.
  @MainActor @Suite(.serialized) struct AlertTextFieldTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = UIViewController()
      let below = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
      var alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      var chosen: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        root.view.backgroundColor = .systemBackground
        below.accessibilityLabel = "Below"
        below.borderStyle = .roundedRect
        root.view.addSubview(below)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }

      func make(_ actions: String..., fields: String...) {
        alert = UIAlertController(
          title: "Sign In", message: "Enter your account.", preferredStyle: .alert)
        for (index, name) in fields.enumerated() {
          alert.addTextField { field in
            field.placeholder = name
            field.accessibilityLabel = name
            field.isSecureTextEntry = index == 1
          }
        }
        for name in actions {
          alert.addAction(
            UIAlertAction(title: name, style: name == "Cancel" ? .cancel : .default) {
              [unowned self] in chosen.append($0.title ?? "")
            })
        }
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhoneX)
      return (phone, phone.launch(App.self))
    }

    private func present(_ app: App, on phone: SimulatedPhone) {
      phone.run { app.root.present(app.alert, animated: true) }
      phone.wait(0.5)
    }

    @Test("Alerts.AL10. Fields are between message and actions, in one frame")
    func places() throws {
      let (phone, app) = launch()
      app.make("Cancel", "Sign In", fields: "Account", "Password")
      #expect(app.alert.textFields?.count == 2)
      present(app, on: phone)
      let fields = try #require(app.alert.textFields).map { $0.convert($0.bounds, to: nil) }
      let action = try #require(phone.element(label: "Cancel"))
      #expect(fields[0].maxY == fields[1].minY && fields[0].height == 30)
      #expect(fields[0].minX == fields[1].minX && abs(fields[0].midX - 187.5) < 0.5)
      #expect(CGFloat(action.y) == fields[1].maxY + 20)
      #expect(app.alert.textFields?[0].font?.pointSize == 13)
      phone.type("anna")
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("alert-fields")
      phone.set(\.isDark, true)
      phone.wait(0.1)
      try DrawingSurface(png: phone.screenshot(scale: 2)).image.keep("alert-fields-dark")
      // An alert without text has fields, too; one without fields has none.
      let bare = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      #expect(bare.textFields == nil)
      bare.addTextField()
      #expect(bare.textFields?.count == 1)
    }

    @Test("Alerts.AL11. The first field is edited; afterwards the former first responder is")
    func focus() throws {
      let (phone, app) = launch()
      try phone.tap("Below")
      #expect(app.below.isEditing)
      app.make("Cancel", fields: "Account", "Password")
      present(app, on: phone)
      let fields = try #require(app.alert.textFields)
      #expect(fields[0].isEditing && !app.below.isEditing)
      try phone.tap("Password")
      #expect(fields[1].isEditing && !fields[0].isEditing)
      phone.type("key")
      #expect(fields[1].text == "key" && fields[1].accessibilityValue == "•••")
      try phone.tap("Cancel")
      phone.wait(0.5)
      #expect(app.chosen == ["Cancel"] && app.below.isEditing && !fields[1].isEditing)
      // The text stays readable for handlers.
      #expect(fields[1].text == "key")
      app.make("OK", fields: "Account")
      phone.run { app.root.present(app.alert, animated: false) }
      #expect(app.alert.textFields?[0].isEditing == true)
    }

    @Test("Alerts.AL12. Return moves on, and chooses the action from the last field")
    func returnKey() throws {
      let (phone, app) = launch()
      app.make("Cancel", "Sign In", fields: "Account", "Password")
      present(app, on: phone)
      let fields = try #require(app.alert.textFields)
      phone.press(key: .returnOrEnter)
      #expect(fields[1].isEditing && app.chosen.isEmpty)
      phone.press(key: .returnOrEnter)
      phone.wait(0.5)
      #expect(app.chosen == ["Sign In"] && app.root.presentedViewController == nil)
      // Of two actions that do not cancel the preferred one is chosen, and without it none.
      app.make("One", "Two", fields: "Account")
      present(app, on: phone)
      phone.press(key: .returnOrEnter)
      phone.wait(0.5)
      #expect(app.chosen == ["Sign In"] && app.root.presentedViewController === app.alert)
      app.alert.preferredAction = app.alert.actions[1]
      app.alert.actions[1].isEnabled = false
      phone.press(key: .returnOrEnter)
      phone.wait(0.5)
      #expect(app.chosen == ["Sign In"])
      app.alert.actions[1].isEnabled = true
      phone.press(key: .returnOrEnter)
      phone.wait(0.5)
      #expect(app.chosen == ["Sign In", "Two"])
    }

    @Test("Alerts.AL10. A touch between fields and actions chooses nothing")
    func touches() throws {
      let (phone, app) = launch()
      app.make("Cancel", "Sign In", fields: "Account")
      present(app, on: phone)
      let field = try #require(app.alert.textFields?[0])
      let frame = field.convert(field.bounds, to: nil)
      phone.tap(at: (x: 187, y: Double(frame.maxY) + 8))
      phone.wait(0.5)
      #expect(app.root.presentedViewController === app.alert && field.isEditing)
      try phone.tap("Sign In")
      phone.wait(0.5)
      #expect(app.chosen == ["Sign In"])
    }
  }
}
