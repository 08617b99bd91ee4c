/// Recognizes two fingers that go apart or together.
///
/// The steps are PI1… in `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, as a multiple of what it was when it began; it goes on from
  /// whatever it is set to.
  open var scale: CGFloat = 1
  /// How fast the scale changes, by how much a second.
  open var velocity: CGFloat { log.velocity(at: lastTime).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.add(touches) { ignore(touch, for: event) }  // PI4
    lastTime = event.timestamp
    log.start(at: lastTime)
    guard fingers.areTwo else { return }
    lastDistance = fingers.distance
    if !hasBegun { startDistance = lastDistance }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.areTwo else { return }
    lastTime = event.timestamp
    let distance = fingers.distance
    if hasBegun {
      let change = scale * (distance / lastDistance - 1)
      scale += change
      lastDistance = distance
      log.note(CGVector(dx: change, dy: 0), at: lastTime)
      state = .changed
    } else if abs(distance - startDistance) >= GestureLimits.pinchTravel {
      (hasBegun, lastDistance) = (true, distance)  // PI2
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
    (scale, hasBegun, fingers, log) = (1, false, TwoFingers(), TravelLog())
    super.reset()
  }

  // MARK: Internals

  private func release(_ touches: Set<UITouch>, at time: TimeInterval, _ end: State) {
    lastTime = time
    fingers.remove(touches)
    if fingers.areGone { state = end }  // PI3
  }

  private var fingers = TwoFingers()
  private var hasBegun = false
  private var startDistance: CGFloat = 1
  private var lastDistance: CGFloat = 1
  private var lastTime: TimeInterval = 0
  private var log = TravelLog()
}
