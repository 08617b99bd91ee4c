/// Looks after a sheet: a card that leaves something of what is behind it, and can be pulled down.
///
/// Steps PR6… are in `Documentation/Behaviour/Presentations.md`.
@MainActor
final class SheetPresentation: UIPresentationController {
  private let shade = UIView()
  private let pan = SheetPan()
  /// Where the card is while no finger has it, and how far from there a finger took it.
  private var restingPlace: CGFloat = 0, grabbed: CGFloat = 0
  /// What brings it back.
  private var comingBack: UIViewPropertyAnimator?
  /// Whether people put it away.
  private var isPulledAway = false

  // MARK: Figures

  /// Points from what the phone covers at the top to a sheet.
  ///
  /// - Source: how a sheet looks on a phone. Confidence: guess.
  private static let gap: CGFloat = 10
  /// The radius of the card's upper corners, and of what is behind it.
  ///
  /// - Source: screenshots of iOS 13. Confidence: guess.
  private static let radius: CGFloat = 10
  /// How dark what is behind becomes.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured.
  private static let darkness: CGFloat = 0.2
  /// Which part of its height it is pulled down to be put away.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured.
  private static let pullShare: CGFloat = 0.5
  /// Points a second at which it is put away however far it was pulled.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured.
  private static let pullSpeed: CGFloat = 1000

  // MARK: Place

  /// PR6: from below the phone's own things, or all over a screen that is held sideways.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, let window = containerView?.window else {
      return .zero
    }
    guard bounds.height > bounds.width else { return bounds }
    let top = window.safeAreaInsets.top + Self.gap
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  override var shouldRemovePresentersView: Bool { false }

  override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    shade.frame = container.bounds
    guard !isMoving, !pan.isPulling else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    push(1)
  }

  // MARK: Coming and going

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let view = presentedView else { return }
    shade.frame = container.bounds
    shade.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    shade.alpha = 0
    container.insertSubview(shade, at: 0)
    view.layer.cornerRadius = Self.radius
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    pan.onAction { [weak self] _ in self?.pulled() }
    view.addGestureRecognizer(pan)
    alongside { [self] in
      shade.alpha = 1
      push(1)
    }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { restore() }
  }

  override func dismissalTransitionWillBegin() {
    alongside { [self] in
      shade.alpha = 0
      push(0)
    }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    restore()
    if isPulledAway { delegate?.presentationControllerDidDismiss(self) }
    isPulledAway = false
  }

  private func restore() {
    push(0)
    shade.removeFromSuperview()
    pan.view?.removeGestureRecognizer(pan)
    guard let view = presentedViewController.viewIfLoaded else { return }
    view.layer.cornerRadius = 0
    view.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  /// PR7: what is behind moves back as a card, so far of the way; another sheet stays where it is.
  private func push(_ share: CGFloat) {
    guard let window = containerView?.window, let view = source?.viewIfLoaded,
      !(source?.heldPresentation is SheetPresentation)
    else { return }
    let height = window.bounds.height
    let share = height > window.bounds.width ? share : 0
    let scale = 1 - share * 2 * window.safeAreaInsets.top / height
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.layer.cornerRadius = share > 0 ? Self.radius : 0
    view.layer.masksToBounds = share > 0
  }

  // MARK: Pulling

  private var mayBePulledAway: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
  }

  /// PR8: the card follows the finger down, and not up.
  private func pulled() {
    guard let view = presentedView, !isMoving else { return }
    switch pan.state {
    case .began:
      if comingBack?.state == .active { comingBack?.stopAnimation(true) }
      restingPlace = frameOfPresentedViewInContainerView.minY
      grabbed = view.frame.minY - restingPlace
      follow(view)
    case .changed: follow(view)
    case .ended: release(view)
    case .cancelled, .failed: comeBack(view)
    case .possible: break
    }
  }

  private func follow(_ view: UIView) {
    var way = max(0, grabbed + pan.translation(in: containerView).y)
    if presentedViewController.isModalInPresentation {
      // PR9: what may not go is on a band.
      way = CGFloat(RubberBand.pulled(Double(way), length: Double(view.bounds.height))) / 2
    }
    view.frame.origin.y = restingPlace + way
    let share = 1 - way / max(1, view.bounds.height)
    shade.alpha = share
    push(share)
  }

  private func release(_ view: UIView) {
    let (way, speed) = (view.frame.minY - restingPlace, pan.velocity(in: containerView).y)
    guard way > view.bounds.height * Self.pullShare || speed >= Self.pullSpeed else {
      return comeBack(view)
    }
    guard mayBePulledAway else {
      comeBack(view)
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    isPulledAway = true
    presentingViewController.putAway(animated: true, velocity: max(0, speed), then: nil)
  }

  /// PR8: back to where it was, by the system's spring.
  private func comeBack(_ view: UIView) {
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters())
    animator.addAnimations { [self] in
      view.frame = frameOfPresentedViewInContainerView
      shade.alpha = 1
      push(1)
    }
    animator.startAnimation()
    comingBack = animator
  }
}
