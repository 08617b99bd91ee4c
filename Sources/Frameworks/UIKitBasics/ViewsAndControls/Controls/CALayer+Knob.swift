extension CALayer {
  /// The opacity of the shadow of knobs.
  ///
  /// - Source: the main one of the shadows that others measured: black at 15 %, 3 points down,
  ///   blurred by 8. Confidence: measured.
  package static let knobShadowOpacity: Float = 0.15

  /// Sets the shadow of a knob.
  package func addKnobShadow() {
    shadowColor = CGColor(gray: 0, alpha: 1)
    shadowOpacity = Self.knobShadowOpacity
    shadowOffset = CGSize(width: 0, height: 3)
    shadowRadius = 4
  }
}
