/// Recognizes a pointer, or a pencil, over a view that it does not touch.
///
/// Over a phone there is neither: it waits, and touches are none of its business. The steps are HO1…
/// in `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }  // HO2
  }
}
