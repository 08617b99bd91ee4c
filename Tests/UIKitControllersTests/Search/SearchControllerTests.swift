import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Steps Search.SE8…SE13: search controllers on a phone.
  @MainActor @Suite(.serialized) struct SearchControllerTests {
    fileprivate final class List: UITableViewController {
      var names = (1...40).map { "Tea \($0)" }
      var onChoice: (() -> Void)?

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice?()
      }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate, UISearchResultsUpdating,
      UISearchControllerDelegate
    {
      var window: UIWindow?
      let list = List()
      let results = List()
      lazy var navigation = UINavigationController(rootViewController: list)
      lazy var search = UISearchController(searchResultsController: results)
      var heard: [String] = []
      var presentsItself = false

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        list.title = "Drinks"
        list.definesPresentationContext = true
        results.names = ["Result"]
        search.searchResultsUpdater = self
        search.delegate = self
        search.searchBar.searchTextField.accessibilityLabel = "Field"
        list.navigationItem.searchController = search
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
      }

      func updateSearchResults(for searchController: UISearchController) {
        heard.append("update '\(searchController.searchBar.text ?? "nil")'")
      }
      func presentSearchController(_ searchController: UISearchController) {
        heard.append("present")
        if presentsItself { list.present(searchController, animated: false) }
      }
      func willPresentSearchController(_ searchController: UISearchController) {
        heard.append("will present")
      }
      func didPresentSearchController(_ searchController: UISearchController) {
        heard.append("did present")
      }
      func willDismissSearchController(_ searchController: UISearchController) {
        heard.append("will dismiss")
      }
      func didDismissSearchController(_ searchController: UISearchController) {
        heard.append("did dismiss")
      }

      func take() -> [String] {
        defer { heard = [] }
        return heard
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.wait(0.2)
      return (phone, app)
    }

    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("search-\(name)")
      return image
    }

    @Test("Search.SE12. The search bar is a row of the navigation bar and scrolls away first")
    func inBar() throws {
      let (phone, app) = launch()
      let bar = app.navigation.navigationBar
      #expect(bar.bounds.height == 96)
      let field = app.search.searchBar.searchTextField
      let frame = field.convert(field.bounds, to: nil)
      #expect(frame == CGRect(x: 16, y: 44 + 44 + 1, width: 343, height: 36))
      #expect(abs(app.list.tableView.adjustedContentInset.top - 140) < 0.01)
      _ = try look(phone, "controller")
      phone.run {
        bar.prefersLargeTitles = true
      }
      phone.wait(0.1)
      #expect(bar.bounds.height == 148)
      _ = try look(phone, "large-title")
      // Scrolling hides the search bar, and then the large title.
      phone.run { app.list.tableView.contentOffset.y += 52 }
      phone.wait(0.1)
      #expect(bar.bounds.height == 96 && app.search.searchBar.alpha == 0)
      phone.run { app.list.tableView.contentOffset.y += 100 }
      phone.wait(0.3)
      #expect(bar.bounds.height == 44)
      phone.run { app.list.navigationItem.hidesSearchBarWhenScrolling = false }
      phone.wait(0.3)
      // The picture lays out what the test has changed outside of a turn of the app.
      _ = try look(phone, "scrolled")
      #expect(abs(bar.bounds.height - 96) < 0.01 && app.search.searchBar.alpha == 1)
      phone.run { app.list.navigationItem.searchController = nil }
      phone.wait(0.3)
      #expect(bar.bounds.height == 44 && app.search.searchBar.superview == nil)
    }

    @Test("Search.SE8, Search.SE9, Search.SE11. A tap begins the search, Cancel ends it")
    func course() throws {
      let (phone, app) = launch()
      try phone.tap("Field")
      #expect(app.search.isActive && app.list.presentedViewController === app.search)
      phone.wait(0.5)
      #expect(app.take() == ["present", "will present", "update ''", "did present"])
      // Only the search bar remains of the navigation bar.
      #expect(app.navigation.navigationBar.bounds.height == 52)
      let field = app.search.searchBar.searchTextField
      #expect(field.convert(field.bounds, to: nil).minY == 45 && field.isEditing)
      let dimmed = try look(phone, "active")
      #expect(dimmed.pixel(20, 1200).prefix(3).allSatisfy { abs($0 - 204) <= 2 })
      phone.type("te")
      phone.wait(0.1)
      #expect(app.take() == ["update 't'", "update 'te'"])
      #expect(phone.element(label: "Result") != nil)
      _ = try look(phone, "results")
      phone.press(key: .returnOrEnter)
      #expect(!field.isEditing && app.search.isActive && app.search.searchBar.text == "te")
      try phone.tap("Cancel")
      phone.wait(0.5)
      #expect(app.take() == ["will dismiss", "update ''", "did dismiss"])
      #expect(!app.search.isActive && app.search.searchBar.text == "")
      #expect(app.list.presentedViewController == nil && phone.element(label: "Result") == nil)
      #expect(phone.element(label: "Cancel") == nil)
      #expect(app.navigation.navigationBar.bounds.height == 96)
      #expect(app.list.tableView.contentOffset.y == -140)
      _ = try look(phone, "ended")
    }

    @Test("Search.SE10. A tap on the dimmed content ends the search; visible content is touched")
    func background() throws {
      let (phone, app) = launch()
      phone.run { app.search.isActive = true }
      phone.wait(0.5)
      #expect(app.search.searchBar.isFirstResponder)
      phone.tap(at: (x: 100, y: 500))
      phone.wait(0.5)
      #expect(!app.search.isActive)
      app.search.obscuresBackgroundDuringPresentation = false
      var isChosen = false
      app.list.onChoice = { isChosen = true }
      phone.run { app.search.isActive = true }
      phone.wait(0.5)
      try phone.tap("Tea 5")
      phone.wait(0.3)
      #expect(isChosen && app.search.isActive)
      // The results can be shown without a text.
      phone.run { app.search.showsSearchResultsController = true }
      phone.wait(0.2)
      #expect(phone.element(label: "Result") != nil)
      phone.type("x")
      phone.run { app.search.showsSearchResultsController = false }
      phone.wait(0.2)
      #expect(phone.element(label: "Result") == nil)
      phone.run { app.search.isActive = false }
      phone.wait(0.5)
      #expect(app.search.presentingViewController == nil)
    }

    @Test("Search.SE9. A delegate presents the search itself; the app dismisses it")
    func own() throws {
      let (phone, app) = launch()
      app.presentsItself = true
      phone.run { app.search.isActive = true }
      phone.wait(0.5)
      #expect(app.take() == ["present", "update ''"])
      #expect(app.search.isActive)
      phone.run { app.list.dismiss(animated: true) }
      phone.wait(0.5)
      #expect(app.take() == ["update ''"] && !app.search.isActive)
    }

    @Test("Search.SE10. Scopes appear with the search, with the text, or by the app alone")
    func scopes() throws {
      let (phone, app) = launch()
      phone.run { app.search.searchBar.scopeButtonTitles = ["All", "Hot"] }
      #expect(app.navigation.navigationBar.bounds.height == 96)
      try phone.tap("Field")
      phone.wait(0.5)
      #expect(app.navigation.navigationBar.bounds.height == 98)
      _ = try look(phone, "active-scopes")
      _ = app.take()
      try phone.tap("Hot")
      #expect(app.take() == ["update ''"])
      try phone.tap("Cancel")
      phone.wait(0.5)
      app.search.scopeBarActivation = .onTextEntry
      try phone.tap("Field")
      phone.wait(0.5)
      #expect(phone.element(label: "Hot") == nil)
      phone.type("a")
      phone.wait(0.5)
      #expect(phone.element(label: "Hot") != nil)
      try phone.tap("Cancel")
      phone.wait(0.5)
      app.search.automaticallyShowsScopeBar = false
      try phone.tap("Field")
      phone.type("a")
      phone.wait(0.5)
      #expect(phone.element(label: "Hot") == nil)
    }

    @Test("Search.SE13. A pushed controller covers the search, which is there on the way back")
    func pushes() throws {
      let (phone, app) = launch()
      let next = UIViewController()
      next.title = "Details"
      next.view.backgroundColor = .systemBackground
      app.results.onChoice = { [unowned app] in
        app.navigation.pushViewController(next, animated: true)
      }
      try phone.tap("Field")
      phone.type("t")
      phone.wait(0.5)
      try phone.tap("Result")
      phone.wait(1)
      #expect(app.navigation.topViewController === next && app.search.isActive)
      #expect(phone.element(label: "Result") == nil)
      _ = try look(phone, "pushed")
      phone.run { _ = app.navigation.popViewController(animated: true) }
      phone.wait(1)
      #expect(phone.element(label: "Result") != nil && app.search.searchBar.text == "t")
      #expect(app.navigation.navigationBar.bounds.height == 52)
      _ = try look(phone, "popped")
      try phone.tap("Cancel")
      phone.wait(0.5)
      #expect(!app.search.isActive && phone.element(label: "Tea 1") != nil)
    }

    @Test("Search.SE11. The escape gesture ends the search; an alert is presented over it")
    func escape() throws {
      let (phone, app) = launch()
      try phone.tap("Field")
      phone.type("t")
      phone.wait(0.5)
      let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      phone.run { app.search.present(alert, animated: true) }
      phone.wait(0.5)
      try phone.tap("OK")
      phone.wait(0.5)
      #expect(app.search.isActive)
      try phone.perform(.escape, on: "Result")
      phone.wait(0.5)
      #expect(!app.search.isActive)
    }

    @Test("Search.SE8. A search bar in the content stays in its place, above the results")
    func inContent() throws {
      let (phone, app) = launch()
      phone.run {
        app.list.navigationItem.searchController = nil
        app.search.searchBar.sizeToFit()
        app.list.tableView.tableHeaderView = app.search.searchBar
      }
      phone.wait(0.2)
      _ = try look(phone, "header")
      try phone.tap("Field")
      phone.type("t")
      phone.wait(0.5)
      let field = app.search.searchBar.searchTextField
      #expect(field.isEditing && app.search.isActive && phone.element(label: "Result") != nil)
      let bottom = app.search.searchBar.convert(app.search.searchBar.bounds, to: nil).maxY
      #expect(app.results.view.convert(app.results.view.bounds, to: nil).minY == bottom)
      _ = try look(phone, "header-results")
      try phone.tap("Cancel")
      phone.wait(0.5)
      #expect(!app.search.isActive && phone.element(label: "Tea 1") != nil)
    }

    @Test("Search.SE15. A container shows the search bar at its top, and the search begins there")
    func container() throws {
      let (phone, app) = launch()
      let container = phone.run {
        app.list.navigationItem.searchController = nil
        let container = UISearchContainerViewController(searchController: app.search)
        app.window?.rootViewController = container
        return container
      }
      phone.wait(0.2)
      let bar = container.searchController.searchBar
      let top = phone.run { container.view.safeAreaInsets.top }
      #expect(bar.frame.minY == top && bar.bounds.width == container.view.bounds.width)
      try phone.tap("Field")
      phone.type("t")
      phone.wait(0.5)
      #expect(app.search.isActive && phone.element(label: "Result") != nil)
    }
  }
}
