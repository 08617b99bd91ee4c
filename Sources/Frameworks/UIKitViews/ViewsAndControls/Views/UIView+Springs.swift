extension UIView {
  /// Animates changes to views with a spring of a perceptual duration (Views.V31).
  ///
  /// - Parameters:
  ///   - duration: The seconds after which the movement appears to end; it continues until the
  ///     spring rests.
  ///   - bounce: 0 does not bounce, positive values do; −1…1.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  ///   - delay: Seconds before the animation begins.
  ///   - options: The options; the curve is ignored.
  ///   - animations: Makes the changes.
  ///   - completion: Called when all animations have ended, with whether none was interrupted.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing: ViewAnimation.Timing
    let settling: TimeInterval
    if duration > 0 {
      let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      spring.initialVelocity = initialSpringVelocity
      let critical = 2 * (spring.stiffness * spring.mass).squareRoot()
      timing = .spring(ratio: spring.damping / critical, velocity: initialSpringVelocity)
      settling = spring.settlingDuration
    } else {
      (timing, settling) = (.spring(ratio: 1, velocity: 0), 0)
    }
    withoutActuallyEscaping(animations) { animations in
      ViewAnimation(
        duration: settling, delay: delay, timing: timing, options: options, completion: completion
      ).run(animations)
    }
  }
}
