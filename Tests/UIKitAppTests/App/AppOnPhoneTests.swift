import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// UIKit apps on a simulated phone.
  @MainActor @Suite(.serialized) struct AppOnPhoneTests {
    /// The app of the tests: shows the force of a press, and has a button that plays feedback.
    fileprivate final class Scale: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let plate = Plate(frame: CGRect(x: 0, y: 100, width: 375, height: 300))
      let button = UIControl(frame: CGRect(x: 100, y: 500, width: 100, height: 50))
      let tick = UISelectionFeedbackGenerator()
      var shakes = 0

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(plate)
        window.rootViewController?.view.addSubview(button)
        button.isAccessibilityElement = true
        button.accessibilityLabel = "Tare"
        button.addTarget(self, action: Selector("tare", calling: Scale.tare), for: .touchUpInside)
        window.makeKeyAndVisible()
        return true
      }

      func tare() {
        plate.grams = 0
        tick.selectionChanged()
      }

      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        shakes += 1
      }
    }

    fileprivate final class Plate: UIView {
      var grams: CGFloat = 0
      var capabilities: [UIForceTouchCapability] = []
      var heard: [UITouch.Phase] = []

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        capabilities.append(traitCollection.forceTouchCapability)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { weigh(touches) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { weigh(touches) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { weigh(touches) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        weigh(touches)
      }

      private func weigh(_ touches: Set<UITouch>) {
        for touch in touches {
          heard.append(touch.phase)
          let isOver = touch.phase == .ended || touch.phase == .cancelled
          guard touch.maximumPossibleForce > 0, !isOver else { continue }
          grams = max(grams, touch.force / touch.maximumPossibleForce * 385)
        }
      }
    }

    @Test("The force of a press reaches the app, on a phone with a force sensor")
    func weighing() {
      let phone = SimulatedPhone(.iPhone7)
      let scale = phone.launch(Scale.self)
      // The traits are known from the start, so nobody is notified of them.
      #expect(scale.plate.traitCollection.forceTouchCapability == .available)
      #expect(scale.plate.capabilities == [])
      phone.press(at: (180, 200), force: 10.0 / 3, for: 0.5, ramp: 0.3)
      phone.waitUntilIdle()
      #expect(abs(scale.plate.grams - 192.5) < 2)
      #expect(scale.plate.heard.first == .began)
      #expect(scale.plate.heard.last == .ended)
      #expect(Set(scale.plate.heard) == [.began, .moved, .ended])
    }

    @Test("A control is found by its label, and its feedback is played")
    func control() throws {
      let phone = SimulatedPhone(.iPhone7)
      let scale = phone.launch(Scale.self)
      scale.plate.grams = 99
      try phone.tap("Tare")
      phone.waitUntilIdle()
      #expect(scale.plate.grams == 0)
      #expect(phone.haptics == [.selection])
    }

    @Test("When 3D Touch is disabled, views are notified, and presses have no force")
    func switchedOff() {
      let phone = SimulatedPhone(.iPhone7)
      let scale = phone.launch(Scale.self)
      phone.set(\.is3DTouchEnabled, false)
      phone.waitUntilIdle()
      #expect(scale.plate.capabilities == [.unavailable])
      phone.press(at: (180, 200), force: 5, for: 0.5)
      phone.waitUntilIdle()
      #expect(scale.plate.grams == 0)
    }

    // AppLife.L6, AppLife.L7, Touches.R3.
    @Test("A long press begins in the phone's time; a shake reaches the app; Home cancels touches")
    func times() {
      let phone = SimulatedPhone(.iPhone7)
      let scale = phone.launch(Scale.self)
      let press = UILongPressGestureRecognizer()
      var states: [UIGestureRecognizer.State] = []
      press.onAction { states.append($0.state) }
      scale.plate.addGestureRecognizer(press)
      phone.press(at: (180, 200), for: 0.45)
      phone.waitUntilIdle()
      #expect(states == [])
      phone.press(at: (180, 200), for: 0.6)
      phone.waitUntilIdle()
      #expect(states.first == .began)
      #expect(states.last == .ended)
      phone.shake()
      phone.waitUntilIdle()
      #expect(scale.shakes == 1)
      #expect(UIApplication.shared.applicationState == .active)
      phone.press(.home)
      phone.waitUntilIdle()
      #expect(UIApplication.shared.applicationState == .background)
    }
  }
}
