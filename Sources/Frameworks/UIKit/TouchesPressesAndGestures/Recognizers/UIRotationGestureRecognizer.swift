/// Recognizes two fingers that turn about each other.
///
/// The steps are RO1… in `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turned since it began, in radians, clockwise as they are seen; it goes on
  /// from whatever it is set to, and counts whole turns.
  open var rotation: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var velocity: CGFloat { log.velocity(at: lastTime).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.add(touches) { ignore(touch, for: event) }
    lastTime = event.timestamp
    log.start(at: lastTime)
    guard fingers.areTwo else { return }
    lastAngle = fingers.angle
    if !hasBegun { turned = 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.areTwo else { return }
    lastTime = event.timestamp
    let angle = fingers.angle
    // The shorter way round, so that it goes on smoothly where angles jump (RO3).
    let change = remainder(angle - lastAngle, 2 * .pi)
    lastAngle = angle
    if hasBegun {
      rotation += change
      log.note(CGVector(dx: change, dy: 0), at: lastTime)
      state = .changed
    } else {
      turned += change
      guard abs(turned) >= GestureLimits.rotationTurn else { return }
      hasBegun = true  // RO2
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
    (rotation, hasBegun, fingers, log) = (0, false, TwoFingers(), TravelLog())
    super.reset()
  }

  // MARK: Internals

  private func release(_ touches: Set<UITouch>, at time: TimeInterval, _ end: State) {
    lastTime = time
    fingers.remove(touches)
    if fingers.areGone { state = end }
  }

  private var fingers = TwoFingers()
  private var hasBegun = false
  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var log = TravelLog()
}
