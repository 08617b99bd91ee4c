extension UIWindow {
  /// The controller that fills the window in front of others: the one that was presented last.
  var frontController: UIViewController? {
    var front = rootViewController
    while let next = front?.presentedViewController { front = next }
    return front
  }

  /// SB3: a phone with square corners keeps nothing free where there is no status bar.
  var insetsWithoutStatusBar: UIEdgeInsets {
    var insets = screen.safeInsets(of: frame)
    let hasSquareCorners = screen.device.screen.cornerRadius == 0
    if hasSquareCorners, frontController?.isStatusBarHidden == true { insets.top = 0 }
    return insets
  }
}

extension UIViewController {
  /// The style that it, or the child that it names, wants.
  var statusBarStyle: UIStatusBarStyle {
    childForStatusBarStyle?.statusBarStyle ?? preferredStatusBarStyle
  }

  /// Whether it, or the child that it names, wants no status bar.
  var isStatusBarHidden: Bool {
    childForStatusBarHidden?.isStatusBarHidden ?? prefersStatusBarHidden
  }
}

extension UIScreen {
  /// What of the screen the status bar leaves to an app.
  @available(*, deprecated, message: "use the bounds of the window")
  public var applicationFrame: CGRect {
    let front = keyWindow?.frontController
    let area = device.screen.uprightSafeArea
    let top = front?.isStatusBarHidden == true ? 0 : CGFloat(area.top)
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
}

extension UIApplication {
  private var statusBar: UIStatusBarManager? {
    scenes.lazy.compactMap { ($0 as? UIWindowScene)?.statusBarManager }.first
  }

  /// How light what is in the status bar is.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  public var statusBarStyle: UIStatusBarStyle { statusBar?.statusBarStyle ?? .default }
  /// Whether there is no status bar.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  public var isStatusBarHidden: Bool { statusBar?.isStatusBarHidden ?? false }
  /// How the interface is held.
  @available(*, deprecated, message: "use the interfaceOrientation of the window scene")
  public var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.interfaceOrientation }
  /// Where the status bar is.
  @available(*, deprecated, message: "use the statusBarManager of the window scene")
  public var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }
}
