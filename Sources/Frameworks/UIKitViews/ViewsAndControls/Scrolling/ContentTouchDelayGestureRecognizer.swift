/// A recognizer that delays touches to a scroll view's content until they cannot be a drag
/// (Scrolling.SC4).
///
/// It keeps a touch that stopped a moving scroll view.
@MainActor
final class ContentTouchDelayGestureRecognizer: UIGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var keeps = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded) = (false, true, false)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.isScrollEnabled else { return state = .failed }
    let axes = scrollView.scrollableAxes
    if scrollView.scrollDriver.isMovingByItself {
      (keeps, cancelsTouchesInView) = (true, true)
    } else if scrollView.delaysContentTouches, axes.horizontal || axes.vertical {
      if deadline == nil, following.count == touches.count {
        deadline = event.timestamp + ScrollConstants.touchDelay
      }
    } else if !keeps {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = keeps ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func deadlinePassed(at time: TimeInterval) { if !keeps { state = .failed } }

  override func reset() { (keeps, cancelsTouchesInView) = (false, false) }

  /// Recognizers in the content fail while the touch is kept.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    keeps && otherGestureRecognizer !== scrollView?.pan
      && otherGestureRecognizer !== scrollView?.pinch
  }
}
