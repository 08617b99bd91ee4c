/// The delegate of a search controller.
///
/// All methods are optional (Search.SE9).
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Presents the search controller; if it is not presented afterward, it presents itself.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before the search controller is presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search controller was presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search controller is dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search controller was dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Notifies the delegate before the search bar's placement changes; never called, because it is
  /// always below the navigation bar.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Notifies the delegate that the search bar's placement has changed; never called.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  /// Does nothing.
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
