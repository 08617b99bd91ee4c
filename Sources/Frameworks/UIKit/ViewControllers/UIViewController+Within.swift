extension UIViewController {
  /// Itself, the controllers in it, and those that it presents, with all within them.
  var withAllWithin: [UIViewController] {
    let inner = children + [presentedViewController].compactMap(\.self)
    // Whoever is in the middle of a chain of presentations names the same controller.
    let own = inner.filter { $0.parent === self || $0.presentingViewController === self }
    return [self] + own.flatMap(\.withAllWithin)
  }
}
