/// The distances, times and rates of scroll views.
///
/// *Measured* is what the author of openuikit found on Apple's simulator of iOS 26.1, by nine traces;
/// `Documentation/Behaviour/Scrolling.md` has more words.
enum ScrollFigures {
  /// Points a second below which a scroll view stops.
  ///
  /// - Source: traces of a simulator, by others. Confidence: measured.
  static let leastSpeed = 10.0
  /// How hard it is to pull beyond an edge: the band's slope at the edge.
  ///
  /// - Source: traces of a simulator, by others, and the formula that went round before. Confidence:
  ///   measured.
  static let bandSlope = 0.55
  /// How fast a scroll view that ran into an edge comes back, in radians a second.
  ///
  /// - Source: traces of a simulator, by others. Confidence: measured.
  static let edgeFrequency = 11.0
  /// How fast one that was let go of at rest beyond an edge comes back: two decays, a second.
  ///
  /// - Source: traces of a simulator, by others. Confidence: measured.
  static let restDecays = (slow: 9.0, fast: 46.0)
  /// Points a second below which it was let go of at rest.
  ///
  /// - Source: traces of a simulator, by others. Confidence: measured.
  static let restSpeed = 50.0
  /// Seconds that an animated change of the offset takes.
  ///
  /// - Source: none; as long as it is felt to be. Confidence: guess.
  static let animation: TimeInterval = 0.3
  /// Seconds that a touch is kept from what is in the scroll view.
  ///
  /// - Source: reported by users. Confidence: guess.
  static let touchDelay: TimeInterval = 0.15
  /// How much farther it goes in one direction than in the other to be locked to it.
  ///
  /// - Source: none; about 27° to each side. Confidence: guess.
  static let lockRatio = 2.0
  /// How far beyond its limits a zoom can be pulled, as a factor.
  ///
  /// - Source: none; as it is felt to be. Confidence: guess.
  static let zoomReach = 1.4
  /// Seconds that a zoom takes to come back to its limits.
  ///
  /// - Source: none; as it is felt to be. Confidence: guess.
  static let zoomReturn: TimeInterval = 0.25

  // MARK: Indicators

  /// Points that an indicator is thick.
  ///
  /// - Source: screenshots of iOS 13 and later. Confidence: guess.
  static let indicatorThickness: CGFloat = 3
  /// Points from an indicator to the edge.
  ///
  /// - Source: screenshots. Confidence: guess.
  static let indicatorGap: CGFloat = 3
  /// Points that an indicator is long at least.
  ///
  /// - Source: screenshots. Confidence: guess.
  static let indicatorLength: CGFloat = 36
  /// Points that it is long at least while it is pressed against an end.
  ///
  /// - Source: screenshots. Confidence: guess.
  static let pressedIndicatorLength: CGFloat = 7
  /// Seconds that indicators stay after the last move, and that they take to fade.
  ///
  /// - Source: none; as they are seen to do. Confidence: guess.
  static let indicatorStay: TimeInterval = 0.3, indicatorFade: TimeInterval = 0.25
}
