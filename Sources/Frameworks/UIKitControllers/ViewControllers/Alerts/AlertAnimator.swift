/// The animator that fades and scales an alert, and slides an action sheet (Alerts.AL1).
@MainActor
final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isSheet: Bool
  private let isPresenting: Bool

  init(isSheet: Bool, isPresenting: Bool) {
    (self.isSheet, self.isPresenting) = (isSheet, isPresenting)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isSheet ? AlertMetrics.sheetTime : AlertMetrics.alertTime }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: isPresenting ? .to : .from)
    guard let alert = view as? AlertView else { return context.completeTransition(true) }
    if isPresenting {
      UIView.performWithoutAnimation {
        alert.frame = context.containerView.bounds
        context.containerView.addSubview(alert)
        context.containerView.layoutIfNeeded()
        place(alert, isVisible: false)
      }
      (context.viewController(forKey: .to) as? UIAlertController)?.beginEditing()
    }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: isSheet ? .easeInOut : .easeOut)
    animator.isUserInteractionEnabled = false
    animator.addAnimations { [self] in place(alert, isVisible: isPresenting) }
    animator.addCompletion { [self] _ in
      if !isPresenting { UIView.performWithoutAnimation { place(alert, isVisible: true) } }
      context.completeTransition(true)
    }
    animator.startAnimation()
  }

  private func place(_ alert: AlertView, isVisible: Bool) {
    if isSheet {
      let below = CGAffineTransform(translationX: 0, y: alert.bounds.height)
      alert.cards.transform = isVisible ? .identity : below
    } else {
      alert.cards.alpha = isVisible ? 1 : 0
      let (size, isLarge) = (AlertMetrics.growth, isPresenting && !isVisible)
      alert.cards.transform = isLarge ? CGAffineTransform(scaleX: size, y: size) : .identity
    }
  }
}
