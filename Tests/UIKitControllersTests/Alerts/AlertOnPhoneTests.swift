import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Alerts and action sheets of an app on a phone: taps, sliding touches and feedback.
  @MainActor @Suite(.serialized) struct AlertOnPhoneTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = UIViewController()
      var alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      var chosen: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        root.view.backgroundColor = .systemBackground
        let ask = UIAction(title: "Ask") { [unowned self] _ in root.present(alert, animated: true) }
        let button = UIButton(type: .system, primaryAction: ask)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        root.view.addSubview(button)
        let stripe = UIView(frame: CGRect(x: 0, y: 380, width: 375, height: 100))
        stripe.backgroundColor = .systemOrange
        root.view.addSubview(stripe)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }

      /// Creates an alert; a title in brackets is a cancel action, one with a mark destructive.
      func make(_ style: UIAlertController.Style, _ names: String...) {
        alert = UIAlertController(
          title: "Delete “Heart Beat”?", message: "It cannot be brought back.",
          preferredStyle: style)
        for name in names {
          let kind: UIAlertAction.Style =
            name.hasPrefix("(") ? .cancel : name.hasSuffix("!") ? .destructive : .default
          let title = name.trimmingCharacters(in: CharacterSet(charactersIn: "()!"))
          alert.addAction(
            UIAlertAction(title: title, style: kind) { [unowned self] action in
              let isGone = root.presentedViewController == nil
              chosen.append((action.title ?? "") + (isGone ? "" : " early"))
            })
        }
      }
    }

    private func launch(_ model: PhoneModel = .iPhoneX) -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(model)
      return (phone, phone.launch(App.self))
    }

    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("alert-\(name)")
      return image
    }

    // Alerts.AL2, Alerts.AL3, Alerts.AL6.
    @Test("A tap on an action dismisses the alert and then calls the handler")
    func answers() throws {
      let (phone, app) = launch()
      app.make(.alert, "Delete!", "(Keep)")
      try phone.tap("Ask")
      phone.waitUntilIdle()
      #expect(app.root.presentedViewController === app.alert)
      #expect(app.root.view.tintAdjustmentMode == .dimmed)
      let (keep, delete) = (phone.element(label: "Keep"), phone.element(label: "Delete"))
      let frames = try [#require(keep), #require(delete)]
      // The cancel action is in the left half of the centered card of 270 points.
      #expect(abs(frames[0].x - 52.5) < 0.2 && frames[1].x - frames[0].x == 135)
      #expect(frames.allSatisfy { $0.width == 135 })
      #expect(frames[0].y == frames[1].y && frames[0].height == 44)
      // Only the alert is accessible.
      #expect(phone.element(label: "Ask")?.isAccessible != true)
      let image = try look(phone, "light")
      // The background is dimmed by a fifth.
      #expect(image.pixel(20, 20).prefix(3).allSatisfy { abs($0 - 204) <= 1 })
      try phone.tap("Delete")
      #expect(app.chosen == [])
      phone.waitUntilIdle()
      #expect(app.chosen == ["Delete"] && app.root.presentedViewController == nil)
      #expect(app.root.view.tintAdjustmentMode != .dimmed && app.alert.view.window == nil)
      #expect(phone.haptics.isEmpty)
    }

    // Alerts.AL5.
    @Test("Sliding over actions plays feedback; lifting outside of them chooses nothing")
    func slides() throws {
      let (phone, app) = launch()
      app.make(.alert, "One", "Two", "Three")
      try phone.tap("Ask")
      phone.waitUntilIdle()
      let places = try ["One", "Two", "Three"].map { name in
        let element = try #require(phone.element(label: name))
        return (x: element.x + element.width / 2, y: element.y + element.height / 2)
      }
      #expect(places[1].y - places[0].y == 44 && places[2].y - places[1].y == 44)
      phone.swipe(from: places[0], to: places[2], for: 0.5)
      phone.waitUntilIdle()
      #expect(app.chosen == ["Three"])
      #expect(phone.haptics == [.selection, .selection], "\(phone.haptics)")
      phone.forgetHaptics()
      try phone.tap("Ask")
      phone.waitUntilIdle()
      phone.swipe(from: places[0], to: (x: 20, y: places[0].y), for: 0.3)
      phone.tap(at: (x: 20, y: 700))
      phone.waitUntilIdle()
      #expect(app.chosen == ["Three"] && app.root.presentedViewController === app.alert)
      #expect(phone.haptics.isEmpty)
    }

    // Alerts.AL4, Alerts.AL7.
    @Test("An action sheet slides up; a touch outside cancels it")
    func sheets() throws {
      let (phone, app) = launch()
      app.make(.actionSheet, "Share", "(Cancel)", "Delete!")
      try phone.tap("Ask")
      phone.waitUntilIdle()
      let cancel = try #require(phone.element(label: "Cancel"))
      #expect(cancel.x == 8 && cancel.width == 359 && cancel.y + cancel.height == 778)
      let delete = try #require(phone.element(label: "Delete"))
      // The cancel action is on a card of its own, 8 points below; others stay in order.
      #expect(delete.y + delete.height == cancel.y - 8 && delete.height == 57)
      #expect(try #require(phone.element(label: "Share")).y == delete.y - 57)
      _ = try look(phone, "sheet")
      try phone.tap("Share")
      phone.waitUntilIdle()
      try phone.tap("Ask")
      phone.waitUntilIdle()
      phone.tap(at: (x: 180, y: 200))
      phone.waitUntilIdle()
      #expect(app.chosen == ["Share", "Cancel"] && app.root.presentedViewController == nil)
    }

    @Test("Dark appearance, landscape, and a phone with square corners")
    func looks() throws {
      let (phone, app) = launch(.iPhone7)
      phone.set(\.isDark, true)
      app.make(.alert, "Replace", "Keep Both of the Patterns", "(Cancel)")
      app.alert.preferredAction = app.alert.actions[0]
      try phone.tap("Ask")
      phone.waitUntilIdle()
      _ = try look(phone, "dark")
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      let image = try look(phone, "sideways")
      #expect(image.width == 750)
      try phone.tap("Cancel")
      phone.waitUntilIdle()
      app.make(.actionSheet, "Share", "Copy", "Rename", "Move", "Print", "(Cancel)")
      try phone.tap("Ask")
      phone.waitUntilIdle()
      _ = try look(phone, "sheet-sideways")
      // Content that does not fit can be scrolled.
      #expect(app.alert.view.bounds.size == CGSize(width: 667, height: 375))
      #expect(app.chosen == ["Cancel"])
    }

    // Alerts.AL3, Alerts.AL8.
    @Test("The escape gesture cancels; disabled actions cannot be chosen")
    func escapes() throws {
      let (phone, app) = launch()
      app.make(.alert, "OK", "(Cancel)")
      app.alert.actions[0].isEnabled = false
      try phone.tap("Ask")
      phone.waitUntilIdle()
      #expect(phone.element(label: "OK")?.traits.contains("not-enabled") == true)
      try phone.tap("OK")
      phone.waitUntilIdle()
      #expect(app.root.presentedViewController === app.alert)
      try phone.perform(.escape, on: "Cancel")
      phone.waitUntilIdle()
      #expect(app.chosen == ["Cancel"] && app.root.presentedViewController == nil)
      // A dismissal by the app calls no handler.
      app.make(.alert, "OK")
      phone.run {
        app.root.present(app.alert, animated: false)
        app.root.dismiss(animated: false)
      }
      #expect(app.chosen == ["Cancel"] && app.root.presentedViewController == nil)
    }
  }
}
