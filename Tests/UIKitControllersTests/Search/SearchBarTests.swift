import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusDisplayList
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Steps Search.SE1…SE7: search bars and search fields on a phone.
  @MainActor @Suite(.serialized) struct SearchBarTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate, UISearchBarDelegate {
      var window: UIWindow?
      let root = UIViewController()
      let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 375, height: 56))
      var heard: [String] = []
      var refuses: Set<String> = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        root.view.backgroundColor = .systemBackground
        bar.placeholder = "Search"
        bar.delegate = self
        bar.searchTextField.accessibilityLabel = "Field"
        root.view.addSubview(bar)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
      }

      private func ask(_ word: String) -> Bool {
        heard.append(word)
        return !refuses.contains(word)
      }

      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("may begin?") }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begun") }
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("may end?") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("ended") }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        heard.append("text '\(searchText)'")
      }
      func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { ask("\(range.location)+\(range.length) '\(text)'?") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
      func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("results") }
      func searchBar(
        _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
      ) { heard.append("scope \(selectedScope)") }

      func take() -> [String] {
        defer { heard = [] }
        return heard
      }
    }

    private func launch() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhoneX)
      return (phone, phone.launch(App.self))
    }

    private func look(_ phone: SimulatedPhone, _ name: String) throws -> DrawingImage {
      let image = try DrawingSurface(png: phone.screenshot(scale: 2)).image
      image.keep("search-\(name)")
      return image
    }

    @Test("Search.SE1, Search.SE2. Sizes of the bar and its field; the clear button")
    func sizes() throws {
      let (phone, app) = launch()
      let field = app.bar.searchTextField
      phone.run { app.bar.layoutIfNeeded() }
      #expect(field.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
      #expect(app.bar.intrinsicContentSize == CGSize(width: -1, height: 56))
      #expect(field.leftView?.frame.minX == 8)
      #expect(field.returnKeyType == .search && app.bar.autocapitalizationType == .none)
      #expect(field.accessibilityTraits.contains(.searchField))
      #expect(app.bar.text == "" && field.accessibilityValue == "Search")
      _ = try look(phone, "bar")
      try phone.tap("Field")
      phone.type("tea")
      _ = try look(phone, "bar-text")
      try phone.tap("Clear text")
      #expect(app.bar.text == "")
      phone.run {
        app.bar.prompt = "Find a drink"
        app.bar.searchBarStyle = .minimal
      }
      #expect(app.bar.intrinsicContentSize.height == 78)
    }

    @Test("Search.SE3. The delegate is asked and told in order; the app's changes are silent")
    func delegate() throws {
      let (phone, app) = launch()
      app.refuses = ["may begin?"]
      try phone.tap("Field")
      #expect(app.take() == ["may begin?"] && !app.bar.isFirstResponder)
      app.refuses = ["1+0 'x'?"]
      try phone.tap("Field")
      #expect(app.take() == ["may begin?", "begun"] && app.bar.isFirstResponder)
      phone.press(key: .returnOrEnter)
      #expect(app.take() == [])
      phone.type("ax")
      #expect(app.take() == ["0+0 'a'?", "text 'a'", "1+0 'x'?"])
      phone.press(key: .returnOrEnter)
      #expect(app.take() == ["search"] && app.bar.isFirstResponder)
      phone.run { app.bar.text = "tea" }
      #expect(app.take() == [])
      phone.press(key: .deleteOrBackspace)
      #expect(app.take() == ["2+1 ''?", "text 'te'"])
      try phone.tap("Clear text")
      #expect(app.take() == ["text ''"])
      app.refuses = ["may end?"]
      phone.run { #expect(!app.bar.resignFirstResponder()) }
      app.refuses = []
      phone.run { #expect(app.bar.resignFirstResponder()) }
      #expect(app.take() == ["may end?", "may end?", "ended"])
      // An empty search is possible if the app wants it.
      app.bar.enablesReturnKeyAutomatically = false
      phone.run { _ = app.bar.becomeFirstResponder() }
      _ = app.take()
      phone.press(key: .returnOrEnter)
      #expect(app.take() == ["search"])
    }

    @Test("Search.SE4. The cancel button slides in, and is disabled after editing")
    func cancel() throws {
      let (phone, app) = launch()
      #expect(phone.element(label: "Cancel") == nil)
      try phone.tap("Field")
      phone.run { app.bar.setShowsCancelButton(true, animated: true) }
      phone.wait(0.5)
      let button = try #require(phone.element(label: "Cancel"))
      #expect(abs(button.x + button.width - 367) < 0.5)
      #expect(app.bar.searchTextField.frame.maxX == CGFloat(button.x) - 8)
      _ = try look(phone, "cancel")
      try phone.tap("Cancel")
      #expect(app.take().last == "cancel" && app.bar.isFirstResponder)
      phone.run { _ = app.bar.resignFirstResponder() }
      #expect(phone.element(label: "Cancel")?.traits.contains("not-enabled") == true)
      phone.run { app.bar.setShowsCancelButton(false, animated: true) }
      phone.wait(0.5)
      #expect(phone.element(label: "Cancel") == nil && !app.bar.showsCancelButton)
      #expect(app.bar.searchTextField.frame.maxX == 367)
    }

    @Test("Search.SE5. Scopes are below the field")
    func scopes() throws {
      let (phone, app) = launch()
      phone.run { app.bar.scopeButtonTitles = ["All", "Hot", "Cold"] }
      #expect(phone.element(label: "Hot") == nil && app.bar.intrinsicContentSize.height == 56)
      phone.run {
        app.bar.showsScopeBar = true
        app.bar.sizeToFit()
      }
      phone.wait(0.5)
      #expect(app.bar.bounds.height == 102 && app.bar.selectedScopeButtonIndex == 0)
      _ = try look(phone, "scopes")
      try phone.tap("Hot")
      #expect(app.take() == ["scope 1"] && app.bar.selectedScopeButtonIndex == 1)
      phone.run { app.bar.selectedScopeButtonIndex = 2 }
      #expect(app.take() == [])
      phone.run { app.bar.selectedScopeButtonIndex = 9 }
      try phone.tap("All")
      #expect(app.take() == ["scope 0"])
    }

    @Test("Search.SE14. Scopes have the background and divider images of their states")
    func scopeImages() {
      let (phone, app) = launch()
      let (ground, line) = phone.run { (UIImage(), UIImage()) }
      phone.run {
        app.bar.setScopeBarButtonBackgroundImage(ground, for: .selected)
        app.bar.setScopeBarButtonDividerImage(
          line, forLeftSegmentState: .selected, rightSegmentState: .normal)
      }
      #expect(app.bar.scopeBarButtonBackgroundImage(for: .selected) === ground)
      #expect(app.bar.scopeBarButtonBackgroundImage(for: .normal) == nil)
      let divider = app.bar.scopeBarButtonDividerImage(
        forLeftSegmentState: .selected, rightSegmentState: .normal)
      #expect(divider === line)
    }

    @Test("Search.SE6. An empty field has a bookmark button or one of the results")
    func buttons() throws {
      let (phone, app) = launch()
      phone.run { app.bar.showsBookmarkButton = true }
      try phone.tap("Bookmarks")
      #expect(app.take() == ["bookmark"])
      phone.run { app.bar.showsSearchResultsButton = true }
      #expect(phone.element(label: "Bookmarks") == nil)
      _ = try look(phone, "results-button")
      try phone.tap("Search results")
      #expect(app.take() == ["results"])
      phone.run { app.bar.text = "tea" }
      phone.wait(0.1)
      #expect(phone.element(label: "Search results") == nil)
      #expect(phone.element(label: "Clear text") != nil)
    }

    @Test("Search.SE7. Tokens are in front of the text; Delete selects one, then removes it")
    func tokens() throws {
      let (phone, app) = launch()
      let field = app.bar.searchTextField
      phone.run {
        field.text = "green tea"
        let range = field.textRange(
          from: field.beginningOfDocument,
          to: field.position(from: field.beginningOfDocument, offset: 6)
            ?? field.endOfDocument)
        if let range {
          field.replaceTextualPortion(
            of: range, with: UISearchToken(icon: nil, text: "green"), at: 0)
        }
      }
      #expect(field.text == "tea" && field.tokens.count == 1)
      try phone.tap("Field")
      _ = try look(phone, "tokens")
      let token = try #require(phone.element(label: "green"))
      let text = field.convert(field.firstRect(for: field.textualRange), to: nil)
      #expect(CGFloat(token.x + token.width) <= text.minX)
      phone.press(key: .leftArrow, with: [.leftGUI])
      _ = app.take()
      phone.press(key: .deleteOrBackspace)
      #expect(field.tokens.count == 1 && app.take() == [])
      phone.press(key: .deleteOrBackspace)
      #expect(field.tokens.isEmpty && field.text == "tea" && app.take() == ["text 'tea'"])
      phone.run { field.tokens = [UISearchToken(icon: nil, text: "a")] }
      field.allowsDeletingTokens = false
      phone.press(key: .deleteOrBackspace)
      phone.press(key: .deleteOrBackspace)
      #expect(field.tokens.count == 1)
      // A movement of the caret takes the selection back.
      field.allowsDeletingTokens = true
      phone.press(key: .deleteOrBackspace)
      phone.press(key: .rightArrow)
      phone.press(key: .leftArrow)
      phone.press(key: .deleteOrBackspace)
      #expect(field.tokens.count == 1)
    }
  }
}
