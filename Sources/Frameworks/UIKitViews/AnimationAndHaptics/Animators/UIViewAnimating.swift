internal import TactusVirtualTime

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs backwards.
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, 0…1.
  var fractionComplete: CGFloat { get set }

  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current values.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its
  ///   completion handlers; otherwise it waits for `finishAnimation`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  ///
  /// - Parameter finalPosition: The final position of the views.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes made in closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion handler, which receives the final position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with other timing or another duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The requirements are optional: by default they do nothing.
extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}

extension UIViewImplicitlyAnimating {
  /// Returns the final position when the animation ends (Animators.AN14).
  ///
  /// `.current` is returned for an animation that ends without calling its completion handlers.
  @discardableResult
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCompletionWaiter(fallback: .current) { waiter in
      addCompletion { waiter.finish($0) }
    }
  }
}
