/// One controller on top taking the place of another, from beginning to end (NV3…NV6).
@MainActor
final class NavigationTransition {
  let from: UIViewController
  let to: UIViewController
  let coordinator: TransitionCoordinator
  /// The usual way of moving; nil where the app has its own.
  private let slide: SlideTransition?
  private let mover: any UIViewControllerAnimatedTransitioning
  /// Who of the app's drives it; nil for nobody.
  private let interactor: (any UIViewControllerInteractiveTransitioning)?

  /// Whether a finger can move it.
  var canBeHeld: Bool { slide != nil }

  init(
    from: UIViewController, to: UIViewController, in stage: UIView, to frame: CGRect,
    isForward: Bool, own mover: (any UIViewControllerAnimatedTransitioning)?,
    by interactor: (any UIViewControllerInteractiveTransitioning)? = nil, isHeld: Bool
  ) {
    self.interactor = interactor
    (self.from, self.to) = (from, to)
    slide = mover == nil ? SlideTransition(isForward: isForward, isHeld: isHeld) : nil
    guard let mover = mover ?? slide else { preconditionFailure("a transition moves nothing") }
    self.mover = mover
    coordinator = TransitionCoordinator(
      in: stage, .none, lasting: max(mover.transitionDuration(using: nil), 1e-3))
    (coordinator.from, coordinator.to) = (from, to)
    (coordinator.fromView, coordinator.toView) = (from.view, to.view)
    coordinator.finalFrame = frame
    (coordinator.isInteractive, coordinator.initiallyInteractive) = (isHeld, isHeld)
  }

  /// Begins to move.
  func start() {
    if let interactor { return coordinator.begin(mover, by: interactor) }
    mover.animateTransition(using: coordinator)
    coordinator.moveAlong(
      slide?.pace ?? UICubicTimingParameters(), paused: coordinator.isInteractive)
  }

  /// Is told that it is over.
  func end(_ completed: Bool) { mover.animationEnded(completed) }

  /// Has it be there at once.
  func hurry() {
    guard interactor == nil else { return coordinator.completeTransition(true) }
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: .end)
    }
    coordinator.completeTransition(true)
  }

  // MARK: Held by a finger

  private var animators: [UIViewPropertyAnimator] {
    [coordinator.along, slide?.animator].compactMap(\.self)
  }

  /// Has it be so far of the way.
  func scrub(to fraction: CGFloat) {
    coordinator.percentComplete = min(max(fraction, 0), 1)
    for animator in animators { animator.fractionComplete = min(max(fraction, 0), 0.999) }
  }

  /// Lets it go on by itself, to its end or back.
  func letGo(toEnd: Bool) {
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

  /// Seconds that the whole way takes what was let go of, on and back.
  ///
  /// - Source: implementations compared with iOS. Confidence: measured.
  private static let forwardTime: CGFloat = 0.35, backTime: CGFloat = 0.3
}
