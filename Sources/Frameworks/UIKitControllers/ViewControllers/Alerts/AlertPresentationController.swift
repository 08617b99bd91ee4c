@_spi(UIKitModules) import TactusUIKitViews

/// The presentation controller of an alert, which dims the background and its tint (Alerts.AL1).
@MainActor
final class AlertPresentationController: UIPresentationController {
  private let shade = UIView()

  override var shouldRemovePresentersView: Bool { false }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    shade.frame = container.bounds
    if !isMoving { presentedView?.frame = container.bounds }
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    container.accessibilityViewIsModal = true
    shade.frame = container.bounds
    shade.backgroundColor = AlertMetrics.dim
    shade.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      shade.alpha = 0
      container.insertSubview(shade, at: 0)
    }
    alongside { [self] in
      shade.alpha = 1
      source?.viewIfLoaded?.tintAdjustmentMode = .dimmed
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { restore() }
  }

  override func dismissalTransitionWillBegin() {
    (presentedViewController as? UIAlertController)?.endEditing()
    alongside { [self] in
      shade.alpha = 0
      source?.viewIfLoaded?.tintAdjustmentMode = .automatic
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { if completed { restore() } }

  override func customAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let alert = presentedViewController as? UIAlertController else { return nil }
    return AlertAnimator(isSheet: alert.preferredStyle == .actionSheet, isPresenting: isPresenting)
  }

  private func restore() {
    shade.removeFromSuperview()
    source?.viewIfLoaded?.tintAdjustmentMode = .automatic
  }
}
