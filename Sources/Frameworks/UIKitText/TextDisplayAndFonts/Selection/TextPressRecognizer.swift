/// A recognizer of a finger that rests on a text or presses it; it tracks the finger until it is
/// lifted.
///
/// Steps TextSelection.SE5, TextSelection.SE7.
@MainActor
final class TextPressRecognizer: UILongPressGestureRecognizer {
  /// Called each time the force reaches a pop after it was below a peek.
  var onFirmPress: () -> Void = {}
  /// Whether the press has begun by its force, before the finger has rested.
  private(set) var isForced = false
  private var isFirm = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { followForce(of: touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { followForce(of: touch) }
  }

  override func reset() {
    (isFirm, isForced) = (false, false)
    super.reset()
  }

  private func followForce(of touch: UITouch) {
    guard touch.maximumPossibleForce > 0, touch.type == .direct, numberOfTouches == 1,
      decided == .possible || decided == .began || decided == .changed
    else { return }
    let force = touch.force / touch.maximumPossibleForce
    if decided == .possible, force >= TextSelectionMetrics.pressForce {
      isForced = true
      begin()
    }
    if force < TextSelectionMetrics.releaseForce { isFirm = false }
    guard force >= PressThresholds.pop, !isFirm, decided == .began || decided == .changed else {
      return
    }
    isFirm = true
    onFirmPress()
  }
}
