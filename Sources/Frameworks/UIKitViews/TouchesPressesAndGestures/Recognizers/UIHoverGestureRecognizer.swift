/// A recognizer of a pointer or pencil that hovers over a view.
///
/// A phone has neither, and the recognizer ignores touches (Gestures.HO1…, in
/// `Documentation/Behaviour/Gestures.md`).
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of the pencil from the screen, 0…1; always 0.
  open var zOffset: CGFloat { 0 }
  /// The angle between the pencil and the screen, in radians; always 0.
  open var altitudeAngle: CGFloat { 0 }
  /// The roll angle of the pencil, in radians; always 0.
  open var rollAngle: CGFloat { 0 }
  /// Returns the azimuth of the pencil, in radians; always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the azimuth of the pencil as a unit vector; always zero.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // Ignored touches delay no other recognizer (Gestures.HO2).
    for touch in touches { ignore(touch, for: event) }
  }
}
