extension UIViewController {
  /// The name of the exception for a view that would belong to two controllers.
  public nonisolated static let hierarchyInconsistencyException = NSExceptionName(
    "UIViewControllerHierarchyInconsistency")
  /// A notification posted when detail controllers are shown elsewhere; never posted here.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// Returns the nearest controller that handles an action; nil for none.
  func target(forShowing action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.container).first { controller in
      // All controllers have these methods, but only containers show controllers themselves.
      switch action.description {
      case "show:sender:", "showViewController:sender:": controller is UINavigationController
      case "showDetailViewController:sender:": controller is UISplitViewController
      default: controller.canPerformAction(action, withSender: sender)
      }
    }
  }
}
