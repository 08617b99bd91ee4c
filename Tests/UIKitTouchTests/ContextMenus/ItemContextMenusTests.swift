import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Context menus of rows, items and bar buttons (ContextMenus.CM12, ContextMenus.CM13).
  @MainActor @Suite(.serialized) struct ItemContextMenusTests {
    fileprivate final class TestController: UITableViewController, UICollectionViewDataSource,
      UICollectionViewDelegate
    {
      var eventLog: [String] = []
      /// The commands of the edit menus of rows; nil for no such menus.
      var editCommands: Set<String>?
      /// Whether taps perform the primary actions of rows and items.
      var performsPrimaryActions = false
      /// Whether a menu is one of all selected items.
      var hasMenuOfSeveral = false
      lazy var grid = UICollectionView(
        frame: CGRect(x: 0, y: 400, width: 320, height: 200),
        collectionViewLayout: UICollectionViewFlowLayout())

      private func configuration(_ name: String) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(
          identifier: name as NSString,
          actionProvider: { [unowned self] _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in self.eventLog.append("copy \(name)") }]
            )
          })
      }

      override func viewDidLoad() {
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = self
        grid.delegate = self
        title = "TestController"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Sort", menu: UIMenu(children: [UIAction(title: "Up") { _ in }]))
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        5
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        eventLog.append("selected \(indexPath.row)")
      }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        indexPath.row == 0 ? nil : configuration("row \(indexPath.row)")
      }
      override func tableView(
        _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
      ) -> Bool { editCommands != nil }
      override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?
      ) -> Bool { editCommands?.contains(action.description) ?? false }
      override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
      ) { eventLog.append("\(action) row \(indexPath.row)") }
      override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { eventLog.append("shows \(configuration.identifier)") }
      override func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { eventLog.append("ends \(configuration.identifier)") }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? { configuration("item \(indexPath.item)") }
      func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
      ) -> UIContextMenuConfiguration? {
        hasMenuOfSeveral ? configuration("items \(indexPaths.map(\.item))") : nil
      }
      func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
      ) -> Bool { performsPrimaryActions }
      func collectionView(
        _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
      ) { eventLog.append("opens item \(indexPath.item)") }
      override func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
      ) -> Bool { performsPrimaryActions }
      override func tableView(
        _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
      ) { eventLog.append("opens row \(indexPath.row)") }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let desk = TestController(style: .plain)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: desk)
        window?.makeKeyAndVisible()
        window?.addSubview(desk.grid)
        return true
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone8)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    // ContextMenus.CM13.
    @Test(
      "A long press on a row shows its menu without selecting; a row without a menu is selected"
    )
    func rows() throws {
      let (phone, app) = launch()
      let row = try #require(phone.element(label: "Row 2"))
      phone.press(at: (100, row.y + 20), for: 0.6)
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["shows row 2"])
      try phone.tap("Copy")
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["shows row 2", "ends row 2", "copy row 2"])
      app.desk.eventLog = []
      let first = try #require(phone.element(label: "Row 0"))
      phone.press(at: (100, first.y + 20), for: 0.6)
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["selected 0"])
    }

    @Test("EditMenus.EM11. A row without a context menu shows the edit menu that its delegate has")
    func editMenus() throws {
      let (phone, app) = launch()
      let row = try #require(phone.element(label: "Row 0"))
      phone.run { app.desk.editCommands = ["copy:", "paste:"] }
      phone.press(at: (100, row.y + 20), for: 0.6)
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == [])
      #expect(phone.element(label: "Cut") == nil && phone.element(label: "Paste") != nil)
      try phone.tap("Copy")
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["copy: row 0"])
      #expect(phone.element(label: "Paste") == nil)
      // No command that the delegate performs: no menu, and the row is selected.
      phone.run {
        app.desk.editCommands = []
        app.desk.eventLog = []
      }
      phone.press(at: (100, row.y + 20), for: 0.6)
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["selected 0"])
    }

    @Test("ContextMenus.CM13. A long press on an item shows its menu")
    func items() throws {
      let (phone, app) = launch()
      phone.press(at: (25, 425), for: 0.6)
      phone.waitUntilIdle()
      try phone.tap("Copy")
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["copy item 0"])
    }

    @Test("ContextMenus.CM13. A long press on one of several selected items shows the menu of all")
    func severalItems() throws {
      let (phone, app) = launch()
      phone.run {
        app.desk.hasMenuOfSeveral = true
        app.desk.grid.allowsMultipleSelection = true
        for item in [2, 0] {
          app.desk.grid.selectItem(
            at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
        }
      }
      phone.press(at: (25, 425), for: 0.6)
      phone.waitUntilIdle()
      try phone.tap("Copy")
      phone.waitUntilIdle()
      phone.press(at: (85, 425), for: 0.6)
      phone.waitUntilIdle()
      try phone.tap("Copy")
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["copy items [0, 2]", "copy items [1]"])
    }

    @Test("Collections.CV75, Tables.TB97. A tap performs the permitted primary action")
    func primaryActions() throws {
      let (phone, app) = launch()
      try phone.tap("Row 1")
      phone.tap(at: (25, 425))
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["selected 1"])
      phone.run {
        app.desk.eventLog = []
        app.desk.performsPrimaryActions = true
      }
      try phone.tap("Row 0")
      phone.tap(at: (25, 425))
      phone.waitUntilIdle()
      #expect(app.desk.eventLog == ["selected 0", "opens row 0", "opens item 0"])
    }

    @Test("ContextMenus.CM12. A bar button without an action shows its menu when it is tapped")
    func bars() throws {
      let (phone, app) = launch()
      #expect(phone.element(label: "Sort")?.hint == "Double tap to show menu")
      try phone.tap("Sort")
      phone.waitUntilIdle()
      #expect(phone.element(label: "Up") != nil && app.desk.eventLog == [])
    }
  }
}
