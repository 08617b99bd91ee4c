/// A recognizer of a press of increasing force, which notifies a listener of each stage.
///
/// The recognizer begins at the peek, like other recognizers once they have won. The hint before it
/// does not prevent other gestures. Steps Previews.PV1–PV6.
@MainActor
package final class PressRecognizer: UIGestureRecognizer {
  /// The listener.
  package weak var listener: (any PressListener)?

  /// The last location of the finger, in the coordinates of the window.
  package private(set) var place: CGPoint = .zero

  /// The stages of a press.
  private enum Stage {
    /// The force does not exceed an average touch.
    case touching
    /// The force exceeds an average touch, and the listener has something to preview.
    case hinting
    /// The recognizer has won.
    case peeking
    /// The listener receives no further calls.
    case over
  }

  private var stage = Stage.touching
  /// The location at which the press began, in the coordinates of the window.
  private var start: CGPoint = .zero

  /// Creates a recognizer without a listener.
  package init() {
    super.init(target: nil, action: nil)
    // Only fingers press; a pencil writes (Previews.PV3).
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
  }

  // MARK: Touches

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard following.count == 1, let touch = touches.first else { return refuse(touches, event) }
    guard touch.maximumPossibleForce > 0 else { return state = .failed }  // Previews.PV3
    start = touch.location(in: nil)
    processForce(of: touch)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { processForce(of: touch) }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { place = touch.location(in: nil) }
    // `reset()` cancels a hint (Previews.PV6).
    guard stage == .peeking || stage == .over else { return state = .cancelled }
    let isOpen = stage == .over
    stage = .over
    state = .ended
    if !isOpen { listener?.pressLifts(self) }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Notifies the listener of a press that was interrupted (Previews.PV6).
  package override func reset() {
    let isOpen = stage == .hinting || stage == .peeking
    stage = .touching
    super.reset()
    if isOpen { listener?.pressCancels(self) }
  }

  /// Fails at a second finger before the peek, and ignores it afterwards (Previews.PV4,
  /// Previews.PV5).
  private func refuse(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard stage == .peeking || stage == .over else { return state = .failed }
    for touch in touches { ignore(touch, for: event) }
  }

  // MARK: Force

  /// Advances through all stages that the force has reached.
  private func processForce(of touch: UITouch) {
    place = touch.location(in: nil)
    let force = touch.force / touch.maximumPossibleForce
    if stage == .touching || stage == .hinting {
      guard start.distance(to: place) <= PressThresholds.maximumMovement else {
        return state = .failed
      }  // Previews.PV4
    }
    if stage == .touching, force > PressThresholds.hint { begin() }
    if stage == .hinting, isInProgress { hint(force) }
    if stage == .peeking, isInProgress { updateDepth(force) }
  }

  /// Whether the press continues; a listener may cancel it in any call.
  private var isInProgress: Bool { !decided.isFinal && isEnabled }

  /// Asks the listener (Previews.PV1).
  private func begin() {
    guard let listener, listener.pressShouldBegin(self) else { return state = .failed }
    stage = .hinting
  }

  private func hint(_ force: CGFloat) {
    guard force >= PressThresholds.peek else {
      let progress = share(of: force, from: PressThresholds.hint, to: PressThresholds.peek)
      return listener?.press(self, hints: progress) ?? ()
    }
    // The recognizer may have to wait for others, and tries again with the next sample
    // (Previews.PV5).
    if decided == .possible { state = .began }
    guard decided == .began || decided == .changed else { return }
    stage = .peeking
    listener?.pressPeeks(self)
  }

  private func updateDepth(_ force: CGFloat) {
    if decided == .began || decided == .changed { state = .changed }
    // The location comes first: the listener may refuse to open from there.
    listener?.press(
      self, deepens: share(of: force, from: PressThresholds.peek, to: PressThresholds.pop))
    guard isInProgress, force >= PressThresholds.pop, let listener, listener.pressMayPop(self)
    else {
      return
    }
    stage = .over
    listener.pressPops(self)
  }

  /// Returns the fraction of the way between two forces, 0 to less than 1.
  private func share(of force: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    min(max((force - low) / (high - low), 0), CGFloat(1).nextDown)
  }
}
