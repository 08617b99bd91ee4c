import CoreGraphics
import QuartzCore
import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The quick actions of an icon over the blurred Home screen (HomeScreen.Q1–Q9).
///
/// The view covers the window. During the hint it shows the icon sharp over the blur, and then the
/// menu beside it.
@MainActor
final class QuickActionMenu: UIView {
  /// Called when an action is chosen.
  var onChoose: (QuickAction) -> Void = { _ in }
  /// Called when the menu is dismissed by the user.
  var onDismiss: () -> Void = {}

  /// The app.
  let app: InstalledApp
  /// Whether the menu is open, and not a hint.
  private(set) var isOpen = false

  private let background = UIView()
  private let spot: UIView
  /// The frame of the icon at rest; that of its picture grows during the hint.
  private let icon: CGRect
  private let platter = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var rows: [QuickActionRow] = []
  private let selection = UISelectionFeedbackGenerator()

  init(of app: InstalledApp, over icon: CGRect, picture: UIView, in bounds: CGRect) {
    self.app = app
    self.icon = icon
    spot = picture
    super.init(frame: bounds)
    accessibilityIdentifier = "quick-actions"
    background.frame = bounds
    background.backgroundColor = .clear
    spot.frame = icon
    for view in [background, spot] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// Blurs the surroundings by a fraction of the way to the menu, 0…1 (HomeScreen.Q1).
  func hint(_ progress: CGFloat) {
    guard !isOpen else { return }
    UIView.performWithoutAnimation {
      background.layer.backdrop = blur(QuickActionMetrics.hintBlur * Double(progress))
      background.backgroundColor = UIColor(
        white: 0, alpha: QuickActionMetrics.dim * progress / 2)
      let scale = 1 + QuickActionMetrics.hintGrowth * progress
      spot.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// Opens the menu beside the icon (HomeScreen.Q3).
  func open(_ actions: [QuickAction]) {
    isOpen = true
    accessibilityViewIsModal = true
    // The action that comes first is the nearest to the icon (HomeScreen.Q4).
    let isAbove = opensAbove
    let isIconLeft = spot.center.x < bounds.midX
    rows = actions.map { action in
      let row = QuickActionRow(action, of: app, isIconLeft: isIconLeft)
      row.onActivate = { [weak self] in self?.onChoose(action) }
      return row
    }
    UIView.performWithoutAnimation {
      addPlatter(isAbove ? rows.reversed() : rows, isAbove: isAbove)
      background.layer.backdrop = blur(QuickActionMetrics.hintBlur)
    }
    let grown = platter.transform
    platter.transform = closedTransform
    platter.alpha = 0
    UIView.animate(
      withDuration: duration(QuickActionMetrics.appearanceDuration), delay: 0,
      usingSpringWithDamping: QuickActionMetrics.damping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { [self] in
      platter.transform = grown
      platter.alpha = 1
      spot.transform = .identity
      background.layer.backdrop = blur(QuickActionMetrics.menuBlur)
      background.backgroundColor = UIColor(white: 0, alpha: QuickActionMetrics.dim)
    }
    selection.prepare()
    // The actions are another screen (VoiceOver.FO3).
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  /// Removes the view (HomeScreen.Q7).
  func close(animated: Bool) {
    isUserInteractionEnabled = false
    isOpen = false
    accessibilityElementsHidden = true
    accessibilityViewIsModal = false
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    guard animated else { return removeFromSuperview() }
    UIView.animate(
      withDuration: duration(QuickActionMetrics.dismissalDuration), delay: 0,
      options: .allowUserInteraction
    ) { [self] in
      platter.alpha = 0
      platter.transform = closedTransform
      spot.transform = .identity
      background.layer.backdrop = blur(0)
      background.backgroundColor = .clear
    } completion: { [self] _ in
      removeFromSuperview()
    }
  }

  // MARK: Choosing

  /// Highlights the row under a finger, and plays the tap of a selection when it is another one
  /// (HomeScreen.Q6).
  func slide(to place: CGPoint) {
    let found = row(at: place)
    selection.keepPrepared()
    guard found !== highlighted else { return }
    highlight(found)
    if found != nil {
      selection.selectionChanged()
      selection.keepPrepared()
    }
  }

  /// Chooses the row under a finger that is lifted; the menu stays open if there is none
  /// (HomeScreen.Q6).
  func lift(at place: CGPoint) {
    let found = row(at: place)
    highlight(nil)
    if let found { onChoose(found.action) }
  }

  /// Moves the keyboard's selection by a number of rows (HomeScreen.Q9).
  func moveSelection(by count: Int) {
    let shown = shownRows
    guard !shown.isEmpty else { return }
    let next: Int
    if let current = shown.firstIndex(where: { $0 === highlighted }) {
      next = min(max(current + count, 0), shown.count - 1)
    } else {
      next = count > 0 ? 0 : shown.count - 1
    }
    highlight(shown[next])
  }

  /// Chooses the row that the keyboard has selected.
  func chooseSelection() {
    if let highlighted { onChoose(highlighted.action) }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { slide(to: touch.location(in: nil)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { slide(to: touch.location(in: nil)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isOpen, let place = touches.first?.location(in: nil) else { return }
    // A tap beside the menu closes it (HomeScreen.Q7).
    if row(at: place) == nil, !platter.frame.contains(place) { return onDismiss() }
    lift(at: place)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(nil)
  }

  override func accessibilityPerformEscape() -> Bool {
    onDismiss()
    return true
  }

  // MARK: Layout

  /// The rows from top to bottom.
  private var shownRows: [QuickActionRow] { rows.sorted { $0.frame.minY < $1.frame.minY } }

  private var highlighted: QuickActionRow? { rows.first { $0.isHighlighted } }

  private func highlight(_ row: QuickActionRow?) {
    for other in rows { other.isHighlighted = other === row }
  }

  private func row(at place: CGPoint) -> QuickActionRow? {
    guard isOpen else { return nil }
    let inside = platter.contentView.convert(place, from: nil)
    return rows.first { $0.frame.contains(inside) }
  }

  /// Whether the menu opens above the icon: where there is more room (HomeScreen.Q3).
  private var opensAbove: Bool { spot.center.y > bounds.midY }

  private func addPlatter(_ shown: [QuickActionRow], isAbove: Bool) {
    let metrics = QuickActionMetrics.self
    let width = min(metrics.width, bounds.width - 2 * metrics.edge)
    var y: CGFloat = 0
    for (place, row) in shown.enumerated() {
      let height = row.height(width: width)
      row.frame = CGRect(x: 0, y: y, width: width, height: height)
      platter.contentView.addSubview(row)
      y += height
      guard place < shown.count - 1 else { continue }
      let line = UIView(frame: CGRect(x: 0, y: y - 0.25, width: width, height: 0.5))
      line.backgroundColor = .separator
      platter.contentView.addSubview(line)
    }
    // A menu that is higher than the room keeps the rows next to the icon.
    let insets = safeAreaInsets
    let room =
      isAbove
      ? icon.minY - metrics.distance - max(insets.top, metrics.edge)
      : bounds.maxY - max(insets.bottom, metrics.edge) - icon.maxY - metrics.distance
    let height = min(y, max(room, metrics.rowHeight))
    let isLeft = spot.center.x < bounds.midX
    let x = isLeft ? icon.minX : icon.maxX - width
    platter.frame = CGRect(
      x: min(max(x, metrics.edge), bounds.width - metrics.edge - width),
      y: isAbove
        ? icon.minY - metrics.distance - height : icon.maxY + metrics.distance,
      width: width, height: height)
    if isAbove, height < y {
      for view in platter.contentView.subviews { view.frame.origin.y -= y - height }
    }
    platter.layer.cornerRadius = metrics.radius
    platter.layer.cornerCurve = .continuous
    platter.clipsToBounds = true
    platter.isUserInteractionEnabled = false
    insertSubview(platter, belowSubview: spot)
  }

  /// The transform that shrinks the menu to the corner next to its icon.
  private var closedTransform: CGAffineTransform {
    let scale = QuickActionMetrics.smallest
    let isLeft = spot.center.x < bounds.midX
    let isAbove = spot.center.y > platter.center.y
    let (width, height) = (platter.bounds.width, platter.bounds.height)
    let dx = (isLeft ? -1 : 1) * (width / 2) * (1 - scale)
    let dy = (isAbove ? 1 : -1) * (height / 2) * (1 - scale)
    return CGAffineTransform(translationX: dx, y: dy).scaledBy(x: scale, y: scale)
  }

  private func blur(_ sigma: Double) -> LayerBackdrop {
    LayerBackdrop(sigma: UIAccessibility.isReduceTransparencyEnabled ? 0 : sigma)
  }

  private func duration(_ seconds: TimeInterval) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? 0.1 : seconds
  }
}
