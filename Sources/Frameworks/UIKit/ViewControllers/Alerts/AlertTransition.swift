/// Has an alert come as it becomes smaller, and fade; has a sheet slide up, and down (AL1).
@MainActor
final class AlertTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isSheet: Bool
  private let isComing: Bool

  init(isSheet: Bool, isComing: Bool) { (self.isSheet, self.isComing) = (isSheet, isComing) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { isSheet ? AlertMeasures.sheetTime : AlertMeasures.alertTime }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: isComing ? .to : .from)
    guard let alert = view as? AlertView else { return context.completeTransition(true) }
    if isComing {
      UIView.performWithoutAnimation {
        alert.frame = context.containerView.bounds
        context.containerView.addSubview(alert)
        context.containerView.layoutIfNeeded()
        place(alert, isThere: false)
      }
    }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: isSheet ? .easeInOut : .easeOut)
    animator.isUserInteractionEnabled = false
    animator.addAnimations { [self] in place(alert, isThere: isComing) }
    animator.addCompletion { [self] _ in
      if !isComing { UIView.performWithoutAnimation { place(alert, isThere: true) } }
      context.completeTransition(true)
    }
    animator.startAnimation()
  }

  private func place(_ alert: AlertView, isThere: Bool) {
    if isSheet {
      let below = CGAffineTransform(translationX: 0, y: alert.bounds.height)
      alert.cards.transform = isThere ? .identity : below
    } else {
      alert.cards.alpha = isThere ? 1 : 0
      let (size, isLarge) = (AlertMeasures.growth, isComing && !isThere)
      alert.cards.transform = isLarge ? CGAffineTransform(scaleX: size, y: size) : .identity
    }
  }
}
