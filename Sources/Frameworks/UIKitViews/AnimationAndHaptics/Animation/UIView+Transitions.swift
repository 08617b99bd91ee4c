// Transitions between the old and new contents of a view (Views.V18–V21).
extension UIView {
  /// Changes the contents of a view with the transition of the options.
  static func beginTransition(
    of view: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
    _ changes: @escaping () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let timing = ViewAnimation.Timing.curve(options.curve.timingFunction)
    let animation = ViewAnimation(
      duration: duration, delay: 0, timing: timing, options: options, completion: completion)
    guard let transition = options.transition else { return animation.run(changes) }
    animation.run {
      if animation.duration > 0, ViewAnimation.areEnabled { transition.begin(animation, of: view) }
      options.contains(.allowAnimatedContent) ? changes() : ViewAnimation.without(changes)
    }
  }

  /// Replaces a view with another, with the transition of the options.
  static func replace(
    _ fromView: UIView, by toView: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let outer = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: outer, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          outer.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// The transition bits, as numbered in Apple's header.
  private static let transitionBits = UInt(7) << 20

  /// The transition that the bits encode; nil for none.
  var transition: ViewTransition? {
    ViewTransition(rawValue: (rawValue & Self.transitionBits) >> 20)
  }

  /// Flips the view about its vertical axis, the left side coming to the front (Views.V20).
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// Flips the view about its vertical axis, the right side coming to the front.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// Curls the old contents up, like a page; here they dissolve into the new (Views.V20).
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// Curls the new contents down, like a page; here the old dissolve into them (Views.V20).
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// Dissolves the old contents into the new (Views.V19).
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// Flips the view about its horizontal axis, the top coming to the front.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// Flips the view about its horizontal axis, the bottom coming to the front.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

  /// Animates the changes made in a transition instead of applying them at once (Views.V18).
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Hides and shows the views of a transition instead of removing and adding them (Views.V21).
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
}
