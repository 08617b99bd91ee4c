extension UIViewController {
  /// This controller, its descendants and its presented controllers, with all of their descendants.
  package var withAllDescendants: [UIViewController] {
    let inner = children + [presentedViewController].compactMap(\.self)
    // All controllers of a presentation chain return the same presented controller.
    let own = inner.filter { $0.parent === self || $0.presentingViewController === self }
    return [self] + own.flatMap(\.withAllDescendants)
  }

  /// Returns the nearest ancestor of a class.
  func nearestAncestor<Controller: UIViewController>() -> Controller? {
    sequence(first: self, next: \.container).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }
}
