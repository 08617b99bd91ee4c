/// Recognizes a press that opens a menu: one that lasts, or one that is deep (CM1).
@MainActor
final class MenuPressRecognizer: UILongPressGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, deadline != nil, let touch = touches.first,
      touch.maximumPossibleForce > 0,
      view?.traitCollection.forceTouchCapability == .available,
      touch.force / touch.maximumPossibleForce >= PressFigures.peek
    else { return }
    begin()
  }
}
