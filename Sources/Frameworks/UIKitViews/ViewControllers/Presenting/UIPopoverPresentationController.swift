internal import TactusCrashReports

/// A popover presentation, whose arrow points to a view or a bar item.
///
/// In a compact width it becomes a sheet, unless the delegate decides otherwise
/// (Presentations.PO1…, Presentations.PR11).
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  // MARK: Configuration

  /// The permitted directions of the arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { moveIfShown() } }
  /// The view to which the arrow points.
  open var sourceView: UIView? { didSet { moveIfShown() } }
  /// The rectangle of the view to which the arrow points; null for the whole view.
  open var sourceRect: CGRect = .null { didSet { moveIfShown() } }
  /// Whether the popover may cover the rectangle.
  open var canOverlapSourceViewRect = false { didSet { moveIfShown() } }
  /// The bar item to which the arrow points.
  open var barButtonItem: UIBarButtonItem? { didSet { moveIfShown() } }
  /// The view or bar item to which the arrow points; takes precedence over the other sources.
  ///
  /// For a view, the source rectangle is in its coordinates (Presentations.PO7).
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { moveIfShown() }
  }
  /// The direction of the arrow while the popover is shown.
  open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// The views outside of the popover that receive touches.
  open var passthroughViews: [UIView]? { didSet { updateModality() } }
  /// The background color; nil for the content's.
  open var backgroundColor: UIColor? { didSet { moveIfShown() } }
  /// The minimum distances to the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { moveIfShown() }
  }
  /// The class of the background view, a subclass of `UIPopoverBackgroundView`; `nil` for the
  /// system's (Presentations.PO8).
  open var popoverBackgroundViewClass: AnyClass? {
    didSet {
      background = nil
      moveIfShown()
    }
  }

  /// The presentation controller of the sheet that replaces the popover in a compact width.
  open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  // MARK: Presentation

  /// The adaptive style: a popover in a compact width becomes a sheet.
  open override var adaptivePresentationStyle: UIModalPresentationStyle { .formSheet }
  /// The view with the arrow and the content.
  open override var presentedView: UIView? { popoverView }
  open override var shouldRemovePresentersView: Bool { false }

  /// The frame of the popover with its arrow.
  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  open override func containerViewWillLayoutSubviews() {
    guard let container = containerView else { return }
    shade.frame = container.bounds
    guard !isMoving else { return }
    if let size = laidOutSize, size != container.bounds.size { askForPlace() }
    laidOutSize = container.bounds.size
    move()
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    guard containerView != nil, !isMoving else { return }
    UIView.animate(withDuration: Self.moveDuration) { [self] in
      move()
      popoverView.layoutIfNeeded()
    }
  }

  open override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    if sourceItem == nil, barButtonItem == nil, sourceView == nil {
      RuntimeWarning.once(
        "a UIPopoverPresentationController has neither sourceItem, sourceView nor barButtonItem; "
          + "it is shown in the center, and an iPad throws", namesPlace: true)
    }
    shade.frame = container.bounds
    container.insertSubview(shade, at: 0)
    tap.onAction { [weak self] _ in self?.tappedBeside() }
    shade.addGestureRecognizer(tap)
    updateModality()
    laidOutSize = container.bounds.size
    move()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { restore() }
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return }
    restore()
    guard wasDismissedByUser else { return }
    wasDismissedByUser = false
    delegate?.presentationControllerDidDismiss(self)
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  // MARK: Internals

  private let shade = UIView()
  private let tap = UITapGestureRecognizer()
  private lazy var popoverView = PopoverView(presentedViewController.view)
  private var background: UIPopoverBackgroundView?
  private var wasDismissedByUser = false
  /// The size of the container at the last layout.
  private var laidOutSize: CGSize?

  /// The default size of content without a preferred size, in points.
  ///
  /// - Source: Apple's reference of popovers before presentation controllers. Confidence:
  ///   documented.
  private static let standardSize = CGSize(width: 320, height: 1100)
  /// The duration of a change of the size, in seconds.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  private static let moveDuration: TimeInterval = 0.3

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// Returns the presentation controller of the content: this one in a regular width, and the
  /// delegate's choice in a compact width, by default a sheet (Presentations.PR11).
  func adapted(over source: UIViewController?) -> UIPresentationController {
    self.source = source
    popoverDelegate?.prepareForPopoverPresentation(self)
    let traits = source?.traitCollection ?? UIScreen.main.traitCollection
    guard traits.horizontalSizeClass != .regular else { return self }
    switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle
    {
    case .none, .popover: return self
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      return prepared(AdaptedPresentationController(self))
    default:
      let sheet = adaptiveSheetPresentationController
      sheet.source = source
      sheet.delegate = sheet.delegate ?? delegate
      return prepared(sheet)
    }
  }

  /// Lets the delegate configure this controller's replacement (Presentations.PR16).
  private func prepared(_ controller: UIPresentationController) -> UIPresentationController {
    delegate?.presentationController(self, prepare: controller)
    return controller
  }

  /// Returns the animator that fades the popover in or out (Presentations.PO3).
  @_spi(UIKitModules) open override func customAnimator(
    isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalStyleAnimator(.crossDissolve, isPresenting: isPresenting)
  }

  /// Returns whether the popover receives a touch; passthrough views receive touches outside of it
  /// (Presentations.PO4).
  override func receivesTouch(at point: CGPoint) -> Bool {
    guard let container = containerView, !popoverView.frame.contains(point) else { return true }
    return !(passthroughViews ?? []).contains { view in
      view.window != nil && view.bounds.contains(view.convert(point, from: container))
    }
  }

  override func escape() -> Bool {
    if !isMoving { dismissByUser() }
    return true
  }

  /// Moves the popover above the keyboard (Presentations.PO5).
  override func keyboardMoves() {
    guard !isMoving else { return }
    move()
    popoverView.layoutIfNeeded()
  }

  // MARK: Place

  /// The rectangle to which the arrow points, in the container.
  private var sourceFrame: CGRect? {
    guard let container = containerView else { return nil }
    if let item = sourceItem ?? barButtonItem, !(item is UIView) {
      let frame = item.frame(in: container)
      if !frame.isNull { return frame }
    }
    guard let view = anchorView, view.window != nil else { return nil }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
  }

  /// The view to which the arrow points.
  private var anchorView: UIView? { sourceItem as? UIView ?? sourceView }

  /// The part of the container available to the popover.
  private var room: CGRect {
    guard let container = containerView else { return .zero }
    let safe = container.window?.safeAreaInsets ?? .zero
    let keyboard = keyboardOverlap
    return container.bounds.inset(
      by: UIEdgeInsets(
        top: safe.top + popoverLayoutMargins.top, left: safe.left + popoverLayoutMargins.left,
        bottom: max(safe.bottom, keyboard) + popoverLayoutMargins.bottom,
        right: safe.right + popoverLayoutMargins.right))
  }

  private var placement: PopoverPlacement? {
    guard containerView != nil else { return nil }
    let preferred = preferredContentSize
    let methods = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
    let insets = methods?.contentViewInsets() ?? .zero
    let width = preferred.width > 0 ? preferred.width : Self.standardSize.width
    let height = preferred.height > 0 ? preferred.height : Self.standardSize.height
    let size = CGSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    let arrow = methods.map { CGSize(width: $0.arrowBase(), height: $0.arrowHeight()) }
    guard let source = sourceFrame else { return PopoverPlacement(size, centeredIn: room) }
    return PopoverPlacement(
      size, beside: source, in: room, permittedArrowDirections,
      canOverlap: canOverlapSourceViewRect, arrow: arrow ?? PopoverPlacement.standardArrow)
  }

  private func moveIfShown() {
    if containerView != nil, !isMoving { move() }
  }

  private func move() {
    guard let placement else { return }
    arrowDirection = placement.direction
    popoverView.frame = placement.frame
    let color = backgroundColor ?? presentedViewController.view.backgroundColor
    if background == nil, let type = popoverBackgroundViewClass {
      guard let made = ObjectFactory.make(type) as? UIPopoverBackgroundView else {
        programmingError("\(type) is not a subclass of UIPopoverBackgroundView")
      }
      background = made
    }
    popoverView.show(placement, color: color ?? .systemBackground, background)
  }

  /// Lets the delegate change the source before the popover moves with its container
  /// (Presentations.PO5).
  private func askForPlace() {
    guard let popoverDelegate, var view = anchorView else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let before = rect
    popoverDelegate.popoverPresentationController(
      self, willRepositionPopoverTo: &rect, in: &view)
    if view !== anchorView {
      if sourceItem is UIView { sourceItem = view } else { sourceView = view }
    }
    if rect != before { sourceRect = rect }
  }

  // MARK: Dismissal

  /// Handles a tap outside of the popover, which dismisses it (Presentations.PO4).
  private func tappedBeside() {
    if !isMoving { dismissByUser() }
  }

  private func dismissByUser() {
    let isAllowed =
      !presentedViewController.isModalInPresentation
      && delegate?.presentationControllerShouldDismiss(self) != false
      && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false
    guard isAllowed else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    wasDismissedByUser = true
    presentingViewController.dismissPresented(animated: true, then: nil)
  }

  /// Hides the views behind from VoiceOver, unless fingers reach them (Accessibility.AC5).
  private func updateModality() {
    containerView?.accessibilityViewIsModal = passthroughViews?.isEmpty ?? true
  }

  private func restore() {
    shade.removeFromSuperview()
    tap.view?.removeGestureRecognizer(tap)
    arrowDirection = .unknown
    laidOutSize = nil
  }
}
