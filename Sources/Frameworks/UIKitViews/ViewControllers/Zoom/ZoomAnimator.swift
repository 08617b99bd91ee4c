/// The animator that zooms between a source view and a controller's view (Presentations.TR2).
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool
  private let options: UIViewController.Transition.ZoomOptions?
  private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

  /// Creates the animator of a transition; nil if that is not a zoom.
  init?(_ transition: UIViewController.Transition?, isForward: Bool) {
    guard case .zoom(let options, let provider)? = transition?.kind else { return nil }
    (self.isForward, self.options, self.provider) = (isForward, options, provider)
  }

  /// The fraction of the duration in which the zoomed view fades in or out.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let fadeShare = 0.4
  /// The side of the square in the middle of the screen that replaces a missing source view, as a
  /// fraction of the width.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let middleShare: CGFloat = 0.2

  private var pace: any UITimingCurveProvider { UISpringTimingParameters() }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { AnimatorTiming(pace, duration: 0).duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let (zoomed, source) = isForward ? (to, from) : (from, to)
    let container = context.containerView
    guard let view = zoomed.view, let other = source.view else {
      return context.completeTransition(true)
    }
    UIView.performWithoutAnimation {
      if let entering = context.view(forKey: .to) {
        entering.frame = context.finalFrame(for: to)
        if isForward {
          container.addSubview(entering)
        } else {
          container.insertSubview(entering, at: 0)
        }
      }
      container.layoutIfNeeded()
    }
    let sourceView = provider(.init(from: source, to: zoomed))
    let start = place(of: sourceView, in: container)
    let target = aligned(sourceView, zoomed, in: container)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = options?.dimmingColor ?? .clear
    shade.isUserInteractionEnabled = false
    if view.superview === container { container.insertSubview(shade, belowSubview: view) }
    let small = Self.transform(from: target, to: start, around: view.center)
    let alpha = sourceView?.alpha ?? 1
    func show(_ isSmall: Bool) {
      view.transform = isSmall ? small : .identity
      shade.alpha = isSmall ? 0 : 1
    }
    UIView.performWithoutAnimation {
      show(isForward)
      if isForward { view.alpha = 0 }
      if sourceView !== other { sourceView?.alpha = 0 }
    }
    let duration = transitionDuration(using: context)
    let fade = UIViewPropertyAnimator(
      duration: duration * Self.fadeShare,
      timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    fade.addAnimations { [isForward] in view.alpha = isForward ? 1 : 0 }
    fade.startAnimation(afterDelay: isForward ? 0 : duration * (1 - Self.fadeShare))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: pace)
    animator.isUserInteractionEnabled = false
    animator.addAnimations { [isForward] in show(!isForward) }
    animator.addCompletion { _ in
      if fade.state == .active { fade.stopAnimation(true) }
      UIView.performWithoutAnimation {
        (view.transform, view.alpha) = (.identity, 1)
        sourceView?.alpha = alpha
      }
      shade.removeFromSuperview()
      context.completeTransition(true)
    }
    animator.startAnimation()
  }

  // MARK: Internals

  /// Returns the rectangle of the source view, or one in the middle of the screen.
  private func place(of view: UIView?, in container: UIView) -> CGRect {
    if let view, view.window != nil, view.window === container.window {
      return view.convert(view.bounds, to: container)
    }
    let side = container.bounds.width * Self.middleShare
    return CGRect(
      x: container.bounds.midX - side / 2, y: container.bounds.midY - side / 2, width: side,
      height: side)
  }

  /// Returns the rectangle that aligns with the source view.
  private func aligned(
    _ sourceView: UIView?, _ zoomed: UIViewController, in container: UIView
  ) -> CGRect {
    guard let view = zoomed.view else { return container.bounds }
    let part = sourceView.flatMap {
      options?.alignmentRectProvider?(.init(from: $0, to: zoomed))
    }
    return view.convert(part ?? view.bounds, to: container)
  }

  /// Returns the transform, around a center, that maps one rectangle onto another; the width
  /// determines the scale.
  private static func transform(
    from one: CGRect, to other: CGRect, around center: CGPoint
  ) -> CGAffineTransform {
    let scale = other.width / max(1, one.width)
    let x = other.midX - (center.x + (one.midX - center.x) * scale)
    let y = other.midY - (center.y + (one.midY - center.y) * scale)
    return CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
  }
}
