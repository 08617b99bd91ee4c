/// The animator with which an app presents a document of a browser: it fades in and out.
///
/// Step DocumentsInApps.DB4.
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
  /// The progress of loading the document; the browser does not show it.
  open var loadingProgress: Progress?
  /// The view of the document to which the browser's icon grows; here the document fades in.
  open weak var targetView: UIView?

  /// The duration, in seconds.
  ///
  /// - Source: none. Confidence: guess.
  private static let duration: TimeInterval = 0.3

  /// Returns the duration.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  /// Fades the document in or out.
  open func animateTransition(
    using transitionContext: any UIViewControllerContextTransitioning
  ) {
    let entering = transitionContext.view(forKey: .to)
    let leaving = transitionContext.view(forKey: .from)
    if let entering, let controller = transitionContext.viewController(forKey: .to) {
      entering.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(entering)
      entering.alpha = 0
    }
    UIView.animate(withDuration: Self.duration) {
      if let entering { entering.alpha = 1 } else { leaving?.alpha = 0 }
    } completion: { _ in
      leaving?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
