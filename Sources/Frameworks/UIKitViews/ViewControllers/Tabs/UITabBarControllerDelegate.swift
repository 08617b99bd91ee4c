/// The delegate of a tab bar controller, which observes, prevents and animates selections.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks the delegate whether a user may select a view controller.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after the user selected a view controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator of a change of the selection; `nil` for none (Tabs.TB8).
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interactive transitioning object of a change with an animator; `nil` makes it
  /// noninteractive (Tabs.TB8).
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the supported interface orientations (Tabs.TB9).
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Returns the preferred interface orientation for presentation; never called, because the phone
  /// presents controllers in the screen's orientation.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
  /// Asks the delegate whether a user may select a tab (Tabs.TA7).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Called after a tap on a tab, with the tab that was selected before (Tabs.TA7).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Returns the controllers of a tab in the stack of its managing group's navigation controller
  /// (Tabs.TA9).
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]
  /// Notifies the delegate that the user hid or showed tabs; never called.
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// Called after the user has reordered a group; never called.
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
  /// Called before the user edits the tabs; never called.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// Called after the user has edited the tabs; never called.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  /// Called before the user customizes the tab bar; never called.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  /// Called before the customization ends; never called.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Called after the user has customized the tab bar; never called.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
}

extension UITabBarControllerDelegate {
  /// Returns `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Returns the result for the tab's view controller.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    self.tabBarController(tabBarController, shouldSelect: tab.shownController)
  }
  /// Calls the method for the tab's view controller.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    self.tabBarController(tabBarController, didSelect: selectedTab.shownController)
  }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {}
  /// Does nothing.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
  /// Does nothing.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns the proposed controllers.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
  /// Returns all orientations but upside down.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Returns portrait.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}
