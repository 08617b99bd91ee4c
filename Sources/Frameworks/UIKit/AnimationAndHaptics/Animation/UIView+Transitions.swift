// From what a view shows to what it shows next, as a whole.
// Source: Documentation/Behaviour/Views.md#transitions (V18–V21)
extension UIView {
  /// Changes what a view shows, and goes over from the one to the other as the options say.
  ///
  /// Without a way among the options the changes are animated one by one.
  ///
  /// - Parameters:
  ///   - view: What shows the old and then the new.
  ///   - duration: Seconds; 0 changes at once.
  ///   - options: The way, and how fast it goes.
  ///   - animations: Makes the changes.
  ///   - completion: Is told when it is over, and whether it was not broken off.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = ViewAnimation.Pace.curve(options.curve.timingFunction)
    let animation = ViewAnimation(
      duration: duration, delay: 0, pace: pace, options: options, completion: completion)
    let changes = animations ?? {}
    guard let way = options.way else { return animation.run(changes) }
    animation.run {
      if animation.duration > 0, ViewAnimation.areEnabled { way.begin(animation, of: view) }
      options.contains(.allowAnimatedContent) ? changes() : ViewAnimation.without(changes)
    }
  }

  /// Puts a view in the place of another, and goes over from the one to the other (V21).
  ///
  /// - Parameters:
  ///   - fromView: Goes out of its superview, or is hidden.
  ///   - toView: Comes into it, or is hidden no more.
  ///   - duration: Seconds; 0 changes at once.
  ///   - options: The way, how fast it goes, and whether both stay in the superview.
  ///   - completion: Is told when it is over, and whether it was not broken off.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
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
  /// The bits of the ways, as Apple's header numbers them.
  private static let wayBits = UInt(7) << 20

  /// The way that the bits name; nil for none.
  var way: ViewTransition? { ViewTransition(rawValue: (rawValue & Self.wayBits) >> 20) }

  /// The left side comes to the front, and the right one goes to the back (V20).
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// The right side comes to the front, and the left one goes to the back.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// The old becomes transparent, and the new opaque (V19).
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// The top comes to the front, and the bottom goes to the back.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// The bottom comes to the front, and the top goes to the back.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

  /// What changes in a transition is animated beside it, and not at its end at once (V18).
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Both views of a transition stay where they are, one of them hidden (V21).
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
}
