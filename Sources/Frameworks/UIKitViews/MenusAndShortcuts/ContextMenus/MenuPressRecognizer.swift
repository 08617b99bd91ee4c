/// A recognizer of the press that opens a menu: a long press or a deep press (ContextMenus.CM1).
@MainActor
final class MenuPressRecognizer: UILongPressGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, deadline != nil, let touch = touches.first,
      touch.maximumPossibleForce > 0,
      view?.traitCollection.forceTouchCapability == .available,
      touch.force / touch.maximumPossibleForce >= PressThresholds.peek
    else { return }
    begin()
  }
}
