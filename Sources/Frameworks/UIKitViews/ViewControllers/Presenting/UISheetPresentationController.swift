/// A presentation controller of a sheet: a card that leaves part of the background visible, rests
/// at detents, and can be pulled down (Presentations.PR6…).
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  // MARK: Detents

  /// The heights at which the sheet rests; at least one (Presentations.DE1).
  open var detents: [Detent] = [.large()] {
    didSet {
      programmingPrecondition(
        !detents.isEmpty, "the detents of a sheet must not be empty",
        exception: "NSInvalidArgumentException")
      invalidateDetents()
    }
  }
  /// The identifier of the detent at which the sheet rests; `nil` for the smallest detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { placeUnlessChanging() } }
  }
  /// The identifier of the largest detent that does not dim the views behind the sheet; `nil` dims
  /// them at all detents (Presentations.DE5).
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { placeUnlessChanging() } }
  }
  /// Whether scrolling at the edge of the content expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Calls a closure, and animates what it changes of the sheet (Presentations.DE4).
  ///
  /// - Parameter changes: The closure that makes the changes.
  open func animateChanges(_ changes: () -> Void) {
    let isNested = isChanging
    isChanging = true
    changes()
    isChanging = isNested
    guard !isNested, containerView != nil, !isMoving else { return }
    rest()
  }

  /// Invalidates the heights of the detents, which are computed again.
  open func invalidateDetents() { placeUnlessChanging() }

  // MARK: Appearance

  /// Whether the sheet shows a grabber at its top.
  open var prefersGrabberVisible = false { didSet { grabber.isHidden = !prefersGrabberVisible } }
  /// The radius of the upper corners, in points; `nil` for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { presentedView.map(round) } }
  /// Whether the sheet is attached to the bottom edge in a compact height instead of covering the
  /// screen.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { placeUnlessChanging() } }
  /// Whether an edge-attached sheet has its content's preferred width.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { placeUnlessChanging() }
  }
  /// The view to which the sheet points; no effect on a phone.
  open var sourceView: UIView?
  /// Whether a page sheet on a wide screen has page rather than form size (Presentations.PR15).
  open var prefersPageSizing = true { didSet { placeUnlessChanging() } }

  // MARK: Frame

  /// The frame of the sheet at the selected detent (Presentations.PR6, Presentations.DE1).
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds, containerView?.window != nil else { return .zero }
    if isCentered { return centeredFrame }
    guard isEdgeAttached else { return bounds }
    return frame(ofHeight: selectedPlace.height)
  }

  open override var shouldRemovePresentersView: Bool { false }

  open override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    shade.frame = container.bounds
    guard !isMoving, !pan.isPulling, returnAnimator?.state != .active else { return }
    place()
  }

  /// The style of a popover that is shown as a sheet.
  override var adaptedStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle == .popover ? .formSheet : .none
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if isCentered, containerView != nil, !isMoving, !pan.isPulling { return rest() }
    if widthFollowsPreferredContentSizeWhenEdgeAttached { placeUnlessChanging() }
  }

  // MARK: Transitions

  open override func presentationTransitionWillBegin() {
    guard let container = containerView, let view = presentedView else { return }
    shade.frame = container.bounds
    shade.backgroundColor = UIColor(white: 0, alpha: Self.darkness)
    shade.alpha = 0
    container.insertSubview(shade, at: 0)
    haze.backgroundColor = Self.hazeColor
    haze.isUserInteractionEnabled = false
    (haze.frame, haze.alpha) = (container.bounds, 0)
    haze.layer.cornerRadius = Self.radius
    container.insertSubview(haze, aboveSubview: shade)
    round(view)
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners =
      isCentered ? Self.allCorners : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    grabber.isHidden = !prefersGrabberVisible
    grabber.attach(to: view)
    pan.onAction { [weak self] _ in self?.pulled() }
    view.addGestureRecognizer(pan)
    pan.sheet = self
    tap.onAction { [weak self] _ in self?.tappedBeside() }
    shade.addGestureRecognizer(tap)
    alongside { [self] in show(at: selectedPlace.height) }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { restore() }
  }

  open override func dismissalTransitionWillBegin() {
    alongside { [self] in
      shade.alpha = 0
      push(0)
    }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    restore()
    if wasPulledDown { delegate?.presentationControllerDidDismiss(self) }
    wasPulledDown = false
  }

  // MARK: Internals

  let shade = UIView()
  /// The light on the card behind the sheet in dark appearance (Presentations.PR7).
  private let haze = UIView()
  let pan = SheetPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private(set) lazy var grabber = SheetGrabber(of: self)
  /// The height of the card at the start of a pull.
  var grabbedHeight: CGFloat = 0
  /// The animator that moves the card to its place.
  var returnAnimator: UIViewPropertyAnimator?
  /// Whether a user dismissed the sheet.
  private var wasPulledDown = false
  /// Whether `animateChanges(_:)` is calling its closure.
  private var isChanging = false

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

  /// The light on the card behind the sheet: without it a black card would have no edges.
  ///
  /// - Source: how a sheet looks on a phone; the strength is chosen by eye. Confidence: guess.
  private static let hazeColor = UIColor { traits in
    UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.08 : 0)
  }

  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// Whether the card is attached to the bottom edge rather than covering the screen.
  var isEdgeAttached: Bool {
    guard !isCentered, let bounds = containerView?.bounds else { return !isCentered }
    return bounds.height > bounds.width || prefersEdgeAttachedInCompactHeight
  }

  /// The maximum height of the card, in points.
  var maximumHeight: CGFloat {
    guard let container = containerView, let window = container.window else { return 0 }
    guard isEdgeAttached else { return container.bounds.height }
    return container.bounds.height - window.safeAreaInsets.top - Self.gap
  }

  /// Returns the frame of a card with a height.
  func frame(ofHeight height: CGFloat) -> CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    if isCentered {
      var frame = centeredFrame
      frame.origin.y = bounds.maxY - height
      return frame
    }
    let preferred = presentedViewController.preferredContentSize.width
    let isNarrow =
      widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
      && bounds.width > bounds.height
    let width = isNarrow ? min(preferred, bounds.width) : bounds.width
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.maxY - height, width: width, height: height)
  }

  /// Shows the card at its detent, without its own animation.
  func place() {
    guard containerView != nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
    show(at: selectedPlace.height)
  }

  /// Moves the card to its detent with the system's spring (Presentations.PR8).
  func rest() {
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters())
    animator.addAnimations { [self] in
      place()
      presentedView?.layoutIfNeeded()
    }
    animator.startAnimation()
    returnAnimator = animator
  }

  /// Dims and scales the views behind a card with a height.
  func show(at height: CGFloat) {
    shade.alpha = dimming(at: height)
    push(presentingScale(at: height))
  }

  /// Scales the presenting view back by a fraction; a sheet below another stays in place
  /// (Presentations.PR7).
  private func push(_ share: CGFloat) {
    guard let window = containerView?.window, let view = source?.viewIfLoaded,
      !(source?.storedPresentationController is UISheetPresentationController)
    else { return }
    let height = window.bounds.height
    let share = height > window.bounds.width ? share : 0
    let scale = 1 - share * 2 * window.safeAreaInsets.top / height
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    (haze.transform, haze.alpha) = (view.transform, share)
    view.layer.cornerRadius = share > 0 ? Self.radius : 0
    view.layer.masksToBounds = share > 0
  }

  /// Returns whether the sheet receives a touch; outside of an undimmed sheet the views there do
  /// (Presentations.DE5).
  override func receivesTouch(at point: CGPoint) -> Bool {
    shade.alpha > 0 || presentedView.map { $0.frame.contains(point) } ?? true
  }

  /// Dismisses the sheet at the user's request, if the app allows it, and notifies the delegate.
  ///
  /// - Parameters:
  ///   - velocity: The speed downwards in points per second.
  ///   - refused: The closure to call before the delegate is notified of an attempt.
  func dismissByUser(velocity: CGFloat, refused: () -> Void = {}) {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
    guard isAllowed else {
      refused()
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    wasPulledDown = true
    presentingViewController.dismissPresented(animated: true, velocity: velocity, then: nil)
  }

  /// Grows by the height of a keyboard (Presentations.DE9).
  override func keyboardMoves() {
    guard !isMoving, !pan.isPulling else { return }
    place()
    presentedView?.layoutIfNeeded()
  }

  /// Dismisses the sheet for the escape gesture, if it may be dismissed; handles the gesture in
  /// either case (Presentations.PR13).
  override func escape() -> Bool {
    if !isMoving { dismissByUser(velocity: 0) }
    return true
  }

  /// Dismisses a sheet that leaves more than the top of the screen uncovered (Presentations.PR14).
  private func tappedBeside() {
    if !isMoving, selectedPlace.height < maximumHeight { dismissByUser(velocity: 0) }
  }

  private func placeUnlessChanging() {
    if !isChanging, !isMoving, !pan.isPulling { place() }
  }

  private func round(_ view: UIView) {
    if containerView != nil { view.layer.cornerRadius = preferredCornerRadius ?? Self.radius }
  }

  private func restore() {
    push(0)
    shade.removeFromSuperview()
    haze.removeFromSuperview()
    haze.transform = .identity
    grabber.removeFromSuperview()
    pan.view?.removeGestureRecognizer(pan)
    tap.view?.removeGestureRecognizer(tap)
    guard let view = presentedViewController.viewIfLoaded else { return }
    view.layer.cornerRadius = 0
    view.layer.maskedCorners = Self.allCorners
  }
}
