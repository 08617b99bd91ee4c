/// Gives what is put in front a way of its own to come and go.
///
/// All methods may be left out.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What moves it when it comes; nil for its style.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What moves it when it goes; nil for its style.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives it when it comes; nil for nobody, so that it goes by itself.
  ///
  /// It is asked where an animator of the delegate's own moves it.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What drives it when it goes; nil for nobody, so that it goes by itself.
  ///
  /// It is asked where an animator of the delegate's own moves it.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What looks after it, if its style is custom; nil for all over the screen.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Leaves it to its style.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Leaves it to its style.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Lets it go by itself.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Lets it go by itself.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Leaves it all over the screen.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Moves one controller's view in and another's out.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds that it takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views, and says to the context when that is done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// An animator that moves the views, so that the transition can be held and let go of again; may be
  /// left out.
  ///
  /// It is used in place of `animateTransition(using:)` where something drives the transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Is told that it is over; may be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Says that there is none; the one that is returned has nothing to animate.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    (transitionContext as? TransitionCoordinator)?.isInterruptible = false
    return UIViewPropertyAnimator()
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What has to be known of a transition to move its views.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that all of it happens in; who moves puts in it what comes.
  var containerView: UIView { get }
  /// Whether it is to be moved at all.
  var isAnimated: Bool { get }
  /// Whether fingers move it.
  var isInteractive: Bool { get }
  /// Whether all is to be as it was before.
  var transitionWasCancelled: Bool { get }
  /// How what comes or goes is in front.
  var presentationStyle: UIModalPresentationStyle { get }
  /// By how much the interface is turned meanwhile.
  var targetTransform: CGAffineTransform { get }
  /// Says how far it has come, 0…1, while something drives it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Says that it is let go of, and goes on to its end.
  func finishInteractiveTransition()
  /// Says that it is let go of, and goes back.
  func cancelInteractiveTransition()
  /// Says that it is held where it is.
  func pauseInteractiveTransition()
  /// Says that it is over.
  ///
  /// - Parameter didComplete: Whether it was not broken off.
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes, or that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes, or that comes; nil where it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view is at the beginning; empty where it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is in the end; empty where it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Sendable, Hashable {
  /// The name in text.
  public var rawValue: String
  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Sendable, Hashable {
  /// The name in text.
  public var rawValue: String
  /// Makes a name of text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The one that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
