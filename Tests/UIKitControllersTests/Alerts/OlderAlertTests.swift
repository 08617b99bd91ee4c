import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Alerts and sheets of the views that iOS 8 replaced, on a phone.
  @MainActor @Suite(.serialized) struct OlderAlertTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    @available(*, deprecated, message: "uses deprecated views")
    fileprivate final class Receiver: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
      let log = EventLog()
      var allows = true

      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        log.note("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "none")")
      }
      func willPresent(_ alertView: UIAlertView) { log.note("will present") }
      func didPresent(_ alertView: UIAlertView) { log.note("did present") }
      func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        log.note("will dismiss \(buttonIndex)")
      }
      func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.note("did dismiss \(buttonIndex)")
      }
      func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
        alertView.alertViewStyle == .default || alertView.textField(at: 0)?.text?.isEmpty == false
      }
      func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        log.note("clicked \(actionSheet.buttonTitle(at: buttonIndex) ?? "none")")
      }
      func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        log.note("did dismiss \(buttonIndex)")
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    @Test("Alerts.OL1. An alert shows itself in front of everything in a window of its own")
    @available(*, deprecated)
    func showing() throws {
      let (phone, app) = launch()
      let receiver = Receiver()
      phone.run {
        UIAlertView(
          title: "Egg", message: "Four minutes are over.", delegate: receiver,
          cancelButtonTitle: "OK"
        ).show()
      }
      phone.wait(0.5)
      #expect(receiver.log.take() == ["will present", "did present"])
      #expect(phone.element(label: "Four minutes are over.") != nil)
      #expect(app.window?.isKeyWindow == false)
      try phone.tap("OK")
      phone.wait(0.5)
      #expect(phone.element(label: "OK") == nil && app.window?.isKeyWindow == true)
    }

    @Test("Alerts.OL2. The delegate is told of the button, and then of the dismissal")
    @available(*, deprecated)
    func choosing() throws {
      let (phone, _) = launch()
      let receiver = Receiver()
      let alert = UIAlertView(
        title: "Delete", message: "Really?", delegate: receiver, cancelButtonTitle: "Cancel",
        otherButtonTitles: "Delete", "Archive")
      #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0)
      #expect(alert.firstOtherButtonIndex == 1 && alert.buttonTitle(at: 3) == nil)
      phone.run { alert.show() }
      phone.wait(0.5)
      #expect(alert.isVisible)
      _ = receiver.log.take()
      try phone.tap("Archive")
      #expect(receiver.log.lines.prefix(2) == ["clicked Archive", "will dismiss 2"])
      phone.wait(0.5)
      #expect(receiver.log.take().last == "did dismiss 2" && !alert.isVisible)
    }

    @Test("Alerts.OL3. An alert that the app dismisses was not clicked")
    @available(*, deprecated)
    func dismissing() {
      let (phone, _) = launch()
      let receiver = Receiver()
      let alert = UIAlertView(
        title: "Egg", message: nil, delegate: receiver, cancelButtonTitle: "OK")
      phone.run { alert.show() }
      phone.wait(0.5)
      _ = receiver.log.take()
      phone.run { alert.dismiss(withClickedButtonIndex: 0, animated: true) }
      phone.wait(0.5)
      #expect(receiver.log.take() == ["will dismiss 0", "did dismiss 0"])
    }

    @Test("Alerts.OL4. Styles have fields, whose text decides about the first other button")
    @available(*, deprecated)
    func fields() throws {
      let (phone, _) = launch()
      let receiver = Receiver()
      let alert = UIAlertView(
        title: "Name", message: "Enter a name.", delegate: receiver, cancelButtonTitle: "Cancel",
        otherButtonTitles: "Save")
      alert.alertViewStyle = .loginAndPasswordInput
      #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
      alert.alertViewStyle = .plainTextInput
      #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
      phone.run { alert.show() }
      phone.wait(0.5)
      _ = receiver.log.take()
      try phone.tap("Save")
      phone.wait(0.5)
      #expect(receiver.log.take().isEmpty && alert.isVisible)
      phone.type("anna")
      phone.wait(0.1)
      #expect(alert.textField(at: 0)?.text == "anna")
      try phone.tap("Save")
      phone.wait(0.5)
      #expect(receiver.log.take() == ["clicked Save", "will dismiss 1", "did dismiss 1"])
    }

    @Test("Alerts.OL5. In a sheet the button that deletes is first, then the one that cancels")
    @available(*, deprecated)
    func sheet() throws {
      let (phone, app) = launch()
      let receiver = Receiver()
      let sheet = UIActionSheet(
        title: "Photo", delegate: receiver, cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete", otherButtonTitles: "Share", "Copy")
      #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
      #expect(sheet.firstOtherButtonIndex == 2 && sheet.numberOfButtons == 4)
      let view = try #require(app.window?.rootViewController?.view)
      phone.run { sheet.show(in: view) }
      phone.wait(0.6)
      #expect(sheet.isVisible)
      try phone.tap("Copy")
      phone.wait(0.6)
      #expect(receiver.log.take() == ["clicked Copy", "did dismiss 3"] && !sheet.isVisible)
      // A touch beside the sheet cancels it.
      phone.run { sheet.show(in: view) }
      phone.wait(0.6)
      phone.tap(at: (180, 60))
      phone.wait(0.6)
      #expect(receiver.log.take() == ["clicked Cancel", "did dismiss 1"])
    }
  }
}
