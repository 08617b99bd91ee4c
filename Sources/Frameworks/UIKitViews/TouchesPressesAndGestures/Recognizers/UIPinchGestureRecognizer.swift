/// A recognizer of two fingers that move apart or together.
///
/// The steps are Gestures.PI1…
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the distance between the fingers, relative to the beginning; after it is set it
  /// continues from there.
  open var scale: CGFloat = 1
  /// The change of the scale per second.
  open var velocity: CGFloat { velocityTracker.velocity(at: lastTime).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Additional fingers are ignored (Gestures.PI4).
    for touch in fingers.add(touches) { ignore(touch, for: event) }
    lastTime = event.timestamp
    velocityTracker.start(at: lastTime)
    guard fingers.isComplete else { return }
    lastDistance = fingers.distance
    if !hasBegun { startDistance = lastDistance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isComplete else { return }
    lastTime = event.timestamp
    let distance = fingers.distance
    if hasBegun {
      let change = scale * (distance / lastDistance - 1)
      scale += change
      lastDistance = distance
      velocityTracker.add(CGVector(dx: change, dy: 0), at: lastTime)
      state = .changed
    } else if abs(distance - startDistance) >= GestureLimits.pinchTravel {
      (hasBegun, lastDistance) = (true, distance)  // with a scale of 1 (Gestures.PI2)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    release(touches, at: event.timestamp, hasBegun ? .ended : .failed)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    release(touches, at: event.timestamp, .cancelled)
  }

  open override func reset() {
    (scale, hasBegun, fingers, velocityTracker) = (1, false, FingerPair(), VelocityTracker())
    super.reset()
  }

  // MARK: Internals

  private func release(_ touches: Set<UITouch>, at time: TimeInterval, _ end: State) {
    lastTime = time
    fingers.remove(touches)
    if fingers.isEmpty { state = end }  // the last finger left (Gestures.PI3)
  }

  private var fingers = FingerPair()
  private var hasBegun = false
  private var startDistance: CGFloat = 1
  private var lastDistance: CGFloat = 1
  private var lastTime: TimeInterval = 0
  private var velocityTracker = VelocityTracker()
}
