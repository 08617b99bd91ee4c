/// Finds fingers that drag a scroll view.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// When it was told of something last.
  private(set) var time: TimeInterval = 0
  private var isDown = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if !isDown {
      isDown = true
      scrollView?.mover.touchDown()
    }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesCancelled(touches, with: event)
  }

  override func reset() {
    super.reset()
    guard isDown else { return }
    isDown = false
    scrollView?.mover.touchUp()
  }

  /// SC6: only where it can scroll, and where what is in it lets go of its touches.
  override func goesRightWay(_ travel: CGVector) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let axes = scrollView.scrollableAxes
    guard abs(travel.dx) > abs(travel.dy) ? axes.horizontal : axes.vertical else { return false }
    // PR10.
    let isForSheet = travel.dy > abs(travel.dx) && SheetPan.isAtTop(scrollView, below: nil)
    if isForSheet, SheetPan.around(scrollView) != nil { return false }
    for touch in following where touch.hasReachedView {
      guard let view = touch.view, view !== scrollView else { continue }
      // SC5.
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else {
        state = .failed
        return false
      }
    }
    return true
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }
}

/// Finds fingers that zoom a scroll view.
@MainActor
final class ScrollPinch: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func shouldReceive(_ event: UIEvent) -> Bool { scrollView?.isZoomable == true }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }
}
