/// The recognizer of taps on the status bar, which scroll to the top if the window has one eligible
/// scroll view (Scrolling.SC17).
@MainActor
final class StatusBarTapGestureRecognizer: UITapGestureRecognizer {
  /// Adds the recognizer to a window.
  static func add(to window: UIWindow) {
    guard !window.recognizers.contains(where: { $0 is StatusBarTapGestureRecognizer }) else {
      return
    }
    let tap = StatusBarTapGestureRecognizer(target: nil, action: nil)
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
    window.forEachInSubtree { view in
      guard let view = view as? UIScrollView, view.scrollsToTop, view.isSeen else { return }
      found.append(view)
    }
    // With several candidates no scroll view scrolls.
    guard found.count == 1, let view = found.first else { return }
    guard view.delegate?.scrollViewShouldScrollToTop(view) != false else { return }
    view.scrollDriver.scrollToTop()
  }
}

extension UIView {
  /// Whether neither the view nor an ancestor is hidden.
  fileprivate var isSeen: Bool {
    sequence(first: self, next: \.outer).allSatisfy { !$0.isHidden && $0.alpha > 0 }
  }
}
