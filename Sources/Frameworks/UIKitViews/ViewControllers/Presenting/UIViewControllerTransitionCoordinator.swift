/// The state of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused again after interaction ended.
  var isInterruptible: Bool { get }
  /// Whether the transition is being driven interactively.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The completed fraction when interaction ended, or as it was set last, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed factor of the remainder of the transition after interaction ends.
  var completionVelocity: CGFloat { get }
  /// The animation curve of the remainder of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that contains the views of both controllers during the transition.
  var containerView: UIView { get }
  /// The rotation of the interface during the transition.
  var targetTransform: CGAffineTransform { get }
  /// Returns the view controller of a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation alongside the transition.
  ///
  /// - Parameters:
  ///   - animation: The closure that makes the changes.
  ///   - completion: The closure to call at the end of the transition.
  /// - Returns: Whether the animation is queued; `false` if the transition has begun.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs an animation alongside the transition, also of views outside its container.
  ///
  /// - Parameters:
  ///   - view: An ancestor of the views that change.
  ///   - animation: The closure that makes the changes.
  ///   - completion: The closure to call at the end of the transition.
  /// - Returns: Whether the animation is queued; `false` if the transition has begun.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a handler to call once when interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Adds a handler to call whenever the transition becomes interactive or noninteractive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
