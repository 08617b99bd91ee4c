/// The tab in which the user searches, with the system's title and image.
///
/// Steps Tabs.TA5…
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a search tab.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: "magnifyingglass"),
      identifier: "search", viewControllerProvider: viewControllerProvider)
  }

  /// Whether the search begins with the selection of the tab.
  open var automaticallyActivatesSearch = false
}
