/// What is seen of a context menu: what is around blurs, what was pressed is lifted, or a preview of it
/// comes, and the menu beside it.
///
/// It lies over all that its window shows. Steps CM2… are in `Documentation/Behaviour/ContextMenus.md`.
@MainActor
final class MenuStage: UIView {
  /// Is called when people leave it, or it cannot stay.
  var onLeave: () -> Void = {}
  /// Is called when the preview is tapped.
  var onPreview: () -> Void = {}
  /// Is called when something of the menu is chosen.
  var onChoice: (UIMenuElement) -> Void = { _ in }

  private let veil = UIVisualEffectView(effect: nil)
  /// What was lifted, or the card of the preview; nothing where a control shows its menu.
  private let lifted = UIView()
  private let card: MenuCard?
  /// Where what was pressed is.
  private let source: CGRect
  private let previewed: UIViewController?
  private let hidden: UIView?
  /// Whether there is only a menu, without anything around it.
  private let isCompact: Bool

  /// Makes the stage of a menu.
  ///
  /// - Parameters:
  ///   - window: What it lies over.
  ///   - preview: What is lifted; nil for a menu beside a rectangle.
  ///   - source: Where that is, in the window.
  ///   - previewed: What previews it.
  ///   - menu: The menu; nil for none.
  init(
    over window: UIWindow, lifting preview: UITargetedPreview?, at source: CGRect,
    previewing previewed: UIViewController?, menu: UIMenu?
  ) {
    (self.source, self.previewed) = (source, previewed)
    card = menu.map(MenuCard.init)
    isCompact = preview == nil
    hidden = previewed == nil ? preview?.view : nil
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    UIView.performWithoutAnimation {
      veil.frame = bounds
      veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      for part in [veil, lifted, card].compactMap(\.self) { addSubview(part) }
      fillLifted(preview)
      window.addSubview(self)
      card?.onChoice = { [weak self] in self?.onChoice($0) }
      card?.onChange = { [weak self] in self?.place() }
      begin()
    }
  }

  required init?(coder: NSCoder) { nil }

  /// CM3: shows what was pressed as it looked, or the previewed's view.
  private func fillLifted(_ preview: UITargetedPreview?) {
    guard let preview else { return lifted.isHidden = true }
    if let previewed {
      previewed.loadViewIfNeeded()
      lifted.clipsToBounds = true
      lifted.layer.cornerRadius = PreviewMeasures.radius
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
      width: area.width, height: area.height - menu - MenuMeasures.distance)
    return CGSize(
      width: wanted.width > 0 ? min(wanted.width, most.width) : most.width,
      height: wanted.height > 0 ? min(wanted.height, most.height) : most.height)
  }

  /// Where there is room.
  private var area: CGRect {
    let insets = (superview as? UIWindow)?.safeInsets ?? safeInsets
    return bounds.inset(by: insets).insetBy(dx: MenuMeasures.edge, dy: MenuMeasures.edge)
  }

  // MARK: Coming

  /// Everything is where it came from.
  private func begin() {
    lifted.center = CGPoint(x: source.midX, y: source.midY)
    lifted.transform = intoSource
    place()
    if let card {
      card.transform = cardAtFirst
      card.alpha = 0
    }
  }

  /// CM2: comes, with changes that go along.
  func come(along changes: @escaping () -> Void, then completion: @escaping () -> Void) {
    hidden?.alpha = 0
    let spring = UISpringTimingParameters(dampingRatio: MenuMeasures.damping)
    let animator = UIViewPropertyAnimator(
      duration: MenuMeasures.comingTime, timingParameters: spring)
    animator.isUserInteractionEnabled = true
    animator.addAnimations { [self] in
      if !isCompact {
        veil.effect = UIBlurEffect(style: .regular)
        veil.contentView.backgroundColor = AlertMeasures.dim
      }
      isThere = true
      place()
      card?.transform = .identity
      card?.alpha = 1
      changes()
    }
    animator.addCompletion { _ in completion() }
    animator.startAnimation()
    UIAccessibility.post(notification: .screenChanged, argument: card ?? lifted)
  }

  /// Whether it has come.
  private var isThere = false

  /// Has the lifted view be where it came from, no larger than that.
  private var intoSource: CGAffineTransform {
    guard previewed != nil else { return .identity }
    let scale = min(1, max(source.width / max(lifted.bounds.width, 1), 0.05))
    return CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Has the card grow out of what it belongs to.
  private var cardAtFirst: CGAffineTransform {
    guard let card else { return .identity }
    let scale = MenuMeasures.smallest
    return CGAffineTransform(
      translationX: source.midX - card.center.x, y: source.midY - card.center.y
    )
    .scaledBy(x: scale, y: scale)
  }

  /// CM4: the menu beneath what it belongs to where it has room, and above it otherwise; both are
  /// moved as far as they must be.
  private func place() {
    let area = area
    let growth = isCompact || previewed != nil ? 1 : MenuMeasures.lift
    let size = isCompact ? source.size : lifted.bounds.size
    let shown = CGSize(width: size.width * growth, height: size.height * growth)
    let most = isCompact ? area.height : max(area.height - shown.height - MenuMeasures.distance, 88)
    let height = min(card?.fittingHeight ?? 0, most)
    let distance = card == nil ? 0 : isCompact ? 4 : MenuMeasures.distance
    let width = min(MenuMeasures.width, area.width)
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
    if isThere {
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
  }

  /// A screen of another size has no room for it.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isTurned = sizeBefore.map { $0 != bounds.size } ?? false
    sizeBefore = bounds.size
    if isTurned { onLeave() }
  }

  private var sizeBefore: CGSize?

  /// Shows another menu.
  func show(_ menu: UIMenu) { card?.show(menu) }

  // MARK: Going

  /// CM10: goes back to where it came from, or elsewhere, with changes that go along.
  ///
  /// - Parameter target: Where it goes back to, in the window; nil for where it came from.
  func go(
    to target: CGRect?, along changes: @escaping () -> Void, then completion: @escaping () -> Void
  ) {
    isUserInteractionEnabled = false
    (onLeave, onPreview, onChoice) = ({}, {}, { _ in })
    UIView.animate(
      withDuration: MenuMeasures.goingTime, delay: 0, options: .allowUserInteraction
    ) { [self] in
      veil.effect = nil
      veil.contentView.backgroundColor = nil
      let target = target ?? source
      lifted.center = CGPoint(x: target.midX, y: target.midY)
      lifted.transform = intoSource
      if previewed != nil { lifted.alpha = 0 }
      card?.transform = cardAtFirst
      card?.alpha = 0
      changes()
    } completion: { [self] _ in
      takeAway()
      completion()
    }
  }

  /// CM11: becomes as large as the screen, and is gone.
  func open(along changes: @escaping () -> Void, then completion: @escaping () -> Void) {
    isUserInteractionEnabled = false
    (onLeave, onPreview, onChoice) = ({}, {}, { _ in })
    UIView.animate(
      withDuration: MenuMeasures.goingTime, delay: 0, options: .allowUserInteraction
    ) { [self] in
      lifted.transform = .identity
      lifted.frame = bounds
      lifted.layer.cornerRadius = 0
      card?.alpha = 0
      changes()
    } completion: { [self] _ in
      // What is shown for good takes the previewed's view with it.
      completion()
      takeAway()
    }
  }

  private func takeAway() {
    hidden?.alpha = 1
    if let view = previewed?.viewIfLoaded, view.superview === lifted { view.removeFromSuperview() }
    removeFromSuperview()
  }

  // MARK: Fingers

  /// CM7: the finger that opened it is at a place in the window, or is lifted there.
  func follow(_ place: CGPoint) { card.map { $0.follow(convert(place, to: $0)) } }
  func lift(at place: CGPoint) { card.map { $0.lift(at: convert(place, to: $0)) } }
  func forgetFinger() { card?.forget() }

  private var tracked: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tracked = tracked ?? touches.inOrder.first
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    tracked = nil
    let place = touch.location(in: self)
    if !isCompact, lifted.frame.contains(place) { onPreview() } else { onLeave() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tracked = nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    // What is previewed is not used.
    return card.map(hit.isDescendant) == true ? hit : self
  }

  override func accessibilityPerformEscape() -> Bool {
    onLeave()
    return true
  }
}
