extension UIWindow {
  /// The view controller in front: the one that was presented last, or the root.
  var frontmostViewController: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// Device.SB3: on a phone with square corners the top inset is 0 while the status bar is hidden.
  var insetsWithoutStatusBar: UIEdgeInsets {
    var insets = screen.safeInsets(of: frame)
    let hasSquareCorners = screen.device.screen.cornerRadius == 0
    if hasSquareCorners, frontmostViewController?.isStatusBarHidden == true { insets.top = 0 }
    return insets
  }
}

extension UIViewController {
  /// The style that the view controller, or the child that it names, prefers.
  var statusBarStyle: UIStatusBarStyle {
    childForStatusBarStyle?.statusBarStyle ?? preferredStatusBarStyle
  }

  /// Whether the view controller, or the child that it names, hides the status bar.
  var isStatusBarHidden: Bool {
    childForStatusBarHidden?.isStatusBarHidden ?? prefersStatusBarHidden
  }
}

extension UIScreen {
  /// The part of the screen that the status bar leaves to an app.
  @available(*, deprecated, message: "use the bounds of the window")
  public var applicationFrame: CGRect {
    let front = keyWindow?.frontmostViewController
    let area = device.screen.portraitSafeArea
    let top = front?.isStatusBarHidden == true ? 0 : CGFloat(area.top)
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}

extension UIApplication {
  private var statusBar: UIStatusBarManager? {
    scenes.lazy.compactMap { ($0 as? UIWindowScene)?.statusBarManager }.first
  }

  /// The style of the status bar.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  public var statusBarStyle: UIStatusBarStyle { statusBar?.statusBarStyle ?? .default }
  /// A Boolean value that indicates whether the status bar is hidden.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  public var isStatusBarHidden: Bool { statusBar?.isStatusBarHidden ?? false }
  /// The interface orientation.
  @available(*, deprecated, message: "use the interfaceOrientation of the window scene")
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// The frame of the status bar.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  public var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }
}
