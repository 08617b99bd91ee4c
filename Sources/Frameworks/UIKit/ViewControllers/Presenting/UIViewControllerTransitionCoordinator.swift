/// What can be asked of a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves.
  var isAnimated: Bool { get }
  /// How what comes or goes is in front.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it was broken off.
  var isCancelled: Bool { get }
  /// Seconds that it takes.
  var transitionDuration: TimeInterval { get }
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
