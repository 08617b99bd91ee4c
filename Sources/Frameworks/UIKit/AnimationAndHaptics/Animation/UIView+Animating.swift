extension UIView {
  /// Makes changes of views as an animation.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 changes at once.
  ///   - delay: Seconds before it begins.
  ///   - options: How it goes.
  ///   - animations: Makes the changes.
  ///   - completion: Is told when all are over, and whether they were not broken off.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = ViewAnimation.Pace.curve(options.curve.timingFunction)
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: pace, options: options, completion: completion)
    animation.run(animations)
  }

  /// Makes changes of views as an animation, slow at its beginning and at its end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Makes changes of views as an animation by springs (V14).
  ///
  /// - Parameters:
  ///   - duration: Seconds until the springs rest.
  ///   - delay: Seconds before they begin.
  ///   - dampingRatio: 1 does not bounce; less bounces.
  ///   - velocity: Of the beginning, in whole ways a second.
  ///   - options: How it goes; the curve does not matter.
  ///   - animations: Makes the changes.
  ///   - completion: Is told when all are over, and whether they were not broken off.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = ViewAnimation.Pace.spring(ratio: dampingRatio, velocity: velocity)
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: pace, options: options, completion: completion)
    animation.run(animations)
  }

  /// Makes changes that are not animated, whatever animation they are in.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.without(actionsWithoutAnimation)
  }

  /// Says whether changes are animated at all.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  /// Whether changes are animated at all.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// How long the animation lasts that is being made, in seconds; 0 where there is none.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
