extension UIViewController {
  /// Replaces the view of a child view controller with that of another, animated (Views.V21).
  ///
  /// The new view is added to the old one's superview before the animations, and the old one is
  /// removed after them.
  ///
  /// - Parameters:
  ///   - fromViewController: The child view controller whose view is shown.
  ///   - toViewController: The child view controller whose view is shown instead.
  ///   - duration: Seconds; 0 changes immediately.
  ///   - options: The transition and the timing.
  ///   - animations: Makes the changes that are animated.
  ///   - completion: Called at the end with whether the transition completed.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      NSException(
        name: .invalidArgumentException,
        reason: "both view controllers must be children of \(type(of: self)), which replaces the "
          + "view of one by that of the other"
      ).raise()
    }
    let (old, new): (UIView, UIView) = (fromViewController.view, toViewController.view)
    guard let outer = old.superview else {
      animations?()
      completion?(true)
      return
    }
    let hasTransition = options.transition != nil
    if !hasTransition { UIView.performWithoutAnimation { outer.addSubview(new) } }
    UIView.transition(with: outer, duration: duration, options: options) {
      if hasTransition { outer.addSubview(new) }
      animations?()
      if hasTransition, new !== old { old.removeFromSuperview() }
    } completion: { isFinished in
      if new !== old { old.removeFromSuperview() }
      completion?(isFinished)
    }
  }
}
