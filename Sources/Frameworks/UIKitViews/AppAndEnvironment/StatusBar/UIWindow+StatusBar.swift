extension UIWindow {
  /// The frontmost view controller: the last presented one, or the root.
  package var frontmostViewController: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// The view controller that determines the status bar (Device.SB1).
  var statusBarViewController: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController,
      !(next is any PresentedAlert) || next.modalPresentationCapturesStatusBarAppearance
    {
      front = next
    }
    return front
  }

  /// On a phone with square corners the top inset is 0 while the status bar is hidden (Device.SB3).
  var insetsWithoutStatusBar: UIEdgeInsets {
    var insets = screen.safeInsets(of: frame)
    let hasSquareCorners = screen.device.screen.cornerRadius == 0
    if hasSquareCorners, statusBarViewController?.isStatusBarHidden == true { insets.top = 0 }
    return insets
  }
}

extension UIViewController {
  /// The style preferred by the view controller or the child that it designates.
  var statusBarStyle: UIStatusBarStyle {
    childForStatusBarStyle?.statusBarStyle ?? preferredStatusBarStyle
  }

  /// Whether the view controller or the child that it designates hides the status bar.
  var isStatusBarHidden: Bool {
    childForStatusBarHidden?.isStatusBarHidden ?? prefersStatusBarHidden
  }
}

extension UIApplication {
  package var statusBar: UIStatusBarManager? {
    scenes.lazy.compactMap { ($0 as? UIWindowScene)?.statusBarManager }.first
  }
}
