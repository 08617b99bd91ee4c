/// An interactive transitioning object that drives a transition's animations by a completed
/// fraction (Previews.DT1…).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  // MARK: Configuration

  /// The speed factor of the remainder of the transition after interaction ends.
  open var completionSpeed: CGFloat = 1
  /// The animation curve of the remainder, if there is no timing curve.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The timing of the remainder; `nil` selects `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively; otherwise it runs until it is paused.
  open var wantsInteractiveStart = true

  // MARK: Control

  /// Pauses a running transition (Previews.DT5).
  open func pause() { context?.pauseInteractiveTransition() }

  /// Sets the completed fraction, 0…1 (Previews.DT3).
  open func update(_ percentComplete: CGFloat) {
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Cancels the transition, which returns to its start (Previews.DT4).
  open func cancel() { context?.cancelInteractiveTransition() }

  /// Finishes the transition, which continues to its end (Previews.DT4).
  open func finish() { context?.finishInteractiveTransition() }

  /// Collects the animator's animations so that they can be driven (Previews.DT2).
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    (transitionContext as? TransitionCoordinator)?.drive()
  }

  // MARK: Observing

  /// The duration of the whole transition, in seconds; 0 without a transition.
  open var duration: CGFloat { CGFloat(coordinator?.transitionDuration ?? 0) }

  /// The completed fraction, 0…1.
  open var percentComplete: CGFloat { coordinator?.percentComplete ?? 0 }

  // MARK: Internals

  private weak var context: (any UIViewControllerContextTransitioning)?
  private var coordinator: TransitionCoordinator? { context as? TransitionCoordinator }
}
