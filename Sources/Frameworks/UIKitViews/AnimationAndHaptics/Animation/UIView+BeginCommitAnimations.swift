// The older form of animations, between a beginning and a commit; deprecated on an iPhone. The
// steps Views.V22–V24.
extension UIView {
  /// Begins an animation of all changes until it is committed; animations can be nested.
  ///
  /// - Parameters:
  ///   - animationID: The name that the delegate receives.
  ///   - context: A pointer that the delegate receives.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    BeginCommitAnimation.begin(animationID, context)
  }

  /// Commits the innermost animation.
  public class func commitAnimations() {
    programmingPrecondition(
      BeginCommitAnimation.commit(), "commitAnimations() without beginAnimations(_:context:)")
  }

  /// Sets the delegate, which is notified of the start and the end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BeginCommitAnimation.open.last?.delegate = delegate as AnyObject?
  }

  /// Sets the method of the delegate that is called at the start, with the name and the context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BeginCommitAnimation.open.last?.willStart = selector
  }

  /// Sets the method of the delegate that is called at the end: with the name, an `NSNumber` that
  /// is true unless the animation was interrupted, and the context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BeginCommitAnimation.open.last?.didStop = selector
  }

  /// Sets the duration in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BeginCommitAnimation.open.last?.ownDuration = duration
  }

  /// Sets the delay before the animation begins, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BeginCommitAnimation.open.last?.delay = delay
  }

  /// Sets the date at which the animation begins, in place of a delay.
  public class func setAnimationStart(_ startDate: Date) {
    BeginCommitAnimation.open.last?.delay = max(0, startDate.timeIntervalSinceNow)
  }

  /// Begins a transition of a view, before its contents are changed (Views.V28).
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - view: The view whose contents change.
  ///   - cache: Whether the view is pictured only at the start and at the end; here it always is.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let transition = ViewTransition(rawValue: UInt(transition.rawValue)) else { return }
    BeginCommitAnimation.open.last?.begin(transition, of: view)
  }

  /// Sets the timing curve; ease-in and ease-out by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BeginCommitAnimation.open.last?.curve = curve
  }

  /// Sets the number of repetitions; may be fractional.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BeginCommitAnimation.open.last?.repeatCount = repeatCount
  }

  /// Sets whether the animation plays backwards after each run.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BeginCommitAnimation.open.last?.autoreverses = repeatAutoreverses
  }

  /// Sets whether the animation starts from the current state; here it has no effect, because
  /// animations always do (Views.V13).
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
