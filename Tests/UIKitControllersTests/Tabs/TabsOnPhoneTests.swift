import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// An app of two tabs on a phone, one with a navigation controller.
  @MainActor @Suite(.serialized) struct TabsOnPhoneTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate {
      var window: UIWindow?
      let tabs = UITabBarController()
      let list = UIViewController(), details = UIViewController(), other = Other()
      lazy var navigation = UINavigationController(rootViewController: list)
      var lets = true
      var heard: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        for controller in [list, details, other] {
          controller.view.backgroundColor = .systemBackground
        }
        other.eventLog = { [unowned self] in heard.append($0) }
        (list.title, details.title, other.title) = ("Patterns", "Heart", "Settings")
        details.hidesBottomBarWhenPushed = true
        navigation.tabBarItem = UITabBarItem(
          title: "Library", image: picture(round: false), tag: 0)
        other.tabBarItem.image = picture(round: true)
        other.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [navigation, other]
        tabs.delegate = self
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        return true
      }

      private func picture(round: Bool) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 25, height: 25)).image { _ in
          let rect = CGRect(x: 1, y: 1, width: 23, height: 23)
          (round ? UIBezierPath(ovalIn: rect) : UIBezierPath(rect: rect)).fill()
        }
      }

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { lets }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { heard.append("chose \(viewController.tabBarItem.title ?? "")") }
    }

    fileprivate final class Other: UIViewController {
      var eventLog: (String) -> Void = { _ in return }

      override func viewWillAppear(_ animated: Bool) { eventLog("comes") }
      override func viewDidDisappear(_ animated: Bool) { eventLog("is gone") }
    }

    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("tabs-\(name)")
      return image
    }

    // Tabs.TB1–TB5.
    @Test("Users select a controller in the bar, unless the delegate prevents it")
    func chooses() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      #expect(app.tabs.tabBar.frame == CGRect(x: 0, y: 729, width: 375, height: 83))
      #expect(app.list.view.safeAreaInsets.bottom == 83 && app.list.view.safeAreaInsets.top == 88)
      #expect(app.list.tabBarController === app.tabs && app.tabs.selectedIndex == 0)
      #expect(app.heard == [] && app.other.view.window == nil)
      #expect(phone.element(label: "Library")?.traits.contains("selected") == true)
      #expect(phone.element(label: "Settings")?.value == "3 items")
      try phone.tap("Settings")
      phone.waitUntilIdle()
      #expect(app.heard == ["comes", "chose Settings"])
      #expect(app.tabs.selectedViewController === app.other && app.navigation.view.window == nil)
      let image = try look(phone, "chosen")
      // The selected image has the tint, the other is gray.
      #expect(image.pixel(2 * 281, 2 * 748).prefix(3) == [0, 122, 255])
      #expect(image.pixel(2 * 94, 2 * 748).prefix(3) == [142, 142, 147])
      app.lets = false
      try phone.tap("Library")
      phone.waitUntilIdle()
      #expect(app.tabs.selectedIndex == 1 && app.heard.count == 2)
      #expect(phone.element(label: "Settings")?.traits.contains("selected") == true)
      phone.run { app.tabs.selectedIndex = 0 }
      #expect(app.heard == ["comes", "chose Settings", "is gone"])
    }

    @Test(
      "Tabs.TB6. A navigation controller uses its root controller's item, unless it has its own")
    func items() {
      let root = UIViewController()
      root.title = "Grid"
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      #expect(tabs.tabBar.items?.map(\.title) == ["Grid"])
      navigation.pushViewController(UIViewController(), animated: false)
      root.title = "Pots"
      #expect(tabs.tabBar.items?.map(\.title) == ["Pots"])
      root.tabBarItem = UITabBarItem(title: "Kettles", image: nil, tag: 0)
      #expect(tabs.tabBar.items?.map(\.title) == ["Kettles"])
      navigation.title = "Kitchen"
      navigation.tabBarItem = UITabBarItem(title: "Stove", image: nil, tag: 0)
      #expect(tabs.tabBar.items?.map(\.title) == ["Stove"])
    }

    // Tabs.TB1, Tabs.TB5, Views.V9.
    @Test("A pushed controller can hide the bar; a second selection pops to the root")
    func hides() throws {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.set(\.isDark, true)
      phone.waitUntilIdle()
      _ = try look(phone, "dark")
      phone.run { app.navigation.pushViewController(app.details, animated: true) }
      phone.tap(at: (x: 180, y: 400))
      phone.waitUntilIdle()
      #expect(app.tabs.tabBar.frame.maxX == 0 && app.details.view.safeAreaInsets.bottom == 0)
      try phone.tap("Patterns")
      phone.waitUntilIdle()
      #expect(app.tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
      #expect(app.list.view.safeAreaInsets.bottom == 49)
      phone.run {
        app.details.hidesBottomBarWhenPushed = false
        app.navigation.pushViewController(app.details, animated: false)
      }
      try phone.tap("Library")
      phone.waitUntilIdle()
      #expect(app.navigation.viewControllers == [app.list] && app.heard == ["chose Library"])
      phone.rotate(to: .landscapeRight)
      phone.waitUntilIdle()
      #expect(app.tabs.tabBar.frame == CGRect(x: 0, y: 343, width: 667, height: 32))
      _ = try look(phone, "sideways")
    }
  }
}
