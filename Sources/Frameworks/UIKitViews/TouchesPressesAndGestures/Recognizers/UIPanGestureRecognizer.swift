/// A recognizer of fingers that move; it follows them until all are lifted.
///
/// The steps are Gestures.PA1…
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// The scroll types that the recognizer follows; stored, because a phone has only fingers.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// Returns the translation since the beginning or since it was last set, in the coordinates of a
  /// view (Gestures.PA3).
  open func translation(in view: UIView?) -> CGPoint {
    let way = convertVector(travel, into: view)
    return CGPoint(x: way.dx, y: way.dy)
  }

  /// Sets the translation, which continues from there.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    travel = convertVectorToWindow(CGVector(dx: translation.x, dy: translation.y), from: view)
  }

  /// Returns the velocity in points a second, in the coordinates of a view (Gestures.PA4).
  open func velocity(in view: UIView?) -> CGPoint {
    let way = convertVector(velocityTracker.velocity(at: lastTime), into: view)
    return CGPoint(x: way.dx, y: way.dy)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    velocityTracker.start(at: lastTime)
    guard down.count + touches.count <= maximumNumberOfTouches else {
      // With too many fingers the gesture fails; once begun, it ignores the new ones
      // (Gestures.PA5).
      if !hasBegun { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    down.formUnion(touches.map(\.number))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    guard down.count >= minimumNumberOfTouches else { return }
    // Added or lifted fingers move the centroid, which is not a translation (Gestures.PA2).
    let ways = following.filter { down.contains($0.number) }.map { touch in
      CGPoint(
        x: touch.moment.location.x - touch.previous.location.x,
        y: touch.moment.location.y - touch.previous.location.y)
    }
    let moved = touches.isEmpty ? .zero : CGPoint.middle(of: ways)
    let way = CGVector(dx: moved.x, dy: moved.y)
    travel = CGVector(dx: travel.dx + way.dx, dy: travel.dy + way.dy)
    velocityTracker.add(way, at: lastTime)
    if hasBegun {
      state = .changed
    } else {
      let length = hypot(travel.dx, travel.dy)
      guard length > GestureLimits.panTravel, acceptsDirection(travel) else { return }
      // The movement before the beginning is not part of the translation (Gestures.PA3).
      let rest = (length - GestureLimits.panTravel) / length
      travel = CGVector(dx: travel.dx * rest, dy: travel.dy * rest)
      hasBegun = true
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    down.subtract(touches.map(\.number))
    guard down.isEmpty else { return }
    state = hasBegun ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    down.subtract(touches.map(\.number))
    guard down.isEmpty else { return }
    state = .cancelled
  }

  open override func ignore(_ touch: UITouch, for event: UIEvent) {
    down.remove(touch.number)
    super.ignore(touch, for: event)
  }

  open override func reset() {
    (down, hasBegun, travel, velocityTracker) = ([], false, .zero, VelocityTracker())
    super.reset()
  }

  // MARK: Internals

  /// Returns whether the gesture may begin after a movement; otherwise the recognizer waits or
  /// fails.
  @_spi(UIKitModules) open func acceptsDirection(_ travel: CGVector) -> Bool { true }

  private func convertVector(_ way: CGVector, into view: UIView?) -> CGVector {
    guard let view, let window = window(of: view) else { return way }
    let (start, tip) = (
      view.convert(CGPoint.zero, from: window),
      view.convert(CGPoint(x: way.dx, y: way.dy), from: window)
    )
    return CGVector(dx: tip.x - start.x, dy: tip.y - start.y)
  }

  private func convertVectorToWindow(_ way: CGVector, from view: UIView?) -> CGVector {
    guard let view, let window = window(of: view) else { return way }
    let (start, tip) = (
      view.convert(CGPoint.zero, to: window),
      view.convert(CGPoint(x: way.dx, y: way.dy), to: window)
    )
    return CGVector(dx: tip.x - start.x, dy: tip.y - start.y)
  }

  private func window(of view: UIView) -> UIWindow? { seen.first?.window ?? view.window }

  /// The numbers of the current touches.
  private var down: Set<Int> = []
  private var hasBegun = false
  /// The movement since the first touch, and since the beginning or the last setting of the
  /// translation.
  ///
  /// In the coordinates of the window.
  private var travel: CGVector = .zero
  private var velocityTracker = VelocityTracker()
  private var lastTime: TimeInterval = 0
}
