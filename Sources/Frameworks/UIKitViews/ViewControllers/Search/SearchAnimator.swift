/// The animator that fades the view of a search in and out (Search.SE9).
@MainActor
final class SearchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { SearchBarMetrics.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: isPresenting ? .to : .from)
    if isPresenting, let view {
      UIView.performWithoutAnimation {
        view.frame = context.containerView.bounds
        context.containerView.addSubview(view)
        context.containerView.layoutIfNeeded()
        view.alpha = 0
      }
    }
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: context), curve: .easeInOut)
    animator.addAnimations { [isPresenting] in view?.alpha = isPresenting ? 1 : 0 }
    animator.addCompletion { position in
      view?.alpha = 1
      context.completeTransition(position == .end)
    }
    animator.startAnimation()
  }
}
