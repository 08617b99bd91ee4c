/// The metrics of the selection of text by touch.
enum TextSelectionMetrics {
  /// The force at which a press begins at once, as a fraction of the maximum force.
  ///
  /// - Source: none; clearly above an ordinary tap, between peek and pop. Confidence: guess.
  static let pressForce: CGFloat = 0.4
  /// The force below which the next firm press can follow, as a fraction of the maximum force.
  ///
  /// - Source: none. Confidence: guess.
  static let releaseForce: CGFloat = 0.5
  /// The distance from the caret within which a tap places it between characters, or shows the
  /// menu, in points.
  ///
  /// - Source: none; half the width of a finger. Confidence: guess.
  static let caretReach: CGFloat = 22
  /// The diameter of a handle's dot, and the reach of a finger that grabs it, in points.
  ///
  /// - Source: pictures of phones. Confidence: guess.
  static let dot: CGFloat = 10, grab: CGFloat = 22
  /// The size of the loupe, its magnification, and the distance of its middle above the finger, in
  /// points.
  ///
  /// - Source: an imitation that was compared with iOS 15. Confidence: guess.
  static let loupe = CGSize(width: 80, height: 48), magnification: CGFloat = 1.25,
    loupeDistance: CGFloat = 52
  /// The distance of the loupe from the sides of the screen, in points.
  ///
  /// - Source: as above. Confidence: measured.
  static let loupeEdge: CGFloat = 10
}
