import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of the suggestions for a search, in an app on a phone.
  @MainActor @Suite(.serialized) struct SearchSuggestionTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate, UISearchResultsUpdating {
      var window: UIWindow?
      let search = UISearchController(searchResultsController: nil)
      let log = EventLog()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let root = UIViewController()
        root.navigationItem.searchController = search
        search.searchResultsUpdater = self
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: root)
        window?.makeKeyAndVisible()
        return true
      }

      func updateSearchResults(for searchController: UISearchController) {}
      func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
      ) { log.note("chose \(searchSuggestion.representedObject as? String ?? "none")") }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhoneX)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      let tea = UISearchSuggestionItem(localizedSuggestion: "Green tea")
      tea.representedObject = "tea"
      let milk = UISearchSuggestionItem(
        localizedAttributedSuggestion: NSAttributedString(string: "Milk"),
        localizedDescription: "Milk of a cow")
      app.search.searchSuggestions = [tea, milk]
      return (phone, app)
    }

    @Test("Search.SG1. Suggestions are shown during the search only")
    func showing() {
      let (phone, app) = launch()
      #expect(phone.element(label: "Green tea") == nil)
      phone.run { app.search.isActive = true }
      phone.wait(1)
      #expect(phone.element(label: "Green tea") != nil)
      phone.run { app.search.searchSuggestions = nil }
      phone.wait(0.1)
      #expect(phone.element(label: "Green tea") == nil)
    }

    @Test("Search.SG2. A suggestion is a row with its text, read by its description")
    func rows() throws {
      let (phone, app) = launch()
      phone.run { app.search.isActive = true }
      phone.wait(1)
      let (tea, milk) = (
        try #require(phone.element(label: "Green tea")),
        try #require(phone.element(label: "Milk of a cow"))
      )
      #expect(tea.height == 44 && milk.y - tea.y == 44)
    }

    @Test("Search.SG3. A tap on a suggestion tells the object that updates the results")
    func choosing() throws {
      let (phone, app) = launch()
      phone.run { app.search.isActive = true }
      phone.wait(1)
      try phone.tap("Green tea")
      phone.wait(0.3)
      #expect(app.log.take() == ["chose tea"] && app.search.searchBar.text?.isEmpty != false)
    }
  }
}
