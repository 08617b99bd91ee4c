/// A transition under way: who comes, who goes, and who moves along.
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
  /// Is called once, when the transition is over, with whether it was not broken off.
  var onEnd: (Bool) -> Void = { _ in }
  /// The controllers, and those of their views that come or go.
  var from: UIViewController?, to: UIViewController?
  var fromView: UIView?, toView: UIView?
  /// Where what comes is in the end.
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

  /// Whether a finger, or anything else, has it.
  var isInteractive = false {
    didSet { if isInteractive != oldValue { tellOfInteraction() } }
  }
  /// Whether it was so at the beginning.
  var initiallyInteractive = false
  /// Whether it can be held again.
  var isInterruptible = false
  /// How far it was driven last.
  var percentComplete: CGFloat = 0
  /// Who drives it, and through what; nil where nobody does, or by itself.
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var mover: (any UIViewControllerAnimatedTransitioning)?
  var driver: TransitionDriver?
  /// Who is told that it is let go of, or held; those that are told once, and the others.
  var interactionEnds: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  /// Whether it is over.
  var isOver: Bool { stage == .over }
  /// Moves those who move along; nil while there are none.
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

  /// Makes the changes of those who move along, at a pace, or as a finger goes.
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
    if let driver { return driver.take(animator) }
    if paused { animator.pauseAnimation() } else { animator.startAnimation() }
  }
}
