internal import TactusCrashReports
internal import TactusVirtualTime
internal import UIKit

/// A banner with a notification at the top of the screen.
///
/// Steps Notifications.BN1….
@MainActor
final class NotificationBanner {
  /// Shows a banner.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - actions: The actions of its category.
  ///   - onResponse: Called once with the identifier of the action that the user chose.
  init(
    _ notification: UNNotification, actions: [UNNotificationAction],
    onResponse: @escaping @MainActor (String) -> Void
  ) {
    self.onResponse = onResponse
    if actions.contains(where: { $0 is UNTextInputNotificationAction }) {
      RuntimeWarning.once(
        "a UNTextInputNotificationAction is not shown: banners have no field for a text",
        kind: "note")
    }
    self.actions = actions.filter { !($0 is UNTextInputNotificationAction) }
    window = NotificationBannerWindow(frame: UIScreen.main.bounds)
    card = NotificationBannerView(notification)
    card.onActivate = { [weak self] in self?.respond(UNNotificationDefaultActionIdentifier) }
    window.addSubview(card)
    window.onLayout = { [weak self] in self?.layOut() }
    tap.onAction { [weak self] _ in self?.respond(UNNotificationDefaultActionIdentifier) }
    pan.onAction { [weak self] _ in self?.dragged() }
    press.onAction { [weak self] _ in self?.pressed() }
    for recognizer in [tap, pan, press] { card.addGestureRecognizer(recognizer) }
    window.isHidden = false
    layOut()
    card.transform = hidden
    UIView.animate(
      withDuration: NotificationBannerMetrics.appearance, delay: 0, usingSpringWithDamping: 0.9,
      initialSpringVelocity: 0, options: [.allowUserInteraction],
      animations: { self.card.transform = .identity })
    startTimer()
  }

  /// Removes the banner from the screen (Notifications.BN4).
  func dismiss() {
    guard !isDismissed else { return }
    isDismissed = true
    stopTimer()
    card.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: NotificationBannerMetrics.disappearance,
      animations: {
        self.card.transform = self.hidden
        self.list?.alpha = 0
        self.backdrop?.alpha = 0
      }
    ) { _ in self.window.isHidden = true }
  }

  // MARK: Gestures

  private func respond(_ action: String) {
    guard !isDismissed else { return }
    dismiss()
    onResponse(action)
  }

  /// The banner follows a finger up, and with resistance down (Notifications.BN3).
  private func dragged() {
    guard list == nil, !isDismissed else { return }
    let distance = pan.translation(in: window).y
    switch pan.state {
    case .began, .changed:
      stopTimer()
      card.transform = CGAffineTransform(
        translationX: 0, y: distance < 0 ? distance : distance * Self.resistance)
    case .ended
    where distance < -NotificationBannerMetrics.dismissalDistance
      || pan.velocity(in: window).y < -NotificationBannerMetrics.dismissalVelocity:
      dismiss()
    default:
      UIView.animate(withDuration: NotificationBannerMetrics.disappearance) {
        self.card.transform = .identity
      }
      startTimer()
    }
  }

  /// A long press shows the actions (Notifications.BN6).
  private func pressed() {
    guard press.state == .began, list == nil, !isDismissed, !actions.isEmpty else { return }
    stopTimer()
    let backdrop = UIView()
    backdrop.backgroundColor = UIColor.black.withAlphaComponent(Self.dim)
    let outside = UITapGestureRecognizer()
    outside.onAction { [weak self] _ in self?.dismiss() }
    backdrop.addGestureRecognizer(outside)
    window.insertSubview(backdrop, belowSubview: card)
    let list = NotificationActionsView(actions) { [weak self] in self?.respond($0.identifier) }
    window.addSubview(list)
    (self.list, self.backdrop) = (list, backdrop)
    layOut()
    (list.alpha, backdrop.alpha) = (0, 0)
    UIView.animate(withDuration: NotificationBannerMetrics.disappearance) {
      (list.alpha, backdrop.alpha) = (1, 1)
    }
  }

  // MARK: Internals

  /// The share of a drag down that the banner follows.
  ///
  /// - Source: none. Confidence: guess.
  private static let resistance: CGFloat = 0.2
  /// The opacity of the app behind the actions.
  ///
  /// - Source: none. Confidence: guess.
  private static let dim: CGFloat = 0.3

  private let actions: [UNNotificationAction]
  private let onResponse: @MainActor (String) -> Void
  private let window: NotificationBannerWindow
  private let card: NotificationBannerView
  private let tap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let press = UILongPressGestureRecognizer()
  private var list: NotificationActionsView?
  private var backdrop: UIView?
  private var timer: Int?
  private var isDismissed = false

  /// The transform that moves the banner above the screen.
  private var hidden: CGAffineTransform {
    CGAffineTransform(translationX: 0, y: -(card.center.y + card.bounds.height))
  }

  private func startTimer() {
    stopTimer()
    timer = AppTimers.shared.add(at: AppTimers.shared.now + NotificationBannerMetrics.duration) {
      [weak self] in self?.dismiss()
    }
  }

  private func stopTimer() {
    timer.map { AppTimers.shared.remove($0) }
    timer = nil
  }

  private func layOut() {
    let metrics = NotificationBannerMetrics.self
    let width = min(window.bounds.width - 2 * metrics.margin, metrics.largestWidth)
    let size = card.sizeThatFits(CGSize(width: width, height: 0))
    let top = max(window.safeAreaInsets.top, metrics.margin)
    card.bounds.size = size
    card.center = CGPoint(x: window.bounds.midX, y: top + size.height / 2)
    backdrop?.frame = window.bounds
    guard let list else { return }
    let height = list.sizeThatFits(size).height
    list.frame = CGRect(
      x: card.frame.minX, y: card.frame.maxY + metrics.margin, width: width, height: height)
  }
}
