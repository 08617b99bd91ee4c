/// A recognizer of a pointer or a pencil that hovers over a view.
///
/// A phone has neither, and the recognizer ignores touches. The steps are Gestures.HO1… in
/// `Documentation/Behaviour/Gestures.md`.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of the pencil from the screen, 0…1; 0, as no pencil hovers over a phone.
  open var zOffset: CGFloat { 0 }
  /// The angle between the pencil and the screen, in radians; 0, as there is no pencil.
  open var altitudeAngle: CGFloat { 0 }
  /// The angle of the pencil's rotation about its axis, in radians; 0, as there is no pencil.
  open var rollAngle: CGFloat { 0 }
  /// Returns the direction of the pencil, in radians; 0, as there is no pencil.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of the pencil as a vector of length 1; no direction, as there is no
  /// pencil.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { .zero }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }  // Gestures.HO2
  }
}
