extension CALayer {
  /// Has it throw the shadow of knobs that people move.
  ///
  /// - Source: the main one of the shadows that others measured: black at 15 %, 3 points down, blurred
  ///   by 8. Confidence: measured.
  func throwKnobShadow() {
    shadowColor = CGColor(gray: 0, alpha: 1)
    shadowOpacity = 0.15
    shadowOffset = CGSize(width: 0, height: 3)
    shadowRadius = 4
  }
}
