@_spi(UIKitModules) import TactusUIKitViews

/// The gesture recognizer of swipes on rows.
@MainActor
final class SwipePan: UIPanGestureRecognizer {
  private unowned let list: any SwipeHost

  init(_ list: any SwipeHost) {
    self.list = list
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    onAction { [weak self] _ in self?.follow() }
  }

  /// Returns whether the movement is horizontal and the row has actions at that edge (Tables.TB44).
  override func acceptsDirection(_ travel: CGVector) -> Bool {
    guard abs(travel.dx) > abs(travel.dy) else { return false }
    if list.swipe?.isOpen == true { return true }
    let place = location(in: list)
    let start = CGPoint(x: place.x - travel.dx, y: place.y - travel.dy)
    return list.beginSwipe(at: start, toRight: travel.dx > 0)
  }

  private func follow() {
    guard let swipe = list.swipe else { return }
    switch state {
    case .began, .changed: swipe.follow(translation(in: list).x)
    case .ended: swipe.end(velocity: velocity(in: list).x)
    case .cancelled, .failed: swipe.end(velocity: 0, isCancelled: true)
    case .possible: break
    }
  }
}
