import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of tabs as objects, in an app on a phone.
  @MainActor @Suite(.serialized) struct TabTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate {
      var window: UIWindow?
      let log = EventLog()
      var allows = true
      /// Whether a group is left out of its stack.
      var skipsGroups = false
      let inbox = UITab(title: "Inbox", image: nil, identifier: "inbox") { _ in UIViewController() }
      lazy var red = UITab(title: "Red", image: nil, identifier: "red") { _ in UIViewController() }
      lazy var blue = UITab(title: "Blue", image: nil, identifier: "blue") { _ in
        UIViewController()
      }
      lazy var labels = UITabGroup(
        title: "Labels", image: nil, identifier: "labels", children: [red, blue])
      let search = UISearchTab { _ in UIViewController() }
      lazy var controller = UITabBarController(tabs: [inbox, labels, search])

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        controller.delegate = self
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        return true
      }

      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
      ) -> Bool {
        log.note("may \(tab.identifier)")
        return allows
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
        previousTab: UITab?
      ) { log.note("\(previousTab?.identifier ?? "none") to \(selectedTab.identifier)") }
      func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
      ) -> [UIViewController] {
        skipsGroups && tab is UITabGroup ? [] : proposedViewControllers
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    @Test("Tabs.TA1. Tabs are items of the bar, with title and badge")
    func items() throws {
      let (phone, app) = launch()
      #expect(app.controller.tabBar.items?.map(\.title) == ["Inbox", "Labels", "Search"])
      phone.run {
        app.inbox.badgeValue = "3"
        app.inbox.title = "All"
      }
      #expect(app.controller.tabBar.items?.first?.badgeValue == "3")
      #expect(app.controller.tabBar.items?.first?.title == "All")
      #expect(app.controller.selectedTab === app.inbox && app.inbox.hasVisiblePlacement)
      #expect(app.controller.tab(forIdentifier: "blue") === app.blue)
      phone.run { app.controller.viewControllers = [UIViewController()] }
      #expect(app.controller.tabs.isEmpty && app.inbox.tabBarController == nil)
    }

    @Test("Tabs.TA2. The provider makes the view controller once, and knows its tab")
    func provider() {
      var asked = 0
      let tab = UITab(title: "One", image: nil, identifier: "one") { _ in
        asked += 1
        return UIViewController()
      }
      let controller = UITabBarController(tabs: [tab])
      #expect(tab.viewController === controller.viewControllers?.first && asked == 1)
      #expect(tab.viewController?.tab === tab)
      let empty = UITab(title: "Two", image: nil, identifier: "two")
      controller.tabs = [tab, empty]
      #expect(empty.viewController == nil && controller.viewControllers?.count == 2)
    }

    @Test("Tabs.TA3. Hidden tabs are not in the bar, and compact identifiers choose its tabs")
    func hidden() {
      let (phone, app) = launch()
      phone.run { app.inbox.isHidden = true }
      #expect(app.controller.tabBar.items?.map(\.title) == ["Labels", "Search"])
      #expect(!app.inbox.hasVisiblePlacement)
      phone.run {
        app.inbox.isHidden = false
        app.controller.compactTabIdentifiers = ["blue", "inbox", "none"]
      }
      #expect(app.controller.tabBar.items?.map(\.title) == ["Blue", "Inbox"])
    }

    @Test("Tabs.TA4. A group shows the controller of its selected tab")
    func group() {
      let (phone, app) = launch()
      phone.run { app.controller.selectedTab = app.labels }
      #expect(app.controller.selectedViewController === app.red.viewController)
      phone.run { app.controller.selectedTab = app.blue }
      #expect(app.controller.selectedViewController === app.blue.viewController)
      #expect(app.controller.selectedTab === app.blue && app.labels.selectedChild === app.blue)
      #expect(app.blue.parent === app.labels && app.blue.managingTabGroup === app.labels)
      #expect(app.controller.tabBar.selectedItem?.title == "Labels")
      let navigation = UINavigationController()
      phone.run {
        app.labels.managingNavigationController = navigation
        app.labels.children = [app.blue, app.red]
      }
      #expect(app.controller.selectedViewController === navigation)
      #expect(navigation.topViewController === app.blue.viewController)
      // A question about the selection leaves the stack as it is.
      let pushed = UIViewController()
      phone.run { navigation.pushViewController(pushed, animated: false) }
      #expect(phone.run { app.controller.selectedTab } === app.blue)
      #expect(navigation.topViewController === pushed)
    }

    @Test("Tabs.TA9. The delegate chooses the controllers of each level of a group's stack")
    func levels() {
      let (phone, app) = launch()
      let inner = UITabGroup(
        title: "Colors", image: nil, identifier: "colors", children: [app.blue]
      ) { _ in UIViewController() }
      let outer = UITabGroup(title: "All", image: nil, identifier: "all", children: [inner]) { _ in
        UIViewController()
      }
      let navigation = UINavigationController()
      phone.run {
        app.labels.children = []
        app.controller.tabs = [app.inbox, outer]
        outer.managingNavigationController = navigation
        app.controller.selectedTab = app.blue
      }
      #expect(app.controller.selectedViewController === navigation)
      let all = [outer, inner, app.blue].compactMap(\.viewController)
      #expect(all.count == 3 && navigation.viewControllers == all)
      phone.run {
        app.skipsGroups = true
        app.controller.selectedTab = app.inbox
        app.controller.selectedTab = app.blue
      }
      #expect(app.controller.selectedViewController === navigation)
      #expect(navigation.viewControllers == [app.blue.viewController])
    }

    @Test("Tabs.TA5. The search tab has the system's title and a symbol")
    func search() {
      let tab = UISearchTab { _ in UIViewController() }
      #expect(tab.title == "Search" && tab.image != nil)
    }

    @Test("Tabs.TA6. A hidden tab bar leaves its room to the content")
    func hiddenBar() {
      let (phone, app) = launch()
      let view = app.controller.selectedViewController?.view
      let with = view?.safeAreaInsets.bottom ?? 0
      phone.run { app.controller.setTabBarHidden(true, animated: true) }
      phone.wait(1)
      #expect(app.controller.isTabBarHidden)
      #expect(app.controller.tabBar.frame.minY >= app.controller.view.bounds.maxY)
      #expect((view?.safeAreaInsets.bottom ?? 0) < with)
      phone.run { app.controller.isTabBarHidden = false }
      phone.wait(0.1)
      #expect(view?.safeAreaInsets.bottom == with)
    }

    @Test("Tabs.TA7. The delegate is asked about tabs, and told of the innermost one")
    func delegate() throws {
      let (phone, app) = launch()
      try phone.tap("Labels")
      phone.wait(0.3)
      #expect(app.log.take() == ["may labels", "inbox to red"])
      app.allows = false
      try phone.tap("Search")
      phone.wait(0.3)
      #expect(app.log.take() == ["may search"] && app.controller.selectedTab === app.red)
    }
  }
}
