/// The animator of a modal transition style (Presentations.PR5).
@MainActor
final class ModalStyleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  /// The downward velocity of the finger at release, in points per second.
  private let velocity: CGFloat

  /// Creates an animator.
  init(_ style: UIModalTransitionStyle, isPresenting: Bool, velocity: CGFloat = 0) {
    (self.style, self.isPresenting, self.velocity) = (style, isPresenting, velocity)
  }

  /// The durations of a cross dissolve and of both halves of a flip, in seconds.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let fade: TimeInterval = 0.3, flip: TimeInterval = 0.75
  /// The perspective factor of the flip.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let perspective: CGFloat = 1 / 1000

  /// The timing of the animation.
  var pace: any UITimingCurveProvider {
    switch style {
    case .coverVertical, .partialCurl: UISpringTimingParameters()
    case .crossDissolve, .flipHorizontal: UICubicTimingParameters(animationCurve: .easeInOut)
    }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch style {
    case .coverVertical, .partialCurl: AnimatorTiming(pace, duration: 0).duration
    case .crossDissolve: Self.fade
    case .flipHorizontal: Self.flip
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = isPresenting ? context.view(forKey: .to) : context.view(forKey: .from) else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    if isPresenting {
      container.addSubview(view)
      if let to = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: to) }
      container.layoutIfNeeded()
    }
    switch style {
    case .coverVertical, .partialCurl: cover(view, in: container, context)
    case .crossDissolve: dissolve(view, context)
    case .flipHorizontal: flip(view, in: container, context)
    }
  }

  private func run(
    _ context: any UIViewControllerContextTransitioning, _ pace: any UITimingCurveProvider,
    lasting duration: TimeInterval, _ changes: @escaping () -> Void,
    then finish: (() -> Void)? = nil
  ) {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: pace)
    animator.isUserInteractionEnabled = false
    animator.addAnimations(changes)
    animator.addCompletion { _ in
      if let finish { finish() } else { context.completeTransition(true) }
    }
    animator.startAnimation()
  }

  private func cover(
    _ view: UIView, in container: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let there = view.frame
    var below = there
    below.origin.y = container.bounds.maxY
    if isPresenting { UIView.performWithoutAnimation { view.frame = below } }
    let goal = isPresenting ? there : below
    // A spring's initial velocity is relative to its distance.
    let way = max(1, goal.minY - view.frame.minY)
    let spring = UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 500,
      initialVelocity: velocity > 0 ? CGVector(dx: velocity / way, dy: velocity / way) : .zero)
    run(context, spring, lasting: 0) { view.frame = goal }
  }

  private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let alpha = view.alpha
    if isPresenting { UIView.performWithoutAnimation { view.alpha = 0 } }
    run(context, pace, lasting: Self.fade) { [isPresenting] in
      view.alpha = isPresenting ? alpha : 0
    } then: {
      view.alpha = alpha
      context.completeTransition(true)
    }
  }

  /// Rotates both views together, and swaps them in the middle of the rotation.
  private func flip(
    _ view: UIView, in container: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let other = context.viewController(forKey: isPresenting ? .from : .to)?.view
    let (front, back) = isPresenting ? (other, view) : (view, other)
    func turned(_ angle: CGFloat) -> CATransform3D {
      var transform = CATransform3DIdentity
      transform.m34 = -Self.perspective
      return CATransform3DRotate(transform, angle, 0, 1, 0)
    }
    let side: CGFloat = isPresenting ? 1 : -1
    back?.isHidden = true
    let easeIn = UICubicTimingParameters(animationCurve: .easeIn)
    run(context, easeIn, lasting: Self.flip / 2) {
      front?.transform3D = turned(side * .pi / 2)
    } then: { [self] in
      UIView.performWithoutAnimation {
        front?.transform3D = CATransform3DIdentity
        front?.isHidden = true
        back?.isHidden = false
        back?.transform3D = turned(-side * .pi / 2)
      }
      let easeOut = UICubicTimingParameters(animationCurve: .easeOut)
      run(context, easeOut, lasting: Self.flip / 2) {
        back?.transform3D = CATransform3DIdentity
      } then: {
        front?.isHidden = false
        context.completeTransition(true)
      }
    }
  }
}
