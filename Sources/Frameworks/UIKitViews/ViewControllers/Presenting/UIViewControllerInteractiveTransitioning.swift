/// An object that drives a transition interactively.
///
/// All requirements but the first method are optional (Previews.DT1…, in
/// `Documentation/Behaviour/Previews.md`).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition; from then on the object reports the completed fraction to the context.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed factor of the remainder of the transition after interaction ends.
  var completionSpeed: CGFloat { get }
  /// The animation curve of the remainder of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively; otherwise it runs until it is paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed factor: 1, the normal speed.
  public var completionSpeed: CGFloat { 1 }
  /// The animation curve: ease in, ease out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Whether the transition starts interactively: true.
  public var wantsInteractiveStart: Bool { true }
}
