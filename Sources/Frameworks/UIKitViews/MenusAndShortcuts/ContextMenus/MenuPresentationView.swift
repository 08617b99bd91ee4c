/// The presentation of a context menu: the blurred background, the lifted preview and the menu
/// beside it.
///
/// The view covers its window (ContextMenus.CM2…).
@MainActor
final class MenuPresentationView: UIView {
  /// Called when the user dismisses the menu, or the menu must be dismissed.
  var onDismiss: () -> Void = {}
  /// Called when the preview is tapped.
  var onPreview: () -> Void = {}
  /// Called when an element of the menu is chosen.
  var onSelect: (UIMenuElement) -> Void = { _ in }

  private let backgroundView = UIVisualEffectView(effect: nil)
  /// The lifted view, or the card of the preview controller; hidden for a control's menu.
  private let lifted = UIView()
  private let card: MenuCard?
  /// The frame of the pressed view in the window.
  private let source: CGRect
  private let previewed: UIViewController?
  private let hidden: UIView?
  /// Whether there is only a menu, without a preview and a background.
  private let isCompact: Bool
  private let order: UIContextMenuConfiguration.ElementOrder

  /// Creates the presentation of a menu.
  ///
  /// - Parameters:
  ///   - window: The window that it covers.
  ///   - preview: The preview that is lifted; nil for a menu beside a rectangle.
  ///   - source: The frame of the pressed view in the window.
  ///   - previewed: The preview controller.
  ///   - menu: The menu; nil for none.
  ///   - order: The order of the menu's elements.
  init(
    over window: UIWindow, lifting preview: UITargetedPreview?, at source: CGRect,
    previewing previewed: UIViewController?, menu: UIMenu?,
    order: UIContextMenuConfiguration.ElementOrder
  ) {
    (self.source, self.previewed, self.order) = (source, previewed, order)
    card = menu.map(MenuCard.init)
    isCompact = preview == nil
    hidden = previewed == nil ? preview?.view : nil
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    UIView.performWithoutAnimation {
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for part in [backgroundView, lifted, card].compactMap(\.self) { addSubview(part) }
      fillLiftedView(preview)
      window.addSubview(self)
      card?.onSelect = { [weak self] in self?.onSelect($0) }
      card?.onChange = { [weak self] in self?.place() }
      begin()
    }
    // The menu is a new screen (VoiceOver.FO3).
    AccessibilityChanges.add(.screen)
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the lifted view with a snapshot of the pressed view, or with the controller's view
  /// (ContextMenus.CM3).
  private func fillLiftedView(_ preview: UITargetedPreview?) {
    guard let preview else { return lifted.isHidden = true }
    if let previewed {
      previewed.loadViewIfNeeded()
      lifted.clipsToBounds = true
      lifted.layer.cornerRadius = PreviewMetrics.radius
      lifted.layer.cornerCurve = .continuous
      lifted.bounds.size = previewSize(of: previewed)
      previewed.view.frame = lifted.bounds
      lifted.addSubview(previewed.view)
    } else {
      lifted.bounds.size = source.size
      guard let picture = preview.view.snapshotView(afterScreenUpdates: false) else { return }
      picture.frame = lifted.bounds
      if let path = preview.parameters.visiblePath {
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        picture.layer.mask = mask
      } else {
        picture.backgroundColor = preview.parameters.backgroundColor
        picture.layer.cornerRadius = preview.view.layer.cornerRadius
        picture.clipsToBounds = true
      }
      lifted.addSubview(picture)
    }
    lifted.isAccessibilityElement = true
    lifted.accessibilityLabel = preview.view.accessibilityLabel ?? "Preview"
  }

  private func previewSize(of previewed: UIViewController) -> CGSize {
    let area = area
    let wanted = previewed.preferredContentSize
    let menu = min(card?.fittingHeight ?? 0, area.height / 2)
    let most = CGSize(
      width: area.width, height: area.height - menu - MenuMetrics.distance)
    return CGSize(
      width: wanted.width > 0 ? min(wanted.width, most.width) : most.width,
      height: wanted.height > 0 ? min(wanted.height, most.height) : most.height)
  }

  /// The available area, in points.
  private var area: CGRect {
    let insets = (superview as? UIWindow)?.safeAreaInsets ?? safeAreaInsets
    return bounds.inset(by: insets).insetBy(dx: MenuMetrics.edge, dy: MenuMetrics.edge)
  }

  // MARK: Presenting

  /// Arranges everything for the start of the appearance.
  private func begin() {
    lifted.center = CGPoint(x: source.midX, y: source.midY)
    lifted.transform = sourceTransform
    place()
    if let card {
      card.transform = cardStartTransform
      card.alpha = 0
    }
  }

  /// Animates the appearance, alongside the delegate's changes (ContextMenus.CM2).
  func appear(along changes: @escaping () -> Void, then completion: @escaping () -> Void) {
    hidden?.alpha = 0
    let spring = UISpringTimingParameters(dampingRatio: MenuMetrics.damping)
    let animator = UIViewPropertyAnimator(
      duration: MenuMetrics.appearanceDuration, timingParameters: spring)
    animator.isUserInteractionEnabled = true
    animator.addAnimations { [self] in
      if !isCompact {
        backgroundView.effect = UIBlurEffect(style: .regular)
        backgroundView.contentView.backgroundColor = AlertMetrics.dim
      }
      hasAppeared = true
      place()
      card?.transform = .identity
      card?.alpha = 1
      changes()
    }
    animator.addCompletion { _ in completion() }
    animator.startAnimation()
    UIAccessibility.post(notification: .screenChanged, argument: card ?? lifted)
  }

  /// Whether the menu has appeared.
  private var hasAppeared = false

  /// The transform that shrinks the lifted view to the pressed view.
  private var sourceTransform: CGAffineTransform {
    guard previewed != nil else { return .identity }
    let scale = min(1, max(source.width / max(lifted.bounds.width, 1), 0.05))
    return CGAffineTransform(scaleX: scale, y: scale)
  }

  /// The transform that shrinks the card to the pressed view.
  private var cardStartTransform: CGAffineTransform {
    guard let card else { return .identity }
    let scale = MenuMetrics.smallest
    return CGAffineTransform(
      translationX: source.midX - card.center.x, y: source.midY - card.center.y
    )
    .scaledBy(x: scale, y: scale)
  }

  /// Places the menu below the preview if it fits, otherwise above, and moves both into the area
  /// (ContextMenus.CM4).
  private func place() {
    let area = area
    let growth = isCompact || previewed != nil ? 1 : MenuMetrics.lift
    let size = isCompact ? source.size : lifted.bounds.size
    let shown = CGSize(width: size.width * growth, height: size.height * growth)
    let most = isCompact ? area.height : max(area.height - shown.height - MenuMetrics.distance, 88)
    let height = min(card?.fittingHeight ?? 0, most)
    let distance = card == nil ? 0 : isCompact ? 4 : MenuMetrics.distance
    let width = min(MenuMetrics.width, area.width)
    var center = CGPoint(x: source.midX, y: source.midY)
    if !isCompact {
      center.x = min(max(center.x, area.minX + shown.width / 2), area.maxX - shown.width / 2)
      if shown.width > area.width { center.x = area.midX }
      let total = shown.height + distance + height
      let isBelow = center.y + shown.height / 2 + distance + height <= area.maxY
      let isAbove = center.y - shown.height / 2 - distance - height >= area.minY
      if !isBelow, !isAbove || previewed != nil {
        center.y = max(area.minY, area.maxY - total) + shown.height / 2
      }
      center.y = max(center.y, area.minY + min(shown.height, area.height) / 2)
    }
    if hasAppeared {
      lifted.transform = CGAffineTransform(scaleX: growth, y: growth)
      lifted.center = center
    }
    guard let card else { return }
    let below = center.y + shown.height / 2 + distance
    let y =
      below + height <= area.maxY + 0.5
      ? below : max(area.minY, center.y - shown.height / 2 - distance - height)
    let start = center.x - shown.width / 2
    let x = start + width <= area.maxX ? max(start, area.minX) : area.maxX - width
    card.bounds.size = CGSize(width: width, height: height)
    card.center = CGPoint(x: x + width / 2, y: y + height / 2)
    card.isReversed = order == .priority && card.center.y < center.y
  }

  /// Dismisses the menu when the size of the screen changes.
  override func layoutSubviews() {
    super.layoutSubviews()
    let hasResized = lastSize.map { $0 != bounds.size } ?? false
    lastSize = bounds.size
    if hasResized { onDismiss() }
  }

  private var lastSize: CGSize?

  /// Replaces the menu.
  func show(_ menu: UIMenu) { card?.show(menu) }

  // MARK: Dismissing

  /// Animates the dismissal, alongside the delegate's changes (ContextMenus.CM10).
  ///
  /// - Parameter target: The frame in the window to which the preview returns; nil for the source.
  func dismiss(
    to target: CGRect?, along changes: @escaping () -> Void, then completion: @escaping () -> Void
  ) {
    isUserInteractionEnabled = false
    (onDismiss, onPreview, onSelect) = ({}, {}, { _ in })
    UIView.animate(
      withDuration: MenuMetrics.dismissalDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      backgroundView.effect = nil
      backgroundView.contentView.backgroundColor = nil
      let target = target ?? source
      lifted.center = CGPoint(x: target.midX, y: target.midY)
      lifted.transform = sourceTransform
      if previewed != nil { lifted.alpha = 0 }
      card?.transform = cardStartTransform
      card?.alpha = 0
      changes()
    } completion: { [self] _ in
      removePresentation()
      completion()
    }
  }

  /// Enlarges the preview to the whole screen, and removes the presentation (ContextMenus.CM11).
  func expand(along changes: @escaping () -> Void, then completion: @escaping () -> Void) {
    isUserInteractionEnabled = false
    (onDismiss, onPreview, onSelect) = ({}, {}, { _ in })
    UIView.animate(
      withDuration: MenuMetrics.dismissalDuration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      lifted.transform = .identity
      lifted.frame = bounds
      lifted.layer.cornerRadius = 0
      card?.alpha = 0
      changes()
    } completion: { [self] _ in
      // Presenting the controller moves its view out of the preview.
      completion()
      removePresentation()
    }
  }

  private func removePresentation() {
    AccessibilityChanges.add(.screen)
    hidden?.alpha = 1
    if let view = previewed?.viewIfLoaded, view.superview === lifted { view.removeFromSuperview() }
    removeFromSuperview()
  }

  // MARK: Touch handling

  /// Handles the finger that opened the menu, in window coordinates (ContextMenus.CM7).
  func trackTouch(_ place: CGPoint) { card.map { $0.trackTouch(convert(place, to: $0)) } }
  func endTouch(at place: CGPoint) { card.map { $0.endTouch(at: convert(place, to: $0)) } }
  func cancelTouch() { card?.cancelTouch() }

  private var tracked: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracked = tracked ?? touches.inOrder.first
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    tracked = nil
    let place = touch.location(in: self)
    if !isCompact, lifted.frame.contains(place) { onPreview() } else { onDismiss() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tracked = nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // The preview controller's view does not receive touches.
    return card.map(hit.isDescendant) == true ? hit : self
  }

  override func accessibilityPerformEscape() -> Bool {
    onDismiss()
    return true
  }
}
