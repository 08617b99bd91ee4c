/// A transition from one top view controller to another, from its start to its end
/// (Navigation.NV3…NV6).
@MainActor
final class NavigationTransition {
  let from: UIViewController
  let to: UIViewController
  let coordinator: TransitionCoordinator
  /// The default animator; `nil` if the app provides one.
  private let slide: SlideAnimator?
  private let animationController: any UIViewControllerAnimatedTransitioning
  /// The interactive transitioning object of the app, if there is one.
  private let interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Whether the pop gesture can drive the transition.
  var supportsInteraction: Bool { slide != nil }

  init(
    from: UIViewController, to: UIViewController, in contentContainer: UIView, to frame: CGRect,
    isForward: Bool, own animationController: (any UIViewControllerAnimatedTransitioning)?,
    by interactor: (any UIViewControllerInteractiveTransitioning)? = nil, isInteractive: Bool
  ) {
    self.interactor = interactor
    (self.from, self.to) = (from, to)
    slide =
      animationController == nil
      ? SlideAnimator(isForward: isForward, isInteractive: isInteractive) : nil
    guard let animationController = animationController ?? slide else {
      programmingError("a transition has no animator")
    }
    self.animationController = animationController
    coordinator = TransitionCoordinator(
      in: contentContainer, .none,
      lasting: max(animationController.transitionDuration(using: nil), 1e-3))
    (coordinator.from, coordinator.to) = (from, to)
    (coordinator.fromView, coordinator.toView) = (from.view, to.view)
    coordinator.finalFrame = frame
    (coordinator.isInteractive, coordinator.initiallyInteractive) = (isInteractive, isInteractive)
  }

  /// Starts the transition.
  func start() {
    if let interactor { return coordinator.begin(animationController, by: interactor) }
    animationController.animateTransition(using: coordinator)
    coordinator.moveAlong(
      slide?.pace ?? UICubicTimingParameters(), paused: coordinator.isInteractive)
  }

  /// Notifies the animator that the transition ended.
  func end(_ completed: Bool) { animationController.animationEnded(completed) }

  /// Completes the transition immediately.
  func finishImmediately() {
    guard interactor == nil else { return coordinator.completeTransition(true) }
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    coordinator.completeTransition(true)
  }

  // MARK: Interaction

  private var animators: [UIViewPropertyAnimator] {
    [coordinator.along, slide?.animator].compactMap(\.self)
  }

  /// Sets the fraction of the transition that is complete.
  func scrub(to fraction: CGFloat) {
    coordinator.percentComplete = min(max(fraction, 0), 1)
    for animator in animators { animator.fractionComplete = min(max(fraction, 0), 0.999) }
  }

  /// Continues the transition without the finger, to its end or back to its start.
  func resume(toEnd: Bool) {
    coordinator.isCancelled = !toEnd
    coordinator.isInteractive = false
    guard let done = slide?.animator?.fractionComplete else { return }
    let seconds = toEnd ? (1 - done) * Self.forwardTime : done * Self.backTime
    for animator in animators {
      animator.isReversed = !toEnd
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
        durationFactor: max(1e-3, seconds / max(animator.duration, 1e-3)))
    }
  }

  /// The duration of a whole transition after a finger is released, forward and back, in seconds.
  ///
  /// - Source: implementations compared with iOS. Confidence: measured.
  private static let forwardTime: CGFloat = 0.35, backTime: CGFloat = 0.3
}
