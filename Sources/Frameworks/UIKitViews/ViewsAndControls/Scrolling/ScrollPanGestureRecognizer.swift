/// The pan recognizer of a scroll view.
@MainActor
package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// The timestamp of the last event.
  private(set) var time: TimeInterval = 0
  private var isDown = false

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    if !isDown {
      isDown = true
      scrollView?.scrollDriver.touchesBegan()
    }
    super.touchesBegan(touches, with: event)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    super.touchesCancelled(touches, with: event)
  }

  package override func reset() {
    super.reset()
    guard isDown else { return }
    isDown = false
    scrollView?.scrollDriver.touchesEnded()
  }

  /// Begins only along scrollable axes, and if the content's touches can be cancelled
  /// (Scrolling.SC6).
  package override func acceptsDirection(_ travel: CGVector) -> Bool {
    guard let scrollView, scrollView.isScrollEnabled else { return false }
    let axes = scrollView.scrollableAxes
    guard abs(travel.dx) > abs(travel.dy) ? axes.horizontal : axes.vertical else { return false }
    // A pull at the top of the content moves the sheet (Presentations.PR10).
    let sheet = SheetPanGestureRecognizer.around(scrollView)?.sheet
    if let sheet, sheet.takesPull(travel),
      SheetPanGestureRecognizer.isAtTop(scrollView, below: nil)
    {
      return false
    }
    if scrollView.yieldsToOuterScrollView(travel) { return false }
    for touch in following where touch.hasReachedView {
      guard let view = touch.view, view !== scrollView else { continue }
      // The content keeps touches that cannot be cancelled (Scrolling.SC5).
      guard scrollView.canCancelContentTouches, scrollView.touchesShouldCancel(in: view) else {
        state = .failed
        return false
      }
    }
    return true
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }
}

/// The pinch recognizer of a scroll view.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func shouldReceive(_ event: UIEvent) -> Bool { scrollView?.isZoomable == true }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }
}
