/// The state of a drag.
struct ScrollDrag {
  /// The offset at the start of the drag, without the rubber band.
  var start = (x: 0.0, y: 0.0)
  /// The axes that follow the drag.
  var axes = (horizontal: true, vertical: true)
  var velocityTracker = VelocityTracker()
  /// The page at the start of the drag.
  var page = (x: 0.0, y: 0.0)
  /// The offset that the delegate chose as the end of the deceleration; `nil` for none.
  var target: CGPoint?
}

/// A movement of a scroll view without a finger.
enum ScrollMovement {
  /// The motion after a release.
  case slow(since: TimeInterval, x: ScrollMotion, y: ScrollMotion)
  /// An animation to an offset.
  case animation(since: TimeInterval, from: CGPoint, to: CGPoint, isToTop: Bool)
  /// An animation of the zoom scale.
  case zoom(since: TimeInterval, ScrollZoom.ZoomTransition, isBounce: Bool)
}
