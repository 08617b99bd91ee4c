/// Keeps touches from what is in a scroll view until it is clear that they are no drag (SC4).
///
/// A touch that has stopped a moving scroll view it keeps for good.
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var keeps = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    (cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded) = (false, true, false)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.isScrollEnabled else { return state = .failed }
    let axes = scrollView.scrollableAxes
    if scrollView.mover.isMovingByItself {
      (keeps, cancelsTouchesInView) = (true, true)
    } else if scrollView.delaysContentTouches, axes.horizontal || axes.vertical {
      if deadline == nil, following.count == touches.count {
        deadline = event.timestamp + ScrollFigures.touchDelay
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

  /// What is in the scroll view recognizes nothing in a touch that is kept.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    keeps && otherGestureRecognizer !== scrollView?.pan
      && otherGestureRecognizer !== scrollView?.pinch
  }
}
