// Members of Swift 3 and 4; they have other names since Swift 4.2.

extension UIView {
  /// Moves a subview to the front.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// Moves a subview to the back.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The child view controllers.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// Adds a child view controller.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  /// Removes the controller from its parent.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() { removeFromParent() }

  /// Whether the controller is being added to a parent.
  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }

  /// Whether the controller is being removed from its parent.
  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }

  /// The child that determines the style of the status bar.
  @available(*, deprecated, renamed: "childForStatusBarStyle")
  public var childViewControllerForStatusBarStyle: UIViewController? { childForStatusBarStyle }

  /// The child that determines whether the status bar is hidden.
  @available(*, deprecated, renamed: "childForStatusBarHidden")
  public var childViewControllerForStatusBarHidden: UIViewController? { childForStatusBarHidden }

  /// Notifies the controller before it is added to or removed from a parent.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// Notifies the controller after it was added to or removed from a parent.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}
