/// The delegate of a search controller.
///
/// All methods are optional. Step Search.SE9.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Presents the search controller; one that is not presented afterwards presents itself.
  func presentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search controller is about to present itself.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search controller has presented itself.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search controller is about to dismiss itself.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search controller has dismissed itself.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that the search bar is about to have another placement; not called, as it
  /// is always below the navigation bar.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Tells the delegate that the search bar has another placement; not called.
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
