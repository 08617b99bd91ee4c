/// Drives a transition by how far it is to have come, through what its animator animates.
///
/// Steps DT1… are in `Documentation/Behaviour/Previews.md`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  // MARK: Configuration

  /// How many times faster than usual what is left goes once it is let go of.
  open var completionSpeed: CGFloat = 1
  /// How that goes, unless there is a timing curve.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// How that goes; nil for as `completionCurve` says.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether it is held from the beginning; otherwise it goes by itself until it is paused.
  open var wantsInteractiveStart = true

  // MARK: Doing

  /// Holds a transition that goes by itself where it is (DT5).
  open func pause() { context?.pauseInteractiveTransition() }

  /// Has it be so far of the way, 0…1 (DT3).
  open func update(_ percentComplete: CGFloat) {
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Lets it go back (DT4).
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Lets it go on to its end (DT4).
  open func finish() { context?.finishInteractiveTransition() }

  /// Has what the animator animates wait to be driven (DT2).
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    (transitionContext as? TransitionCoordinator)?.drive()
  }

  // MARK: Observing

  /// Seconds that the whole way takes by itself; 0 while there is no transition.
  open var duration: CGFloat { CGFloat(coordinator?.transitionDuration ?? 0) }

  /// How far it has come, 0…1.
  open var percentComplete: CGFloat { coordinator?.percentComplete ?? 0 }

  // MARK: Internals

  private weak var context: (any UIViewControllerContextTransitioning)?
  private var coordinator: TransitionCoordinator? { context as? TransitionCoordinator }
}
