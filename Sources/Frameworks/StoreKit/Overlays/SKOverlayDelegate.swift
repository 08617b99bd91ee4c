/// The delegate of a banner; all methods are optional.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  /// Called when the banner failed to load.
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// Called before the banner is presented; never called.
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// Called after the banner was presented; never called.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// Called before the banner is dismissed; never called.
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// Called after the banner was dismissed; never called.
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  /// Does nothing.
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  /// Does nothing.
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing.
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}
