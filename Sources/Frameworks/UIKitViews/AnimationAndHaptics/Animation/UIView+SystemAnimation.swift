extension UIView {
  /// An animation that the system defines.
  public enum SystemAnimation: UInt, Sendable {
    /// The removal of views.
    case delete = 0
  }

  /// The scale at which removed views disappear.
  ///
  /// - Source: none. Confidence: guess.
  private static let removalScale = 0.01

  /// Performs a system animation on views, with parallel animations (Views.V21).
  ///
  /// - Parameters:
  ///   - animation: The animation. `.delete` shrinks the views, fades them out, and removes them
  ///     from their superviews at the end.
  ///   - views: The views.
  ///   - options: The timing.
  ///   - parallelAnimations: Makes the changes animated at the same time.
  ///   - completion: Called at the end with whether the animation completed.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = views.map { (transform: $0.transform, alpha: $0.alpha) }
    animate(
      withDuration: inheritedAnimationDuration > 0 ? inheritedAnimationDuration : 0.25, delay: 0,
      options: options
    ) {
      for view in views {
        view.transform = view.transform.scaledBy(x: removalScale, y: removalScale)
        view.alpha = 0
      }
      parallelAnimations?()
    } completion: { isFinished in
      for (view, old) in zip(views, before) {
        view.removeFromSuperview()
        (view.transform, view.alpha) = (old.transform, old.alpha)
      }
      completion?(isFinished)
    }
  }
}
