/// The context and coordinator of a transition in progress.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  var isCancelled = false
  /// The closure to call once at the end of the transition, with whether it completed.
  var onEnd: (Bool) -> Void = { _ in }
  /// The controllers of the transition, and those of their views that it adds or removes.
  var from: UIViewController?, to: UIViewController?
  var fromView: UIView?, toView: UIView?
  /// The final frame of the appearing view.
  var finalFrame: CGRect = .zero

  private enum Stage {
    case waiting, running, over
  }

  private var stage = Stage.waiting
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(
    in container: UIView, _ style: UIModalPresentationStyle, lasting duration: TimeInterval,
    turning transform: CGAffineTransform = .identity
  ) {
    (containerView, presentationStyle) = (container, style)
    (transitionDuration, isAnimated, targetTransform) = (duration, duration > 0, transform)
  }

  /// Whether the transition is being driven interactively.
  var isInteractive = false {
    didSet { if isInteractive != oldValue { notifyInteractionChange() } }
  }
  /// Whether the transition started interactively.
  var initiallyInteractive = false
  /// Whether the transition can be paused.
  var isInterruptible = false
  /// The last set completed fraction.
  var percentComplete: CGFloat = 0
  /// The interactive transitioning object, its animator and its driver; `nil` if the transition is
  /// not driven.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var animationController: (any UIViewControllerAnimatedTransitioning)?
  var driver: TransitionDriver?
  /// The handlers to call once when interaction ends, and those to call at each change of
  /// interactivity.
  var interactionEnds: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// Whether the transition is over.
  var isOver: Bool { stage == .over }
  /// The animator of the alongside animations; `nil` if there are none.
  private(set) var along: UIViewPropertyAnimator?
  var transitionWasCancelled: Bool { isCancelled }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard stage == .waiting else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? fromView : key == .to ? toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? finalFrame : .zero }

  func completeTransition(_ didComplete: Bool) {
    guard stage != .over else { return }
    stage = .over
    isCancelled = !didComplete
    endDriving()
    let completions = completions
    (animations, self.completions) = ([], [])
    onEnd(didComplete)
    onEnd = { _ in }
    for completion in completions { completion(self) }
  }

  /// Runs the alongside animations with a timing, or paused.
  func moveAlong(_ pace: any UITimingCurveProvider, paused: Bool = false) {
    guard stage == .waiting else { return }
    stage = .running
    let animations = animations
    self.animations = []
    guard !animations.isEmpty else { return }
    guard transitionDuration > 0 else { return animations.forEach { $0(self) } }
    let animator = UIViewPropertyAnimator(duration: transitionDuration, timingParameters: pace)
    animator.addAnimations { [self] in animations.forEach { $0(self) } }
    along = animator
    if let driver { return driver.add(animator) }
    if paused { animator.pauseAnimation() } else { animator.startAnimation() }
  }
}
