import CoreGraphics
import QuartzCore
import TactusPhoneLink
import TactusUIKitViews
import UIKit

/// The app switcher: a row of cards, one for each app that was used, the last used in the middle
/// (AppSwitcher.S2–S6).
///
/// The view reports the places of the cards, and the phone shows the pictures of the apps there.
@MainActor
final class SwitcherView: UIView, UIScrollViewDelegate, UIGestureRecognizerDelegate {
  private let scrollView = UIScrollView()
  private let caption = UILabel()
  private let tap = UITapGestureRecognizer()
  private let flick = UIPanGestureRecognizer()
  /// The cards, that of the last used app first.
  private var cards: [AppCardView] = []
  /// The card under a finger that flicks it.
  private weak var flicked: AppCardView?
  /// The places that the phone knows.
  private var shown: [AppCard]?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    accessibilityIdentifier = "app-switcher"
    backgroundColor = UIColor(white: 0, alpha: 0.35)
    layer.backdrop = LayerBackdrop(
      sigma: UIAccessibility.isReduceTransparencyEnabled ? 0 : SwitcherMetrics.blur)
    scrollView.delegate = self
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.alwaysBounceHorizontal = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.clipsToBounds = false
    addSubview(scrollView)
    caption.text = "No Recent Apps"
    caption.textColor = .white
    caption.textAlignment = .center
    caption.font = .preferredFont(forTextStyle: .title3)
    addSubview(caption)
    tap.onAction { [weak self] in self?.tapped($0) }
    flick.onAction { [weak self] _ in self?.flickMoved() }
    for recognizer in [tap, flick] as [UIGestureRecognizer] {
      recognizer.delegate = self
      addGestureRecognizer(recognizer)
    }
    scrollView.panGestureRecognizer.require(toFail: flick)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Showing

  /// Shows the cards of apps, the last used first.
  func show(_ apps: [InstalledApp]) {
    let isFirst = shown == nil
    let known = Dictionary(cards.map { ($0.app.identifier, $0) }) { first, _ in first }
    let old = cards
    cards = apps.map { app in known[app.identifier] ?? card(of: app) }
    for card in old where !cards.contains(where: { $0 === card }) { card.removeFromSuperview() }
    for card in cards where card.superview == nil { scrollView.addSubview(card) }
    caption.isHidden = !cards.isEmpty
    UIView.performWithoutAnimation {
      layOut()
      if isFirst { scrollView.contentOffset = offset(of: 0) }
      layoutIfNeeded()
    }
    report()
    UIAccessibility.post(notification: .screenChanged, argument: cards.first)
  }

  /// Closes the app switcher.
  func close() { SystemRequests.send(.closeSwitcher) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
    report()
  }

  private func layOut() {
    scrollView.frame = bounds
    caption.frame = bounds
    let (width, gap) = (cardSize.width, SwitcherMetrics.gap)
    let count = CGFloat(cards.count)
    scrollView.contentSize = CGSize(
      width: max(bounds.width, 2 * margin + count * width + max(0, count - 1) * gap),
      height: bounds.height)
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: margin + CGFloat(place(of: index)) * (width + gap),
        y: (bounds.height - cardSize.height) / 2 + 16 - card.lift, width: width,
        height: cardSize.height)
    }
  }

  private func card(of app: InstalledApp) -> AppCardView {
    let card = AppCardView(app)
    card.onOpen = { [weak self, weak card] in card.map { self?.open($0) } }
    card.onQuit = { [weak self, weak card] in card.map { self?.quit($0) } }
    return card
  }

  private var cardSize: CGSize {
    CGSize(
      width: bounds.width * SwitcherMetrics.scale, height: bounds.height * SwitcherMetrics.scale)
  }

  /// The room beside the first and the last card, so that each can be in the middle.
  private var margin: CGFloat { (bounds.width - cardSize.width) / 2 }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the place of a card in the row, from the left: the last used app is on the right, in
  /// right-to-left layout on the left.
  private func place(of index: Int) -> Int { isMirrored ? index : cards.count - 1 - index }

  /// Returns the offset at which a card is in the middle.
  private func offset(of index: Int) -> CGPoint {
    CGPoint(
      x: CGFloat(max(0, place(of: index))) * (cardSize.width + SwitcherMetrics.gap), y: 0)
  }

  /// The index of the card in the middle; `nil` without cards.
  private var middle: Int? {
    let x = scrollView.contentOffset.x
    return cards.indices.min { abs(offset(of: $0).x - x) < abs(offset(of: $1).x - x) }
  }

  /// Reports the places of the cards on the screen to the phone, from back to front.
  private func report() {
    let screen = bounds.insetBy(dx: -1, dy: -bounds.height)
    let places = cards.reversed().compactMap { card -> AppCard? in
      let area = area(of: card)
      let frame = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
      return frame.intersects(screen) ? AppCard(card.app.identifier, area: area) : nil
    }
    let new = Array(places.suffix(LinkLimits.cards))
    guard new != shown else { return }
    shown = new
    SystemRequests.send(.showCards(new))
  }

  private func area(of card: AppCardView) -> ScreenArea {
    let frame = convert(card.bounds, from: card)
    return ScreenArea(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height), radius: Double(SwitcherMetrics.radius))
  }

  // MARK: Choosing

  private func open(_ card: AppCardView) {
    SystemRequests.send(.launch(card.app.identifier, .icon, from: area(of: card)))
  }

  private func quit(_ card: AppCardView) {
    let isLast = cards.count == 1
    SystemRequests.send(.quit(card.app.identifier))
    // Without apps the Home screen is shown (AppSwitcher.S5).
    if isLast { close() }
  }

  /// Handles a key: arrows choose a card, Return opens it, Delete ends the app, Escape closes.
  func press(_ code: UIKeyboardHIDUsage, isMirrored: Bool) {
    guard let middle else { return code == .keyboardEscape ? close() : () }
    switch code {
    case .keyboardLeftArrow, .keyboardRightArrow:
      let isLeft = code == .keyboardLeftArrow
      let next = middle + (isLeft == isMirrored ? -1 : 1)
      if cards.indices.contains(next) {
        scrollView.setContentOffset(offset(of: next), animated: true)
      }
    case .keyboardReturnOrEnter: open(cards[middle])
    case .keyboardDeleteOrBackspace: quit(cards[middle])
    case .keyboardEscape: close()
    default: break
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  // MARK: Touches

  func scrollViewDidScroll(_ scrollView: UIScrollView) { report() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    // A card comes to rest in the middle.
    let x = targetContentOffset.pointee.x
    let best = cards.indices.min { abs(offset(of: $0).x - x) < abs(offset(of: $1).x - x) }
    if let best { targetContentOffset.pointee = offset(of: best) }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === flick else { return true }
    let speed = flick.velocity(in: self)
    guard speed.y < 0, -speed.y > abs(speed.x) else { return false }
    flicked = card(at: flick.location(in: self))
    return flicked != nil
  }

  private func card(at place: CGPoint) -> AppCardView? {
    cards.first { convert($0.bounds, from: $0).contains(place) }
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    guard let card = card(at: recognizer.location(in: self)) else { return close() }
    open(card)
  }

  private func flickMoved() {
    guard let card = flicked else { return }
    switch flick.state {
    case .began, .changed: card.lift = max(0, -flick.translation(in: self).y)
    case .ended:
      let isFast = -flick.velocity(in: self).y > SwitcherMetrics.flickSpeed
      let isFar = card.lift > cardSize.height * SwitcherMetrics.flickFraction
      flicked = nil
      if isFast || isFar { return quit(card) }
      card.lift = 0
    default:
      flicked = nil
      card.lift = 0
    }
    UIView.performWithoutAnimation { layOut() }
    report()
  }
}
