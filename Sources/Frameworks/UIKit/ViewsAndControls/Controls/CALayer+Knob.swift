extension CALayer {
  /// How dark the shadow is of knobs that people move.
  ///
  /// - Source: the main one of the shadows that others measured: black at 15 %, 3 points down, blurred
  ///   by 8. Confidence: measured.
  static let knobShadow: Float = 0.15

  /// Has it throw that shadow.
  func throwKnobShadow() {
    shadowColor = CGColor(gray: 0, alpha: 1)
    shadowOpacity = Self.knobShadow
    shadowOffset = CGSize(width: 0, height: 3)
    shadowRadius = 4
  }
}
