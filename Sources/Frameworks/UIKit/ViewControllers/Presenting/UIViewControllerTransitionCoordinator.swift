/// What can be asked of a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves.
  var isAnimated: Bool { get }
  /// How what comes or goes is in front.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether something drove it from the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether it can be held again once it was let go of.
  var isInterruptible: Bool { get }
  /// Whether something drives it now.
  var isInteractive: Bool { get }
  /// Whether it was broken off.
  var isCancelled: Bool { get }
  /// Seconds that it takes.
  var transitionDuration: TimeInterval { get }
  /// How far it had come when it was let go of, or driven last, 0…1.
  var percentComplete: CGFloat { get }
  /// How many times faster than usual what is left goes once it is let go of.
  var completionVelocity: CGFloat { get }
  /// How that goes.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that all of it happens in.
  var containerView: UIView { get }
  /// By how much the interface is turned meanwhile.
  var targetTransform: CGAffineTransform { get }
  /// The controller that goes, or that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes, or that comes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others move along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Has changes made and animated along with it.
  ///
  /// - Parameters:
  ///   - animation: Makes the changes.
  ///   - completion: Is told when it is over.
  /// - Returns: Whether they will be; not if it has begun.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Has changes made and animated along with it, also of views that are not in its container.
  ///
  /// - Parameters:
  ///   - view: A view around those that change.
  ///   - animation: Makes the changes.
  ///   - completion: Is told when it is over.
  /// - Returns: Whether they will be; not if it has begun.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Has somebody told when it is let go of.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Has somebody told whenever it is let go of, or held.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Has changes made and animated along with it.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
