import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Peek and pop of view controllers on phones with force sensors (Previews.PV1…).
  @MainActor @Suite(.serialized) struct PreviewOnPhoneTests {
    fileprivate final class Page: UIViewController {
      var items: [any UIPreviewActionItem] = []
      var eventLog: [String] = []

      override var previewActionItems: [any UIPreviewActionItem] { items }
      override func viewDidLoad() {
        view.backgroundColor = .systemOrange
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 250, height: 60))
        label.text = "Boiled eggs, 6:30"
        label.font = .systemFont(ofSize: 28, weight: .bold)
        view.addSubview(label)
      }
      override func viewWillAppear(_ animated: Bool) { eventLog.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { eventLog.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) { eventLog.append("disappeared") }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate,
      UIViewControllerPreviewingDelegate
    {
      var window: UIWindow?
      let root = UIViewController()
      let page = Page()
      var rows: [UIView] = []
      var asked: [CGPoint] = []
      var committed = 0
      var context: (any UIViewControllerPreviewing)?
      lazy var navigation = UINavigationController(rootViewController: root)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        root.title = "Timers"
        page.title = "Eggs"
        root.view.backgroundColor = .systemBackground
        for (index, name) in ["Tea", "Eggs", "Pasta", "Bread"].enumerated() {
          let row = UILabel(
            frame: CGRect(x: 16, y: 160 + CGFloat(index) * 70, width: 343, height: 60))
          row.text = "  \(name)"
          row.font = .systemFont(ofSize: 24)
          row.backgroundColor = [.systemTeal, .systemYellow, .systemPink, .systemGreen][index]
          rows.append(row)
          root.view.addSubview(row)
        }
        context = root.registerForPreviewing(with: self, sourceView: root.view)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
      }

      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
      ) -> UIViewController? {
        asked.append(location)
        guard let row = rows.first(where: { $0.frame.contains(location) }) else { return nil }
        previewingContext.sourceRect = row.frame
        return page
      }

      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
      ) {
        committed += 1
        root.show(viewControllerToCommit, sender: self)
      }
    }

    private let eggs = (x: 180.0, y: 260.0)

    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("peek-\(name)")
      return image
    }

    private func finger(
      _ phone: SimulatedPhone, _ phase: TouchSample.Phase, _ y: Double = 260, force: Double? = nil
    ) {
      phone.touch(
        TouchReport(
          ContactID(1), phase, x: 180, y: y, pressure: force.map(Pressure.touches) ?? .default))
    }

    private func launch(_ model: PhoneModel = .iPhoneX) -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(model)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    @Test(
      "A light press asks once and blurs; lifting restores everything without feedback")
    func hints() throws {
      let (phone, app) = launch()
      let plain = try look(phone, "plain")
      finger(phone, .began, force: 0.5)
      phone.wait(0.1)
      finger(phone, .moved, force: 1)
      phone.wait(0.1)
      // An average touch does not begin a press.
      #expect(app.asked == [])
      finger(phone, .moved, force: 1.2)
      phone.wait(0.1)
      finger(phone, .moved, force: 1.3)
      phone.wait(0.1)
      #expect(app.asked == [CGPoint(x: 180, y: 260)])
      let hint = try look(phone, "hint")
      // The edge of another row is blurred, that of the pressed row is not.
      #expect(hint.pixel(40, 2 * 160 - 3) != plain.pixel(40, 2 * 160 - 3))
      #expect(hint.pixel(2 * 300, 2 * 260) == plain.pixel(2 * 300, 2 * 260))
      #expect(phone.haptics == [] && app.page.eventLog == [])
      finger(phone, .ended)
      phone.waitUntilIdle()
      let after = try look(phone, "after")
      #expect(after.pixels == plain.pixels)
      #expect(
        app.window?.subviews.contains { "\(type(of: $0))" == "PreviewPresentationView" } == false)
    }

    @Test("A deeper press shows the preview with feedback; lifting dismisses it")
    func peeks() throws {
      let (phone, app) = launch()
      let plain = try look(phone, "plain")
      phone.press(at: eggs, force: 3, for: 1, ramp: 0.5)
      #expect(phone.haptics == [.soundPeek] && app.committed == 0)
      phone.waitUntilIdle()
      #expect(app.page.eventLog == ["will appear", "appeared", "disappeared"])
      #expect(app.page.view.window == nil)
      #expect(try look(phone, "after").pixels == plain.pixels)
      #expect(app.navigation.topViewController === app.root)
    }

    @Test("The card is 28 points narrower than the screen, and has the preferred height")
    func size() throws {
      let (phone, app) = launch()
      finger(phone, .began, force: 3)
      phone.wait(1)
      let bounds = UIScreen.main.bounds
      #expect(
        app.page.view.frame.size == CGSize(width: bounds.width - 28, height: bounds.height - 140))
      _ = try look(phone, "tall")
      finger(phone, .ended)
      phone.waitUntilIdle()
      phone.run { app.page.preferredContentSize = CGSize(width: 0, height: 300) }
      finger(phone, .began, force: 3)
      phone.wait(1)
      #expect(app.page.view.frame.size == CGSize(width: bounds.width - 28, height: 300))
      let image = try look(phone, "peek")
      // A white card would not be visible on white.
      #expect(image.pixel(30, 2 * 700)[0] < 215)
      // The card is in the center, and orange.
      #expect(image.pixel(2 * 187, 2 * 420) == image.pixel(2 * 100, 2 * 420))
      finger(phone, .ended)
      phone.waitUntilIdle()
    }

    @Test("A press to the maximum opens the preview with feedback")
    func pops() throws {
      let (phone, app) = launch()
      finger(phone, .began, force: 3)
      phone.wait(0.6)
      finger(phone, .moved, force: 4.9)
      phone.wait(0.1)
      #expect(app.committed == 0 && phone.haptics == [.soundPeek])
      let scale = app.page.view.superview?.transform.a ?? 0
      #expect(abs(scale - (1 + 0.05 * (4.9 - 4.0 / 3) / (5 - 4.0 / 3))) < 0.001)
      _ = try look(phone, "deep")
      finger(phone, .moved, force: 5.1)
      phone.wait(0.1)
      #expect(app.committed == 1 && phone.haptics == [.soundPeek, .soundPop])
      _ = try look(phone, "opening")
      #expect(app.navigation.viewControllers == [app.root, app.page])
      phone.waitUntilIdle()
      finger(phone, .ended)
      phone.waitUntilIdle()
      #expect(app.page.view.window != nil && app.committed == 1)
      _ = try look(phone, "open")
      #expect(app.page.eventLog.last == "appeared")
    }

    @Test("A preview that is slid up keeps its actions, which can be chosen; a group shows its own")
    func actions() throws {
      let (phone, app) = launch()
      var chosen: [String] = []
      let more = ["1 minute", "5 minutes"].map { name in
        UIPreviewAction(title: name, style: .default) { action, controller in
          chosen.append(action.title + (controller === app.page ? "" : "?"))
        }
      }
      app.page.items = [
        UIPreviewAction(title: "Loud", style: .selected) { action, _ in chosen.append(action.title)
        },
        UIPreviewActionGroup(title: "Longer…", style: .default, actions: more),
        UIPreviewAction(title: "Delete", style: .destructive) { action, _ in
          chosen.append(action.title)
        },
      ]
      func slide() throws {
        finger(phone, .began, force: 3)
        phone.wait(0.6)
        _ = try look(phone, "sign")
        for step in 1...20 {
          finger(phone, .moved, 260 - Double(step) * 10, force: 2)
          phone.wait(1.0 / 60)
        }
      }
      try slide()
      _ = try look(phone, "sliding")
      // A preview that was slid up does not open, whatever the force.
      finger(phone, .moved, 60, force: 6)
      phone.wait(0.1)
      #expect(app.committed == 0)
      finger(phone, .ended, 60)
      phone.waitUntilIdle()
      _ = try look(phone, "actions")
      #expect(app.page.view.window != nil)
      #expect(phone.element(label: "Loud")?.traits.contains("selected") == true)
      try phone.tap("Longer…")
      phone.waitUntilIdle()
      _ = try look(phone, "group")
      #expect(phone.element(label: "Delete") == nil)
      try phone.tap("5 minutes")
      phone.waitUntilIdle()
      #expect(chosen == ["5 minutes"] && app.page.view.window == nil)
      try slide()
      finger(phone, .ended, 60)
      phone.waitUntilIdle()
      // A tap elsewhere dismisses it.
      phone.tap(at: (180, 60))
      phone.waitUntilIdle()
      #expect(chosen == ["5 minutes"] && app.page.view.window == nil && app.committed == 0)
    }

    @Test("Slid up a little, a preview is dismissed when lifted, as without actions")
    func slidesBack() {
      let (phone, app) = launch()
      for items in [[], [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]] {
        app.page.items = items
        finger(phone, .began, force: 3)
        phone.wait(0.6)
        finger(phone, .moved, items.isEmpty ? 60 : 250, force: 3)
        phone.wait(0.1)
        finger(phone, .ended, items.isEmpty ? 60 : 250)
        phone.waitUntilIdle()
        #expect(app.page.view.window == nil)
      }
    }

    @Test(
      "Nothing begins without a preview, without a force sensor, or with 3D Touch disabled")
    func nothing() {
      let (phone, app) = launch()
      phone.press(at: (180, 700), force: 6, for: 0.5, ramp: 0.2)
      phone.waitUntilIdle()
      #expect(app.asked.count == 1 && phone.haptics == [] && app.committed == 0)
      phone.set(\.is3DTouchEnabled, false)
      phone.waitUntilIdle()
      phone.press(at: eggs, force: 6, for: 0.5, ramp: 0.2)
      phone.waitUntilIdle()
      #expect(app.asked.count == 1 && phone.haptics == [])
    }

    @Test("A phone without a force sensor never asks")
    func withoutSensor() {
      let (phone, app) = launch(.iPhone11)
      phone.press(at: eggs, for: 1)
      phone.waitUntilIdle()
      #expect(app.asked == [] && phone.haptics == [])
      #expect(app.root.view.traitCollection.forceTouchCapability == .unavailable)
    }

    @Test("A light sensitivity setting needs less force for a peek, a firm one more")
    func sensitivity() {
      let (phone, _) = launch()
      func peeks(_ sensitivity: ForceSensitivity, _ force: Double) -> Bool {
        phone.set(\.sensitivity, sensitivity)
        phone.forgetHaptics()
        phone.press(at: eggs, force: force, for: 0.3)
        phone.waitUntilIdle()
        return phone.haptics == [.soundPeek]
      }
      #expect(peeks(.light, 1.1) && !peeks(.medium, 1.1))
      #expect(peeks(.medium, 1.4) && !peeks(.firm, 1.4))
      #expect(peeks(.firm, 1.7))
    }

    @Test("Without system haptics the preview is shown without feedback")
    func withoutHaptics() {
      let (phone, app) = launch()
      phone.set(\.systemHaptics, false)
      phone.press(at: eggs, force: 6, for: 0.5, ramp: 0.2)
      phone.waitUntilIdle()
      #expect(phone.haptics == [] && app.committed == 1)
      #expect(phone.suppressed.map(\.reason) == [.systemHapticsOff, .systemHapticsOff])
    }

    @Test("A pan, a cancellation and an unregistration leave nothing behind")
    func cancels() {
      let (phone, app) = launch()
      finger(phone, .began, force: 1.2)
      phone.wait(0.1)
      #expect(app.asked.count == 1)
      finger(phone, .moved, 290, force: 1.2)
      phone.wait(0.1)
      finger(phone, .moved, 290, force: 6)
      phone.wait(0.1)
      finger(phone, .ended, 290)
      phone.waitUntilIdle()
      #expect(phone.haptics == [] && app.window?.subviews.count == 1)
      finger(phone, .began, force: 3)
      phone.wait(0.6)
      finger(phone, .cancelled)
      phone.waitUntilIdle()
      #expect(app.page.view.window == nil && app.window?.subviews.count == 1)
      finger(phone, .began, force: 3)
      phone.wait(0.6)
      #expect(app.page.view.window != nil)
      phone.run { app.context.map(app.root.unregisterForPreviewing) }
      phone.wait(0.6)
      finger(phone, .ended)
      phone.waitUntilIdle()
      #expect(app.page.view.window == nil && app.window?.subviews.count == 1)
      let count = app.asked.count
      phone.press(at: eggs, force: 6, for: 0.5, ramp: 0.2)
      phone.waitUntilIdle()
      #expect(app.asked.count == count)
    }

    @Test("A tap of ordinary force remains a tap, and a peek cancels it")
    func taps() {
      let (phone, app) = launch()
      var taps = 0
      let tap = UITapGestureRecognizer()
      tap.onAction { _ in taps += 1 }
      app.root.view.addGestureRecognizer(tap)
      phone.tap(at: eggs)
      phone.press(at: eggs, force: 1.2, for: 0.2)
      phone.waitUntilIdle()
      #expect(taps == 2 && phone.haptics == [])
      phone.press(at: eggs, force: 2, for: 0.2)
      phone.waitUntilIdle()
      #expect(taps == 2 && phone.haptics == [.soundPeek])
    }

    @Test("A rotation of the screen dismisses the preview")
    func turns() {
      let (phone, app) = launch()
      app.page.items = [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]
      finger(phone, .began, force: 3)
      phone.wait(0.6)
      finger(phone, .moved, 60, force: 2)
      phone.wait(0.1)
      finger(phone, .ended, 60)
      phone.waitUntilIdle()
      #expect(app.page.view.window != nil)
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      #expect(app.page.view.window == nil && app.window?.subviews.count == 1)
    }
  }
}
