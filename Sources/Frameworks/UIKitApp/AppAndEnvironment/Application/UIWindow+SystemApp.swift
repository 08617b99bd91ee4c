extension UIWindow {
  /// Shows the list of a system app under a large title, above which the list pushes its pages.
  ///
  /// - Parameter list: The view controller of the list.
  /// - Returns: The window, which the app's delegate keeps.
  package static func show(list: UIViewController) -> UIWindow {
    let pages = UINavigationController(rootViewController: list)
    pages.navigationBar.prefersLargeTitles = true
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    return window
  }
}
