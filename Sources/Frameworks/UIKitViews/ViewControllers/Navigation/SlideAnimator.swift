/// The animator that slides a view in or out sideways, over another that moves slightly
/// (Navigation.NV5).
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool
  /// Whether a finger drives the animation.
  private let isInteractive: Bool
  /// The property animator; nil before the animation begins.
  private(set) var animator: UIViewPropertyAnimator?

  init(isForward: Bool, isInteractive: Bool) {
    (self.isForward, self.isInteractive) = (isForward, isInteractive)
  }

  /// The fraction of the width that the lower view moves.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured.
  static let parallax: CGFloat = 0.3
  /// The opacity of the shade over the lower view.
  ///
  /// - Source: implementations compared with iOS. Confidence: measured.
  private static let darkness: CGFloat = 0.094
  /// The width of the shadow at the upper view's edge, in points, and its opacity there.
  ///
  /// - Source: as above, and none. Confidence: measured, and guess.
  private static let shadowWidth: CGFloat = 9, shadowDarkness: CGFloat = 0.12

  /// The timing of the animation: the system's spring.
  var pace: any UITimingCurveProvider { UISpringTimingParameters() }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { AnimatorTiming(pace, duration: 0).duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return context.completeTransition(true) }
    let (container, from) = (context.containerView, context.view(forKey: .from))
    let (upper, lower) = isForward ? (to, from) : (from, to)
    let isFromRight = container.traitCollection.layoutDirection == .rightToLeft
    let width = container.bounds.width * (isFromRight ? -1 : 1)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    let edge = CAGradientLayer()
    edge.colors = [CGColor.shade(0), CGColor.shade(Self.shadowDarkness)]
    (edge.startPoint, edge.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let shadow = UIView()
    UIView.performWithoutAnimation {
      if let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
      }
      if isForward {
        container.addSubview(to)
      } else {
        container.insertSubview(to, at: 0)
      }
      if let upper {
        for view in [shade, shadow] {
          view.isUserInteractionEnabled = false
          container.insertSubview(view, belowSubview: upper)
        }
        shadow.frame = CGRect(
          x: isFromRight ? upper.frame.maxX : upper.frame.minX - Self.shadowWidth,
          y: upper.frame.minY, width: Self.shadowWidth, height: upper.frame.height)
        if isFromRight { (edge.startPoint, edge.endPoint) = (edge.endPoint, edge.startPoint) }
        edge.frame = shadow.bounds
        shadow.layer.addSublayer(edge)
      }
      container.layoutIfNeeded()
    }
    func place(_ isApart: Bool) {
      let away = CGAffineTransform(translationX: width, y: 0)
      upper?.transform = isApart ? away : .identity
      shadow.transform = isApart ? away : .identity
      let along = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
      lower?.transform = isApart ? .identity : along
      shade.alpha = isApart ? 0 : Self.darkness
    }
    UIView.performWithoutAnimation { place(isForward) }
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: pace)
    animator.isUserInteractionEnabled = false
    animator.addAnimations { [isForward] in place(!isForward) }
    animator.addCompletion { position in
      for view in [shade, shadow] { view.removeFromSuperview() }
      for view in [upper, lower] { view?.transform = .identity }
      context.completeTransition(position == .end)
    }
    self.animator = animator
    if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }
}

extension CGColor {
  /// Returns black with an opacity.
  fileprivate static func shade(_ alpha: CGFloat) -> CGColor {
    UIColor(white: 0, alpha: alpha).cgColor
  }
}
