/// An animation that can be started, stopped, set back and turned round.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it does anything.
  var state: UIViewAnimatingState { get }
  /// Whether it moves at the moment.
  var isRunning: Bool { get }
  /// Whether it goes back to where it began.
  var isReversed: Bool { get set }
  /// How far it has come, 0…1 of the way that it goes.
  var fractionComplete: CGFloat { get set }

  /// Starts it, or has it go on.
  func startAnimation()
  /// Starts it after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops it where it is, so that it can go on.
  func pauseAnimation()
  /// Stops it where it is for good.
  ///
  /// - Parameter withoutFinishing: Whether nobody is told; otherwise it waits for `finishAnimation`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  ///
  /// - Parameter finalPosition: Where views are from then on.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Whether an animation does anything.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped, and waits to be finished.
  case stopped = 2
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where it was to go.
  case end = 0
  /// Where it came from.
  case start = 1
  /// Where it was stopped.
  case current = 2
}

/// An animation of what changes in closures.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, which begin later by a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds somebody who is told where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Has it go on from a pause in another way.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
