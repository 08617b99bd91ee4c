import Foundation
import PhoneTesting
import Testing
import UIKit

extension OneInAProcess {
  /// Steps Navigation.NB15–NB19.
  @MainActor @Suite(.serialized) struct ItemGroupTests {
    private final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let page = UIViewController()
      lazy var navigation = UINavigationController(rootViewController: page)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
      var eventLog: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        page.title = "Tea"
        page.view.backgroundColor = .systemBackground
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return true
      }

      func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(
          title: title, primaryAction: UIAction(title: title) { _ in self.eventLog.append(title) })
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone11)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    @Test("Navigation.NB15. The bar follows the scroll view that the app has set")
    func contentScrollView() {
      let (phone, app) = launch()
      phone.run {
        app.navigation.navigationBar.prefersLargeTitles = true
        let box = UIView(frame: app.page.view.bounds)
        app.scroll.contentSize = CGSize(width: 414, height: 3000)
        app.page.view.addSubview(box)
        box.addSubview(app.scroll)
        app.window?.layoutIfNeeded()
        #expect(app.page.contentScrollView(for: .top) == nil)
        app.page.setContentScrollView(app.scroll, for: .top)
        #expect(app.page.contentScrollView(for: .top) === app.scroll)
        #expect(app.page.contentScrollView(for: .bottom) == nil)
        app.page.setContentScrollView(app.scroll)
        #expect(app.page.contentScrollView(for: .bottom) === app.scroll)
        app.window?.layoutIfNeeded()
      }
      phone.wait(0.1)
      let large = phone.run { app.navigation.navigationBar.frame.height }
      phone.run {
        app.scroll.contentOffset.y += 300
        app.window?.layoutIfNeeded()
      }
      phone.wait(0.1)
      #expect(large == 96 && phone.run { app.navigation.navigationBar.frame.height } == 44)
      phone.run {
        app.page.setContentScrollView(nil)
        #expect(app.page.contentScrollView(for: .top) == nil)
      }
    }

    @Test(
      "Navigation.NB16, Navigation.NB17. Groups at both sides, and those of the middle in a menu")
    func groups() throws {
      let (phone, app) = launch()
      phone.run {
        let item = app.page.navigationItem
        item.leadingItemGroups = [.fixedGroup(items: [app.item("A"), app.item("B")])]
        item.trailingItemGroups = [app.item("Y").creatingFixedGroup()]
        item.pinnedTrailingGroup = app.item("Z").creatingFixedGroup()
        item.centerItemGroups = [
          app.item("Cut").creatingOptionalGroup(customizationIdentifier: "cut")
        ]
      }
      phone.wait(0.2)
      for title in ["A", "B", "Y", "Z"] { try phone.tap(title) }
      #expect(app.eventLog == ["A", "B", "Y", "Z"])
      try phone.tap("More")
      phone.wait(0.6)
      try phone.tap("Cut")
      phone.wait(0.6)
      #expect(app.eventLog.last == "Cut")
      phone.run { app.page.navigationItem.leadingItemGroups[0].isHidden = true }
      phone.wait(0.2)
      #expect(throws: (any Error).self) { try phone.tap("A") }
    }

    @Test("Navigation.NB18. A title menu is shown by a tap on the title")
    func titleMenu() throws {
      let (phone, app) = launch()
      phone.run {
        app.page.navigationItem.titleMenuProvider = { suggested in
          #expect(suggested.isEmpty)
          return UIMenu(children: [UIAction(title: "Share") { _ in app.eventLog.append("share") }])
        }
      }
      phone.wait(0.2)
      try phone.tap("Tea")
      phone.wait(0.6)
      try phone.tap("Share")
      phone.wait(0.6)
      #expect(app.eventLog == ["share"])
    }

    /// A delegate that allows all titles but one.
    private final class Namer: NSObject, UINavigationItemRenameDelegate {
      var names: [String] = []
      func navigationItem(
        _ navigationItem: UINavigationItem, didEndRenamingWith title: String
      ) { names.append(title) }
      func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
      ) -> (String, Range<String.Index>) {
        let text = names.isEmpty ? suggestedTitle + " of " + suggestedTitle : "Never"
        return (text, text.startIndex..<text.endIndex)
      }
      func navigationItem(
        _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
      ) -> Bool { title != "Never" }
    }

    @Test("Navigation.NB22. The title's menu renames the item")
    func renames() throws {
      let (phone, app) = launch()
      let namer = Namer()
      phone.run { app.page.navigationItem.renameDelegate = namer }
      phone.wait(0.2)
      try phone.tap("Tea")
      phone.wait(0.6)
      try phone.tap("Rename")
      phone.wait(1)
      try phone.tap("Done")
      phone.wait(1)
      #expect(namer.names == ["Tea of Tea"] && app.page.navigationItem.title == "Tea of Tea")
      try phone.tap("Tea of Tea")
      phone.wait(0.6)
      try phone.tap("Rename")
      phone.wait(1)
      try phone.tap("Done")
      phone.wait(1)
      #expect(namer.names.count == 1 && app.page.navigationItem.title == "Tea of Tea")
    }

    @Test("Navigation.NB19. A back action replaces the pop")
    func backAction() throws {
      let (phone, app) = launch()
      let next = phone.run {
        let next = UIViewController()
        next.title = "Green"
        next.navigationItem.backAction = UIAction { _ in app.eventLog.append("back") }
        app.navigation.pushViewController(next, animated: false)
        return next
      }
      phone.wait(0.3)
      try phone.tap("Tea")
      phone.wait(0.6)
      #expect(app.eventLog == ["back"] && app.navigation.topViewController === next)
    }

    @Test("Navigation.NB16. An item knows the group that has it")
    func groupOfItem() {
      let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
      let group = UIBarButtonItemGroup.fixedGroup(items: [one])
      #expect(one.buttonGroup === group && other.buttonGroup == nil)
      group.barButtonItems = [other]
      #expect(one.buttonGroup == nil && other.buttonGroup === group)
    }
  }
}
