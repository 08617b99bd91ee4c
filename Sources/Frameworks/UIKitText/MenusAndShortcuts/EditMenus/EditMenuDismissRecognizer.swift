/// A recognizer of touches outside of the edit menu; it never prevents other gestures.
@MainActor
final class EditMenuDismissRecognizer: UIGestureRecognizer {
  /// Adds the recognizer to a window.
  static func add(to window: UIWindow) {
    guard !window.recognizers.contains(where: { $0 is EditMenuDismissRecognizer }) else { return }
    let recognizer = EditMenuDismissRecognizer(target: nil, action: nil)
    (recognizer.cancelsTouchesInView, recognizer.delaysTouchesEnded) = (false, false)
    window.addGestureRecognizer(recognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { EditMenuPresenter.shared.touched(touch) }
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
