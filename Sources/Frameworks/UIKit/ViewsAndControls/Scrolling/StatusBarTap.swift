/// Finds taps on the status bar, and brings a window's one scroll view that wants so to its top (SC17).
@MainActor
final class StatusBarTap: UITapGestureRecognizer {
  /// Has a window know of such taps.
  static func add(to window: UIWindow) {
    guard !window.recognizers.contains(where: { $0 is StatusBarTap }) else { return }
    let tap = StatusBarTap(target: nil, action: nil)
    (tap.cancelsTouchesInView, tap.delaysTouchesEnded) = (false, false)
    tap.onAction { [weak window] tap in
      if tap.state == .ended { window.map(scrollToTop) }
    }
    window.addGestureRecognizer(tap)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let window = view as? UIWindow else { return state = .failed }
    let height = window.safeAreaInsets.top
    let isOutside = touches.contains { $0.moment.location.y >= height }
    if isOutside { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private static func scrollToTop(in window: UIWindow) {
    var found: [UIScrollView] = []
    window.forEachWithin { view in
      guard let view = view as? UIScrollView, view.scrollsToTop, view.isSeen else { return }
      found.append(view)
    }
    // Of several nobody knows which is meant.
    guard found.count == 1, let view = found.first else { return }
    guard view.delegate?.scrollViewShouldScrollToTop(view) != false else { return }
    view.mover.scrollToTop()
  }
}

extension UIView {
  /// Whether neither it nor anything around it is hidden.
  fileprivate var isSeen: Bool {
    sequence(first: self, next: \.outer).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
