/// Drives a transition, as a finger goes or by anything else.
///
/// All but how it starts may be left out. Steps DT1… are in `Documentation/Behaviour/Previews.md`.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets all up; from then on the context is told how far it has come.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How many times faster than usual what is left goes once it is let go of.
  var completionSpeed: CGFloat { get }
  /// How that goes.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it is held from the beginning; otherwise it goes by itself until it is paused.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as usual.
  public var completionSpeed: CGFloat { 1 }
  /// Slow, fast, slow.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
}
