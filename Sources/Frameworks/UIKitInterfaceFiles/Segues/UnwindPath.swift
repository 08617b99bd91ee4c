@_spi(UIKitModules) import TactusUIKitViews

/// The way back of an unwind segue (Storyboards.SG8).
@MainActor
enum UnwindPath {
  /// Returns the controller at which an unwind segue ends: the first that performs the action, of
  /// the children of each ancestor and of the controllers that present them; nil for none.
  static func destination(
    of action: Selector, from source: UIViewController, _ sender: Any?
  ) -> UIViewController? {
    let origin = UIStoryboardUnwindSegueSource(source, action, sender)
    var next = above(source)
    while let current = next {
      if let found = search(current, origin) { return found }
      next = above(current)
    }
    return nil
  }

  /// Returns to the destination: dismisses what is presented, pops what is pushed.
  static func perform(_ segue: UIStoryboardSegue) {
    let (source, destination) = (segue.source, segue.destination)
    let animated = UIView.areAnimationsEnabled
    let ancestors = Set(sequence(first: source, next: above).map(ObjectIdentifier.init))
    let containers = Array(sequence(first: destination, next: \.parent))
    for (child, container) in zip(containers, containers.dropFirst()) {
      switch container {
      case let navigation as UINavigationController where navigation.topViewController !== child:
        navigation.popToViewController(child, animated: animated)
      case let tabs as UITabBarController where tabs.selectedViewController !== child:
        tabs.selectedViewController = child
      default: break
      }
      container.unwind(for: segue, towards: child)
    }
    let presenter = containers.first { container in
      guard let presented = container.presentedViewController else { return false }
      return presented.presentingViewController === container
        && ancestors.contains(ObjectIdentifier(presented))
    }
    presenter?.dismiss(animated: animated)
  }

  // MARK: Internals

  private static func above(_ controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.presentingViewController
  }

  private static func search(
    _ controller: UIViewController, _ origin: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: origin).reversed() {
      if let found = search(child, origin) { return found }
    }
    let isEnd = controller.canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, sender: origin.sender)
    return isEnd ? controller : nil
  }
}
