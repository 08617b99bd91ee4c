import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// The bars of an app with a navigation controller on a phone.
  @MainActor @Suite(.serialized) struct NavigationOnPhoneTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = UIViewController()
      let details = UIViewController()
      var pressed: [String] = []
      lazy var navigation = UINavigationController(rootViewController: root)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        root.title = "Haptics"
        root.view.backgroundColor = .systemBackground
        let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        stripes.backgroundColor = .systemTeal
        root.view.addSubview(stripes)
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "Edit", style: .plain, target: self,
          action: Selector("edit:", calling: App.edit))
        root.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in push() }),
          UIBarButtonItem(systemItem: .search),
        ]
        details.title = "Sharp Taps"
        details.view.backgroundColor = .systemBackground
        details.navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .done, primaryAction: UIAction { [unowned self] _ in pressed.append("done") })
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
      }

      func edit(_ item: UIBarButtonItem) { pressed.append(item.title ?? "") }
      func push() { navigation.pushViewController(details, animated: true) }
    }

    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot()).image
      image.keep("bars-\(name)")
      return image
    }

    /// Makes a change and lets the app display it.
    private func change(_ phone: SimulatedPhone, _ body: () -> Void) {
      phone.run(body)
      phone.tap(at: (180, 500))
      phone.waitUntilIdle()
    }

    // Navigation.NB1, Navigation.NB3, Navigation.NB6, Navigation.NV7.
    @Test("Bar buttons are found by name and tapped; the back button pops")
    func presses() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      #expect(app.navigation.navigationBar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
      #expect(app.root.view.frame == UIScreen.main.bounds)
      #expect(
        app.root.view.safeAreaInsets == UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0))
      try phone.tap("Edit")
      #expect(app.pressed == ["Edit"])
      let title = phone.element(label: "Haptics")
      #expect(title?.traits.contains("header") == true)
      #expect(phone.element(label: "Search") != nil)
      try phone.tap("Add")
      phone.wait(0.25)
      _ = try look(phone, "sliding")
      phone.waitUntilIdle()
      #expect(app.navigation.topViewController === app.details)
      #expect(app.details.view.safeAreaInsets.top == 88)
      let image = try look(phone, "pushed")
      #expect(image.width == 1125)
      try phone.tap("Done")
      #expect(app.pressed == ["Edit", "done"])
      // The back button has the title of the previous item.
      try phone.tap("Haptics")
      phone.waitUntilIdle()
      #expect(app.navigation.viewControllers == [app.root])
      _ = try look(phone, "root")
    }

    // Navigation.NB1, Navigation.NB11.
    @Test("In landscape the bar is lower and respects the safe area")
    func turns() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.set(\.isDark, true)
      phone.rotate(to: .landscapeLeft)
      phone.waitUntilIdle()
      let bar = app.navigation.navigationBar
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 812, height: 32))
      #expect(
        app.root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
      let edit = try #require(phone.element(label: "Edit"))
      // The notch is at the left now; the text begins 16 points after the safe area.
      #expect(edit.y + 8 == 60, "\(edit)")
      _ = try look(phone, "sideways")
      try phone.tap("Add")
      phone.waitUntilIdle()
      _ = try look(phone, "sideways-pushed")
      phone.rotate(to: .portrait)
      phone.waitUntilIdle()
      #expect(bar.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
      #expect(app.details.view.frame == UIScreen.main.bounds)
      _ = try look(phone, "dark")
    }

    // Navigation.NB7, Navigation.NB8.
    @Test("A large title collapses as the content is scrolled")
    func largeTitle() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      let scroll = UIScrollView()
      change(phone) {
        app.navigation.navigationBar.prefersLargeTitles = true
        scroll.backgroundColor = .systemGroupedBackground
        scroll.contentSize = CGSize(width: 375, height: 2000)
        for row in 0..<20 {
          let view = UIView(
            frame: CGRect(x: 16, y: CGFloat(row) * 100 + 10, width: 343, height: 80))
          view.backgroundColor = .secondarySystemGroupedBackground
          view.layer.cornerRadius = 10
          scroll.addSubview(view)
        }
        app.root.view = scroll
        app.navigation.setViewControllers([app.details, app.root], animated: false)
        app.navigation.setViewControllers([app.root], animated: false)
      }
      let bar = app.navigation.navigationBar
      #expect(bar.frame == CGRect(x: 0, y: 44, width: 375, height: 96))
      #expect(scroll.contentOffset.y == -140)
      _ = try look(phone, "large")
      phone.swipe(from: (180, 600), to: (180, 565), for: 1)
      phone.waitUntilIdle()
      let way = scroll.contentOffset.y + 140
      #expect(way > 15 && way < 52 && abs(bar.frame.height - (96 - way)) < 0.01)
      phone.swipe(from: (180, 600), to: (180, 300), for: 1)
      phone.waitUntilIdle()
      #expect(bar.frame.height == 44)
      _ = try look(phone, "large-scrolled")
      try phone.tap("Add")
      phone.waitUntilIdle()
      #expect(bar.frame.height == 96)
      _ = try look(phone, "large-pushed")
      change(phone) { app.details.navigationItem.largeTitleDisplayMode = .never }
      #expect(bar.frame.height == 44 && app.details.view.safeAreaInsets.top == 88)
    }

    // Navigation.NB10, Navigation.NB11.
    @Test("A toolbar shares its width among flexible spaces, above the safe area")
    func toolbar() throws {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      change(phone) {
        app.root.toolbarItems = [
          UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .play),
          .flexibleSpace(), UIBarButtonItem(systemItem: .action),
        ]
        app.navigation.setToolbarHidden(false, animated: true)
      }
      let toolbar: UIToolbar = app.navigation.toolbar
      #expect(toolbar.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
      #expect(app.root.view.safeAreaInsets.bottom == 78)
      let play = try #require(phone.element(label: "Play"))
      #expect(abs(play.x + play.width / 2 - 187.5) < 0.5)
      _ = try look(phone, "toolbar")
      phone.run { app.details.hidesBottomBarWhenPushed = true }
      try phone.tap("Add")
      phone.waitUntilIdle()
      #expect(toolbar.isHidden && app.details.view.safeAreaInsets.bottom == 34)
      change(phone) { app.navigation.setNavigationBarHidden(true, animated: true) }
      #expect(app.details.view.safeAreaInsets.top == 44 && app.navigation.navigationBar.isHidden)
    }
  }
}
