/// The search tab, with the system's title and image (Tabs.TA5…).
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Creates a search tab.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: "magnifyingglass"),
      identifier: "search", viewControllerProvider: viewControllerProvider)
  }

  /// Whether selecting the tab starts the search.
  open var automaticallyActivatesSearch = false
}
