/// The presentation of a preview: the blurred surroundings, the sharp source, the card with the
/// view controller, and its actions.
///
/// The view covers its window. Steps Previews.PV9…
@MainActor
final class PreviewPresentationView: UIView, UIGestureRecognizerDelegate {
  /// Called when the user dismisses the preview, or it cannot stay.
  var onDismiss: () -> Void = {}
  /// Called when an action is chosen.
  var onSelect: (UIPreviewAction) -> Void = { _ in }

  private let backgroundView = UIVisualEffectView(effect: nil)
  /// A snapshot of the source.
  private let spot: UIView
  private let card = UIView()
  private let arrow = PreviewArrowIcon()
  private var actions: PreviewActionsView?
  private var shown: UIViewController?
  /// A snapshot of the view controller's view after it was moved elsewhere.
  private var picture: UIView?
  private var isShowing = false
  /// The scale of the card relative to its initial size.
  private var scale: CGFloat = 1

  init(over window: UIWindow, from view: UIView, _ rect: CGRect) {
    let spot = view.resizableSnapshotView(
      from: rect, afterScreenUpdates: false, withCapInsets: .zero)
    self.spot = spot ?? UIView()
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.spot.frame = window.convert(rect, from: view)
      for part in [backgroundView, self.spot] { addSubview(part) }
      card.clipsToBounds = true
      card.layer.cornerRadius = PreviewMetrics.radius
      card.layer.cornerCurve = .continuous
      window.addSubview(self)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Presenting

  /// Blurs the surroundings by a fraction, 0…1 (Previews.PV9).
  func hint(_ progress: CGFloat) {
    UIView.performWithoutAnimation {
      let isClear = !UIScreen.main.device.reducesTransparency
      backgroundView.layer.backdrop = LayerBackdrop(
        sigma: isClear ? PreviewMetrics.hintBlur * Double(progress) : 0)
      let scale = 1 + PreviewMetrics.hintGrowth * progress
      spot.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Shows the view controller on a card that grows out of the source (Previews.PV10).
  func show(_ controller: UIViewController, with items: [any UIPreviewActionItem]) {
    shown = controller
    isShowing = true
    UIView.performWithoutAnimation {
      controller.loadViewIfNeeded()
      card.bounds.size = cardSize(for: controller)
      card.center = CGPoint(x: bounds.midX, y: bounds.midY)
      controller.view.frame = card.bounds
      card.addSubview(controller.view)
      addSubview(card)
      layoutIfNeeded()
      card.transform = sourceTransform
      card.alpha = 0
      if !items.isEmpty { add(items) }
    }
    let spring = UISpringTimingParameters(dampingRatio: PreviewMetrics.damping)
    let animator = UIViewPropertyAnimator(
      duration: PreviewMetrics.appearanceDuration, timingParameters: spring)
    animator.addAnimations { [self] in
      backgroundView.effect = UIBlurEffect(style: .regular)
      backgroundView.contentView.backgroundColor = AlertMetrics.dim
      spot.alpha = 0
      card.transform = .identity
      card.alpha = 1
      arrow.alpha = 1
    }
    animator.startAnimation()
  }

  private func cardSize(for controller: UIViewController) -> CGSize {
    let most = CGSize(
      width: bounds.width - PreviewMetrics.room.width,
      height: bounds.height - PreviewMetrics.room.height)
    let wanted = controller.preferredContentSize.height
    return CGSize(width: most.width, height: wanted > 0 ? min(wanted, most.height) : most.height)
  }

  /// The transform that shrinks the card to the source.
  private var sourceTransform: CGAffineTransform {
    let source = spot.center
    let (size, own) = (spot.bounds.size, card.bounds.size)
    let scale = min(1, max(size.width / max(own.width, 1), 0.05))
    return CGAffineTransform(translationX: source.x - card.center.x, y: source.y - card.center.y)
      .scaledBy(x: scale, y: scale)
  }

  // MARK: Dragging

  /// Enlarges the card by a fraction of the maximum, 0…1 (Previews.PV10).
  func grow(_ progress: CGFloat) {
    scale = 1 + PreviewMetrics.growth * progress
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    layOutArrow()
  }

  /// The distance that the preview was slid up, in points.
  private(set) var slid: CGFloat = 0

  /// Slides the preview with the finger (Previews.PV11).
  func slide(up way: CGFloat) {
    slid = way
    let most = actions == nil ? 0 : slideToActions
    let kept = min(max(way, 0), most)
    let offset = kept + (way - kept) * PreviewMetrics.resistance
    card.center.y = bounds.midY - offset
    layOutArrow()
    layOutActions(most > 0 ? kept / most : 0)
  }

  /// Whether the actions stay when the finger is lifted.
  var canLock: Bool { actions != nil && slid >= slideToActions * PreviewMetrics.lockFraction }

  /// Keeps the actions on the screen (Previews.PV11).
  func lock() {
    isUserInteractionEnabled = true
    accessibilityViewIsModal = true
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] _ in self?.onDismiss() }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .down
    swipe.onAction { [weak self] _ in self?.onDismiss() }
    for recognizer in [tap, swipe] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    UIView.animate(
      withDuration: PreviewMetrics.dismissalDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      grow(0)
      slide(up: slideToActions)
      arrow.alpha = 0
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let actions else { return true }
    return touch.view?.isDescendant(of: actions) != true
  }

  override func accessibilityPerformEscape() -> Bool {
    onDismiss()
    return true
  }

  // MARK: Actions

  private func add(_ items: [any UIPreviewActionItem]) {
    let view = PreviewActionsView(items)
    view.onSelect = { [weak self] in self?.onSelect($0) }
    view.onChange = { [weak self] in self?.slide(up: self?.slideToActions ?? 0) }
    actions = view
    addSubview(view)
    arrow.bounds.size = PreviewMetrics.arrowSize
    arrow.alpha = 0
    addSubview(arrow)
    layOutArrow()
    layOutActions(0)
  }

  /// The frame of the actions when they are fully visible.
  private var actionsFrame: CGRect {
    guard let actions else { return .zero }
    let margin = AlertMetrics.margin
    let bottom = min(bounds.maxY - safeAreaInsets.bottom, bounds.maxY - margin)
    let size = CGSize(
      width: min(bounds.width, bounds.height) - 2 * margin,
      height: min(actions.fittingHeight, bottom - safeAreaInsets.top - margin))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: bottom - size.height, width: size.width,
      height: size.height)
  }

  /// The distance to slide until the card is above the actions.
  private var slideToActions: CGFloat {
    let bottom = bounds.midY + card.bounds.height / 2
    return max(bottom - (actionsFrame.minY - PreviewMetrics.gap), PreviewMetrics.minimumSlide)
  }

  private func layOutActions(_ share: CGFloat) {
    let frame = actionsFrame
    actions?.frame = frame.offsetBy(dx: 0, dy: (bounds.maxY - frame.minY) * (1 - share))
  }

  private func layOutArrow() {
    let size = PreviewMetrics.arrowSize
    arrow.center = CGPoint(
      x: bounds.midX,
      y: card.center.y - card.bounds.height * scale / 2 - PreviewMetrics.arrowGap - size.height / 2)
  }

  // MARK: Dismissing

  /// Shrinks into the source (Previews.PV13).
  func dismiss() {
    isUserInteractionEnabled = false
    onDismiss = {}
    UIView.animate(
      withDuration: PreviewMetrics.dismissalDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      backgroundView.effect = nil
      backgroundView.contentView.backgroundColor = nil
      backgroundView.layer.backdrop = nil
      spot.alpha = 1
      spot.transform = .identity
      arrow.alpha = 0
      layOutActions(0)
      if isShowing {
        card.center = CGPoint(x: bounds.midX, y: bounds.midY)
        card.transform = sourceTransform
        card.alpha = 0
      }
    } completion: { [self] _ in
      removePresentation()
    }
  }

  /// Replaces the view of the controller by a snapshot (Previews.PV12).
  func releaseController() {
    guard let view = shown?.viewIfLoaded else { return }
    UIView.performWithoutAnimation {
      if let picture = view.snapshotView(afterScreenUpdates: false) {
        picture.frame = card.bounds
        card.addSubview(picture)
        self.picture = picture
      }
      view.removeFromSuperview()
    }
    shown = nil
  }

  /// Enlarges the card to the whole screen and fades it (Previews.PV12).
  func open() {
    onDismiss = {}
    UIView.performWithoutAnimation { window?.layoutIfNeeded() }
    UIView.animate(
      withDuration: PreviewMetrics.dismissalDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      let scale = bounds.width / max(card.bounds.width, 1)
      card.transform = .identity
      card.frame = bounds
      card.layer.cornerRadius = 0
      card.alpha = 0
      picture?.transform = CGAffineTransform(scaleX: scale, y: scale)
      picture?.center = CGPoint(
        x: bounds.midX, y: (picture?.bounds.height ?? 0) * scale / 2)
      backgroundView.effect = nil
      backgroundView.contentView.backgroundColor = nil
      arrow.alpha = 0
      layOutActions(0)
    } completion: { [self] _ in
      removePresentation()
    }
  }

  private func removePresentation() {
    if let view = shown?.viewIfLoaded, view.superview === card { view.removeFromSuperview() }
    shown = nil
    removeFromSuperview()
  }

  /// Dismisses the preview when the size of the screen changes (Previews.PV13).
  override func layoutSubviews() {
    super.layoutSubviews()
    let hasResized = lastSize.map { $0 != bounds.size } ?? false
    lastSize = bounds.size
    if hasResized { onDismiss() }
  }

  private var lastSize: CGSize?
}
