extension UIViewController {
  /// This controller, its descendants and its presented controllers, with all of their descendants.
  var withAllDescendants: [UIViewController] {
    let inner = children + [presentedViewController].compactMap(\.self)
    // Every controller of a chain of presentations returns the same presented controller.
    let own = inner.filter { $0.parent === self || $0.presentingViewController === self }
    return [self] + own.flatMap(\.withAllDescendants)
  }
}
