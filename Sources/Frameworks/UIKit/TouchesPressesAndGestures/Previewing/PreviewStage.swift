/// What is seen of a preview: what is around blurs, the source stays sharp, the controller's view comes
/// on a card, and its actions from below.
///
/// It lies over all that its window shows. Steps PV9… are in `Documentation/Behaviour/Previews.md`.
@MainActor
final class PreviewStage: UIView, UIGestureRecognizerDelegate {
  /// Is called when people leave it, or it cannot stay.
  var onLeave: () -> Void = {}
  /// Is called when an action is chosen.
  var onChoice: (UIPreviewAction) -> Void = { _ in }

  private let veil = UIVisualEffectView(effect: nil)
  /// The source, as it looked.
  private let spot: UIView
  private let card = UIView()
  private let sign = PreviewSign()
  private var actions: PreviewActionsView?
  private var shown: UIViewController?
  /// A picture of the controller's view, once that is elsewhere.
  private var picture: UIView?
  private var isShowing = false
  /// How many times larger than at first the card is.
  private var scale: CGFloat = 1

  init(over window: UIWindow, from view: UIView, _ rect: CGRect) {
    let spot = view.resizableSnapshotView(
      from: rect, afterScreenUpdates: false, withCapInsets: .zero)
    self.spot = spot ?? UIView()
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      veil.frame = bounds
      veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.spot.frame = window.convert(rect, from: view)
      for part in [veil, self.spot] { addSubview(part) }
      card.clipsToBounds = true
      card.layer.cornerRadius = PreviewMeasures.radius
      card.layer.cornerCurve = .continuous
      window.addSubview(self)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Hinting and showing

  /// PV9: blurs what is around so far, 0…1.
  func hint(_ progress: CGFloat) {
    UIView.performWithoutAnimation {
      let isClear = !UIScreen.main.device.reducesTransparency
      veil.layer.backdrop = LayerBackdrop(
        sigma: isClear ? PreviewMeasures.hintBlur * Double(progress) : 0)
      let scale = 1 + PreviewMeasures.hintGrowth * progress
      spot.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// PV10: shows the controller's view on a card, which comes out of the source.
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
      card.transform = intoSource
      card.alpha = 0
      if !items.isEmpty { add(items) }
    }
    let spring = UISpringTimingParameters(dampingRatio: PreviewMeasures.damping)
    let animator = UIViewPropertyAnimator(
      duration: PreviewMeasures.comingTime, timingParameters: spring)
    animator.addAnimations { [self] in
      veil.effect = UIBlurEffect(style: .regular)
      veil.contentView.backgroundColor = AlertMeasures.dim
      spot.alpha = 0
      card.transform = .identity
      card.alpha = 1
      sign.alpha = 1
    }
    animator.startAnimation()
  }

  private func cardSize(for controller: UIViewController) -> CGSize {
    let most = CGSize(
      width: bounds.width - PreviewMeasures.room.width,
      height: bounds.height - PreviewMeasures.room.height)
    let wanted = controller.preferredContentSize.height
    return CGSize(width: most.width, height: wanted > 0 ? min(wanted, most.height) : most.height)
  }

  /// Has the card be where the source is, no larger than that.
  private var intoSource: CGAffineTransform {
    let source = spot.center
    let (size, own) = (spot.bounds.size, card.bounds.size)
    let scale = min(1, max(size.width / max(own.width, 1), 0.05))
    return CGAffineTransform(translationX: source.x - card.center.x, y: source.y - card.center.y)
      .scaledBy(x: scale, y: scale)
  }

  // MARK: A finger that goes on

  /// PV10: is larger by how deep it is pressed, 0…1.
  func grow(_ progress: CGFloat) {
    scale = 1 + PreviewMeasures.growth * progress
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    placeSign()
  }

  /// How many points it was slid up.
  private(set) var slid: CGFloat = 0

  /// PV11: is slid up so far, or down, as the finger goes.
  func slide(up way: CGFloat) {
    slid = way
    let most = actions == nil ? 0 : slideToActions
    let kept = min(max(way, 0), most)
    let offset = kept + (way - kept) * PreviewMeasures.resistance
    card.center.y = bounds.midY - offset
    placeSign()
    placeActions(most > 0 ? kept / most : 0)
  }

  /// Whether its actions stay when the finger is lifted.
  var canLock: Bool { actions != nil && slid >= slideToActions * PreviewMeasures.lockShare }

  /// PV11: has the actions stay.
  func lock() {
    isUserInteractionEnabled = true
    accessibilityViewIsModal = true
    let tap = UITapGestureRecognizer()
    tap.onAction { [weak self] _ in self?.onLeave() }
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .down
    swipe.onAction { [weak self] _ in self?.onLeave() }
    for recognizer in [tap, swipe] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    UIView.animate(
      withDuration: PreviewMeasures.goingTime, delay: 0, options: .allowUserInteraction
    ) { [self] in
      grow(0)
      slide(up: slideToActions)
      sign.alpha = 0
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let actions else { return true }
    return touch.view?.isDescendant(of: actions) != true
  }

  override func accessibilityPerformEscape() -> Bool {
    onLeave()
    return true
  }

  // MARK: Actions

  private func add(_ items: [any UIPreviewActionItem]) {
    let view = PreviewActionsView(items)
    view.onChoice = { [weak self] in self?.onChoice($0) }
    view.onChange = { [weak self] in self?.slide(up: self?.slideToActions ?? 0) }
    actions = view
    addSubview(view)
    sign.bounds.size = PreviewMeasures.sign
    sign.alpha = 0
    addSubview(sign)
    placeSign()
    placeActions(0)
  }

  /// Where the actions are once they are all there.
  private var actionsFrame: CGRect {
    guard let actions else { return .zero }
    let margin = AlertMeasures.margin
    let bottom = min(bounds.maxY - safeInsets.bottom, bounds.maxY - margin)
    let size = CGSize(
      width: min(bounds.width, bounds.height) - 2 * margin,
      height: min(actions.fittingHeight, bottom - safeInsets.top - margin))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: bottom - size.height, width: size.width,
      height: size.height)
  }

  /// How far it is slid until the card is above them.
  private var slideToActions: CGFloat {
    let bottom = bounds.midY + card.bounds.height / 2
    return max(bottom - (actionsFrame.minY - PreviewMeasures.gap), PreviewMeasures.leastSlide)
  }

  private func placeActions(_ share: CGFloat) {
    let frame = actionsFrame
    actions?.frame = frame.offsetBy(dx: 0, dy: (bounds.maxY - frame.minY) * (1 - share))
  }

  private func placeSign() {
    let size = PreviewMeasures.sign
    sign.center = CGPoint(
      x: bounds.midX,
      y: card.center.y - card.bounds.height * scale / 2 - PreviewMeasures.signGap - size.height / 2)
  }

  // MARK: Going

  /// PV13: goes back into the source.
  func goBack() {
    isUserInteractionEnabled = false
    onLeave = {}
    UIView.animate(
      withDuration: PreviewMeasures.goingTime, delay: 0, options: .allowUserInteraction
    ) { [self] in
      veil.effect = nil
      veil.contentView.backgroundColor = nil
      veil.layer.backdrop = nil
      spot.alpha = 1
      spot.transform = .identity
      sign.alpha = 0
      placeActions(0)
      if isShowing {
        card.center = CGPoint(x: bounds.midX, y: bounds.midY)
        card.transform = intoSource
        card.alpha = 0
      }
    } completion: { [self] _ in
      takeAway()
    }
  }

  /// PV12: shows only a picture of the controller's view from now on.
  func letGoOfController() {
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

  /// PV12: becomes as large as the screen, and fades.
  func open() {
    onLeave = {}
    UIView.performWithoutAnimation { window?.layoutIfNeeded() }
    UIView.animate(
      withDuration: PreviewMeasures.goingTime, delay: 0, options: .allowUserInteraction
    ) { [self] in
      let scale = bounds.width / max(card.bounds.width, 1)
      card.transform = .identity
      card.frame = bounds
      card.layer.cornerRadius = 0
      card.alpha = 0
      picture?.transform = CGAffineTransform(scaleX: scale, y: scale)
      picture?.center = CGPoint(
        x: bounds.midX, y: (picture?.bounds.height ?? 0) * scale / 2)
      veil.effect = nil
      veil.contentView.backgroundColor = nil
      sign.alpha = 0
      placeActions(0)
    } completion: { [self] _ in
      takeAway()
    }
  }

  private func takeAway() {
    if let view = shown?.viewIfLoaded, view.superview === card { view.removeFromSuperview() }
    shown = nil
    removeFromSuperview()
  }

  /// PV13: a screen of another size has no room for it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isTurned = sizeBefore.map { $0 != bounds.size } ?? false
    sizeBefore = bounds.size
    if isTurned { onLeave() }
  }

  private var sizeBefore: CGSize?
}
