import Foundation
import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Selected elements of menus, and previews by identifier.
  @MainActor @Suite(.serialized) struct MenuSelectionTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate,
      UIContextMenuInteractionDelegate
    {
      var window: UIWindow?
      let root = UIViewController()
      let eggs = UILabel(frame: CGRect(x: 16, y: 300, width: 160, height: 60))
      let log = EventLog()
      lazy var order = UIBarButtonItem(
        title: "Order",
        menu: UIMenu(children: [
          UIAction(title: "Name") { [unowned self] in log.note($0.title) },
          UIAction(title: "Date") { [unowned self] in log.note($0.title) },
        ]))
      lazy var star = UIBarButtonItem(
        title: "Star",
        primaryAction: UIAction { [unowned self] action in
          log.note("\((action.sender as? UIBarButtonItem)?.isSelected == true)")
        })

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        eggs.isUserInteractionEnabled = true
        eggs.addInteraction(UIContextMenuInteraction(delegate: self))
        root.view.addSubview(eggs)
        root.navigationItem.rightBarButtonItems = [order, star]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: root)
        window?.makeKeyAndVisible()
        return true
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(
          identifier: "eggs" as NSString, previewProvider: nil,
          actionProvider: { _ in UIMenu(children: [UIAction(title: "Boil") { _ in }]) })
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        log.note("old")
        return nil
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
      ) -> UITargetedPreview? {
        log.note("lifts \(identifier)")
        return UITargetedPreview(view: eggs)
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        log.note("returns")
        return nil
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone11)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    private func pictures(below view: UIView) -> [UIImage] {
      ((view as? UIImageView)?.image.map { [$0] } ?? []) + view.subviews.flatMap(pictures)
    }

    @Test("ContextMenus.CM18. The delegate's previews are those of the item with the identifier")
    func previews() {
      let (phone, app) = launch()
      phone.press(at: (x: 60, y: 330), for: 1)
      phone.waitUntilIdle()
      #expect(app.log.take() == ["lifts eggs"])
      phone.tap(at: (x: 200, y: 850))
      phone.waitUntilIdle()
      // Without a method with an identifier, that of the configuration is called.
      #expect(app.log.take() == ["returns"])
    }

    @Test("ContextMenus.CM12. A bar button item shows the chosen action of its menu")
    func barItem() throws {
      let (phone, app) = launch()
      phone.run { app.order.changesSelectionAsPrimaryAction = true }
      phone.waitUntilIdle()
      try phone.tap("Name")
      phone.waitUntilIdle()
      try phone.tap("Date")
      phone.waitUntilIdle()
      #expect(app.log.take() == ["Date"])
      #expect(app.order.menu?.selectedElements.map(\.title) == ["Date"])
      // The button has the title of the action.
      try phone.tap("Date")
      phone.waitUntilIdle()
      try phone.tap("Name")
      phone.waitUntilIdle()
      #expect(app.log.take() == ["Name"] && app.order.title == "Order")
    }

    @Test("Controls.CB14. A bar button item without a menu is a toggle")
    func barToggle() throws {
      let (phone, app) = launch()
      try phone.tap("Star")
      phone.run { app.star.changesSelectionAsPrimaryAction = true }
      phone.waitUntilIdle()
      try phone.tap("Star")
      phone.waitUntilIdle()
      try phone.tap("Star")
      #expect(app.log.take() == ["false", "true", "false"])
    }

    @Test("ContextMenus.CM17. An element shows another image while it is selected")
    func images() throws {
      let (phone, app) = launch()
      let full = try #require(UIImage(systemName: "star.fill"))
      let empty = try #require(UIImage(systemName: "star"))
      let action = UIAction(title: "Favorite", image: empty, selectedImage: full) { _ in }
      phone.run { app.order.menu = UIMenu(children: [action]) }
      for (state, shown, other) in [
        (UIMenuElement.State.off, empty, full), (.on, full, empty),
      ] {
        action.state = state
        phone.waitUntilIdle()
        try phone.tap("Order")
        phone.waitUntilIdle()
        let all = pictures(below: try #require(app.window))
        #expect(all.contains { $0 === shown } && !all.contains { $0 === other })
        phone.tap(at: (x: 60, y: 850))
        phone.waitUntilIdle()
      }
    }
  }
}
