// Animations as they were written before there were closures: what is changed between a beginning and a
// commit. On an iPhone they are deprecated. The steps V22–V24 are in `Documentation/Behaviour/Views.md`.
extension UIView {
  /// Begins an animation of all changes until it is committed; they can be one in another.
  ///
  /// - Parameters:
  ///   - animationID: What its delegate is told it is called.
  ///   - context: What its delegate is told with it.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    BegunAnimation.begin(animationID, context)
  }

  /// Ends the changes that belong to the innermost animation.
  public class func commitAnimations() {
    precondition(BegunAnimation.commit(), "commitAnimations() without beginAnimations(_:context:)")
  }

  /// Says who is told of beginning and end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.open.last?.delegate = delegate as AnyObject?
  }

  /// Says which method of the delegate is told of the beginning: with name and context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.open.last?.willStart = selector
  }

  /// Says which method of the delegate is told of the end: with name, an `NSNumber` that is true unless
  /// it was broken off, and context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.open.last?.didStop = selector
  }

  /// Says how long it lasts, in seconds; 0.2 otherwise.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.open.last?.ownDuration = duration
  }

  /// Says how long it waits before it begins, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.open.last?.delay = delay
  }

  /// Says how fast it goes from beginning to end; slow, fast, slow otherwise.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.open.last?.curve = curve
  }

  /// Says how many times it goes; a part of one is possible.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.open.last?.repeatCount = repeatCount
  }

  /// Says whether it goes back each time.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.open.last?.autoreverses = repeatAutoreverses
  }

  /// Says whether it begins from what is seen; here it always does (V13).
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
