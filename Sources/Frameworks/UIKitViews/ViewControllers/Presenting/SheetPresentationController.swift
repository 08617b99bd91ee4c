/// The presentation controller of a sheet: a card that leaves part of the background visible and
/// can be pulled down.
///
/// Steps Presentations.PR6…
@MainActor
final class SheetPresentationController: UIPresentationController {
  private let shade = UIView()
  private let pan = SheetPanGestureRecognizer()
  /// The card's top edge at rest, and its distance from there at the start of a pull.
  private var restingPlace: CGFloat = 0, grabOffset: CGFloat = 0
  /// The animator that returns the card to its place.
  private var returnAnimator: UIViewPropertyAnimator?
  /// Whether a user dismissed the sheet by pulling it.
  private var wasPulledDown = false

  // MARK: Constants

  /// The distance from the top safe area to the sheet, in points.
  ///
  /// - Source: how a sheet looks on a phone. Confidence: guess.
  private static let gap: CGFloat = 10
  /// The radius of the card's upper corners and of the presenting view's corners, in points.
  ///
  /// - Source: screenshots of iOS 13. Confidence: guess.
  private static let radius: CGFloat = 10
  /// The opacity of the dimming view.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured.
  private static let darkness: CGFloat = 0.2
  /// The fraction of its height beyond which a released sheet is dismissed.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured.
  private static let pullShare: CGFloat = 0.5
  /// The speed above which a released sheet is dismissed at any distance, in points per second.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured.
  private static let pullSpeed: CGFloat = 1000

  // MARK: Frame

  /// Presentations.PR6: the sheet's frame, below the top safe area, or full screen in landscape.
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

  // MARK: Transitions

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
    if wasPulledDown { delegate?.presentationControllerDidDismiss(self) }
    wasPulledDown = false
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

  /// Presentations.PR7: scales the presenting view back by a fraction; a sheet below another stays
  /// in place.
  private func push(_ share: CGFloat) {
    guard let window = containerView?.window, let view = source?.viewIfLoaded,
      !(source?.storedPresentationController is SheetPresentationController)
    else { return }
    let height = window.bounds.height
    let share = height > window.bounds.width ? share : 0
    let scale = 1 - share * 2 * window.safeAreaInsets.top / height
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.layer.cornerRadius = share > 0 ? Self.radius : 0
    view.layer.masksToBounds = share > 0
  }

  // MARK: Pull gesture

  private var isPullDismissable: Bool {
    !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
  }

  /// Presentations.PR8: moves the card with a finger that pulls it down.
  private func pulled() {
    guard let view = presentedView, !isMoving else { return }
    switch pan.state {
    case .began:
      if returnAnimator?.state == .active { returnAnimator?.stopAnimation(true) }
      restingPlace = frameOfPresentedViewInContainerView.minY
      grabOffset = view.frame.minY - restingPlace
      follow(view)
    case .changed: follow(view)
    case .ended: release(view)
    case .cancelled, .failed: returnToPlace(view)
    case .possible: break
    }
  }

  private func follow(_ view: UIView) {
    var way = max(0, grabOffset + pan.translation(in: containerView).y)
    if presentedViewController.isModalInPresentation {
      // Presentations.PR9: a modal sheet moves with the resistance of a rubber band.
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
      return returnToPlace(view)
    }
    dismissByUser(velocity: max(0, speed)) { returnToPlace(view) }
  }

  /// Dismisses the sheet as the user wants, if the app allows it, and notifies the delegate.
  ///
  /// - Parameters:
  ///   - velocity: The speed downwards in points per second.
  ///   - refused: The closure to call before the delegate is notified of an attempt.
  private func dismissByUser(velocity: CGFloat, refused: () -> Void = {}) {
    guard isPullDismissable else {
      refused()
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    wasPulledDown = true
    presentingViewController.dismissPresented(animated: true, velocity: velocity, then: nil)
  }

  /// Presentations.PR13: dismisses the sheet, which otherwise stays where it is.
  override func escape() -> Bool {
    if !isMoving { dismissByUser(velocity: 0) }
    return true
  }

  /// Presentations.PR8: returns the card to its place by the system's spring.
  private func returnToPlace(_ view: UIView) {
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters())
    animator.addAnimations { [self] in
      view.frame = frameOfPresentedViewInContainerView
      shade.alpha = 1
      push(1)
    }
    animator.startAnimation()
    returnAnimator = animator
  }
}
