/// A recognizer of a pointer or a pencil that hovers over a view.
///
/// A phone has neither, and the recognizer ignores touches. The steps are Gestures.HO1… in
/// `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }  // Gestures.HO2
  }
}
