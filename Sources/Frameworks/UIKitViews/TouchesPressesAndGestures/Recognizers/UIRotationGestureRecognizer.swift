/// A recognizer of two fingers that rotate about each other.
///
/// The steps are Gestures.RO1…
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the beginning in radians, clockwise on the screen; it counts full turns,
  /// and continues from a set value.
  open var rotation: CGFloat = 0
  /// The rotation per second, in radians.
  open var velocity: CGFloat { velocityTracker.velocity(at: lastTime).dx }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in fingers.add(touches) { ignore(touch, for: event) }
    lastTime = event.timestamp
    velocityTracker.start(at: lastTime)
    guard fingers.isComplete else { return }
    lastAngle = fingers.angle
    if !hasBegun { turned = 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.isComplete else { return }
    lastTime = event.timestamp
    let angle = fingers.angle
    // The smaller angle is used, so that the rotation is continuous where angles wrap
    // (Gestures.RO3).
    let change = remainder(angle - lastAngle, 2 * .pi)
    lastAngle = angle
    if hasBegun {
      rotation += change
      velocityTracker.add(CGVector(dx: change, dy: 0), at: lastTime)
      state = .changed
    } else {
      turned += change
      guard abs(turned) >= GestureLimits.rotationTurn else { return }
      hasBegun = true  // with a rotation of 0 (Gestures.RO2)
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
    (rotation, hasBegun, fingers, velocityTracker) = (0, false, FingerPair(), VelocityTracker())
    super.reset()
  }

  // MARK: Internals

  private func release(_ touches: Set<UITouch>, at time: TimeInterval, _ end: State) {
    lastTime = time
    fingers.remove(touches)
    if fingers.isEmpty { state = end }
  }

  private var fingers = FingerPair()
  private var hasBegun = false
  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var velocityTracker = VelocityTracker()
}
