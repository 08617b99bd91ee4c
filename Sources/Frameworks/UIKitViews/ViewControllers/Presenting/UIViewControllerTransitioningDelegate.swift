/// A delegate that provides custom transitions and presentations.
///
/// All methods are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation; `nil` selects the transition style's animator.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal; `nil` selects the transition style's animator.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the interactive transitioning object of a presentation with a custom animator; `nil`
  /// makes it noninteractive.
  ///
  /// The method is called only if the delegate provides an animator.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interactive transitioning object of a dismissal with a custom animator; `nil`
  /// makes it noninteractive.
  ///
  /// The method is called only if the delegate provides an animator.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the custom style; `nil` covers the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, which selects the animator of the transition style.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, which selects the animator of the transition style.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, which makes the presentation noninteractive.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, which makes the dismissal noninteractive.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, which covers the screen.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// An object that animates a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the views, and notifies the context at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be paused and continued; optional.
  ///
  /// It replaces `animateTransition(using:)` in an interactive transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition ended; optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without animations, which marks the transition as not interruptible.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    (transitionContext as? TransitionCoordinator)?.isInterruptible = false
    return UIViewPropertyAnimator()
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The information that an animator needs about a transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the views of both controllers during the transition; the animator adds
  /// the appearing view to it.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether the transition is being driven interactively.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the interface during the transition.
  var targetTransform: CGAffineTransform { get }
  /// Reports the completed fraction of an interactive transition, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that interaction ended and the transition finishes.
  func finishInteractiveTransition()
  /// Reports that interaction ended and the transition is cancelled.
  func cancelInteractiveTransition()
  /// Reports that the transition is paused.
  func pauseInteractiveTransition()
  /// Reports that the transition is over.
  ///
  /// - Parameter didComplete: Whether the transition completed and was not cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns the view controller of a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key; `nil` if the transition does not add or remove it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of a controller's view; empty if it is not visible at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of a controller's view; empty if it is not visible at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A key for a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
  /// The raw value.
  public var rawValue: String
  /// Creates a key with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The disappearing view controller.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The appearing view controller.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// A key for a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
  /// The raw value.
  public var rawValue: String
  /// Creates a key with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The disappearing view.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The appearing view.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
