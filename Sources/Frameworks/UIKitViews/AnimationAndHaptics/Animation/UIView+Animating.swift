extension UIView {
  /// Animates changes to views.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 changes immediately.
  ///   - delay: Seconds before the animation begins.
  ///   - options: The options.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all animations have ended, with whether none was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = ViewAnimation.Timing.curve(options.curve.timingFunction)
    let animation = ViewAnimation(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion)
    animation.run(animations)
  }

  /// Animates changes to views with ease-in and ease-out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates changes to views with springs (Views.V14).
  ///
  /// - Parameters:
  ///   - duration: Seconds until the springs settle.
  ///   - delay: Seconds before the animation begins.
  ///   - dampingRatio: 1 does not bounce; less bounces.
  ///   - velocity: The initial velocity, in total distances a second.
  ///   - options: The options; the curve is ignored.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all animations have ended, with whether none was interrupted.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = ViewAnimation.Timing.spring(ratio: dampingRatio, velocity: velocity)
    let animation = ViewAnimation(
      duration: duration, delay: delay, timing: timing, options: options, completion: completion)
    animation.run(animations)
  }

  /// Makes changes in an animation that are repeated, while the others are not (Views.V29).
  ///
  /// - Parameters:
  ///   - count: The number of repetitions; may be fractional.
  ///   - autoreverses: Whether the animations of the changes play backwards after each run.
  ///   - animations: Makes the changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let around = ViewAnimation.current else { return animations() }
    let repetition = RepeatedAnimation(
      around: around, count: Float(count), autoreverses: autoreverses)
    ViewAnimation.within(repetition, animations)
  }

  /// Makes changes without animating them, even inside an animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.without(actionsWithoutAnimation)
  }

  /// Sets whether changes are animated at all.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

  /// A Boolean value that indicates whether changes are animated at all.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// The duration of the enclosing animation in seconds; 0 outside of an animation.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
