/// An object that drives a transition interactively.
///
/// All requirements but the first method are optional. Steps Previews.DT1… are in
/// `Documentation/Behaviour/Previews.md`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition; from then on the object reports the completed fraction to the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The factor by which the rest of the transition is faster than usual after interaction ends.
  var completionSpeed: CGFloat { get }
  /// The animation curve of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively; otherwise it runs until it is paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The usual speed.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in, ease out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The transition starts interactively.
  public var wantsInteractiveStart: Bool { true }
}
