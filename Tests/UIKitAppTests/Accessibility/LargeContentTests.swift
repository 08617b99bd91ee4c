import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

/// Steps Accessibility.LC1–Accessibility.LC6.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct LargeContentTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let tabs = UITabBarController()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let pages = ["Weigh", "Log"].map { title in
          let page = UIViewController()
          page.tabBarItem = UITabBarItem(
            title: title, image: UIImage(systemName: "clock"), selectedImage: nil)
          return page
        }
        tabs.viewControllers = pages
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class Chooser: NSObject, UILargeContentViewerInteractionDelegate {
      let item = UIView()
      var ends: [(Bool, CGPoint)] = []

      func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
      ) -> (any UILargeContentViewerItem)? { point.x < 100 ? item : nil }
      func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction,
        didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
      ) { ends.append((item === self.item, point)) }
    }

    private func phone() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.wait(0.5)
      return (phone, app)
    }

    private func touch(
      _ phone: SimulatedPhone, _ phase: TouchSample.Phase, _ x: Double, _ y: Double
    ) { phone.touch(TouchReport(ContactID(1), phase, x: x, y: y)) }

    /// Returns the text of the card on the screen; nil for none.
    private func card(_ phone: SimulatedPhone) -> String? {
      let elements = phone.elements
      guard let card = elements.firstIndex(where: { $0.kind == "LargeContentCard" }) else {
        return nil
      }
      return elements.first { $0.parent == card && $0.kind == "UILabel" }?.label
    }

    @Test("Accessibility.LC1. The viewer is on at the accessibility text sizes, and says so")
    func enabling() {
      let (phone, _) = phone()
      var changes: [Bool] = []
      let watch = NotificationCenter.default.addObserver(
        forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil,
        queue: nil
      ) { _ in
        MainActor.assumeIsolated { changes.append(UILargeContentViewerInteraction.isEnabled) }
      }
      defer { NotificationCenter.default.removeObserver(watch) }
      for size in [ContentSize.extraLarge, .accessibilityLarge, .accessibilityMedium] {
        phone.set(\.contentSize, size)
        phone.wait(0.1)
      }
      phone.set(\.contentSize, .large)
      phone.wait(0.1)
      #expect(changes == [true, false])
    }

    @Test(
      "Accessibility.LC2. A finger that rests on a tab shows it in large; LC3. It follows the finger"
    )
    func tabs() throws {
      let (phone, app) = phone()
      // At the usual sizes nothing is shown.
      touch(phone, .began, 90, 640)
      phone.wait(1)
      #expect(card(phone) == nil)
      touch(phone, .ended, 90, 640)
      phone.wait(0.2)
      phone.set(\.contentSize, .accessibilityLarge)
      phone.wait(0.2)
      let before = try phone.screenshot()
      touch(phone, .began, 90, 640)
      phone.wait(1)
      #expect(card(phone) == "Weigh")
      #expect(try phone.screenshot() != before)
      touch(phone, .moved, 280, 640)
      phone.wait(0.1)
      #expect(card(phone) == "Log")
      touch(phone, .moved, 280, 300)
      phone.wait(0.1)
      #expect(card(phone) == nil && app.tabs.selectedIndex == 0)
      touch(phone, .moved, 280, 640)
      phone.wait(0.1)
      // Accessibility.LC4.
      touch(phone, .ended, 280, 640)
      phone.wait(0.5)
      #expect(card(phone) == nil && app.tabs.selectedIndex == 1)
    }

    @Test("Accessibility.LC3. A delegate chooses the item, and is told where the finger was lifted")
    func delegate() throws {
      let (phone, app) = phone()
      let chooser = Chooser()
      chooser.item.showsLargeContentViewer = true
      chooser.item.largeContentTitle = "Plate"
      let interaction = UILargeContentViewerInteraction(delegate: chooser)
      let view = try #require(app.tabs.selectedViewController?.view)
      phone.run { view.addInteraction(interaction) }
      phone.set(\.contentSize, .accessibilityLarge)
      phone.wait(0.2)
      touch(phone, .began, 50, 200)
      phone.wait(1)
      #expect(card(phone) == "Plate")
      touch(phone, .moved, 200, 210)
      phone.wait(0.1)
      #expect(card(phone) == nil)
      touch(phone, .ended, 200, 210)
      phone.wait(0.1)
      #expect(chooser.ends.map(\.0) == [false])
      #expect(chooser.ends.first?.1 == CGPoint(x: 200, y: 210))
      // What is beside the items keeps its touches.
      touch(phone, .began, 200, 200)
      phone.wait(1)
      #expect(
        card(phone) == nil
          && interaction.gestureRecognizerForExclusionRelationship.state == .possible)
      touch(phone, .ended, 200, 200)
    }

    @Test("Accessibility.LC5. Images grow at the accessibility sizes if they are asked to")
    func images() throws {
      let (phone, app) = phone()
      let image = try #require(UIImage(systemName: "clock"))
      let view = UIImageView(image: image)
      let button = UIButton(type: .system)
      button.setImage(image, for: .normal)
      let usual = view.intrinsicContentSize
      let buttonWidth = button.intrinsicContentSize.width
      phone.run {
        app.window?.addSubview(view)
        app.window?.addSubview(button)
      }
      phone.set(\.contentSize, .accessibilityExtraExtraExtraLarge)
      phone.wait(0.2)
      #expect(view.intrinsicContentSize == usual)
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      button.adjustsImageSizeForAccessibilityContentSizeCategory = true
      #expect(view.intrinsicContentSize.width > 1.5 * usual.width)
      #expect(button.intrinsicContentSize.width > 1.2 * buttonWidth)
      phone.set(\.contentSize, .extraExtraExtraLarge)
      phone.wait(0.2)
      #expect(view.intrinsicContentSize == usual)
    }

    @Test("Accessibility.LC6. Colors have names in the language of the phone")
    func colors() {
      let (phone, _) = phone()
      let colors: [UIColor] = [
        .red, .orange, .yellow, .green, .blue, .purple, .brown, .black, .white, .gray, .clear,
        UIColor(red: 0, green: 0, blue: 0.4, alpha: 1),
        UIColor(red: 1, green: 0.7, blue: 0.7, alpha: 1),
      ]
      #expect(
        colors.map(\.accessibilityName) == [
          "red", "orange", "yellow", "green", "blue", "dark magenta", "brown", "black", "white",
          "gray", "transparent", "dark blue", "light red",
        ])
      phone.set(\.language, "de")
      phone.wait(0.1)
      #expect(colors.suffix(2).map(\.accessibilityName) == ["dunkelblau", "hellrot"])
    }
  }
}
