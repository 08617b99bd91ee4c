/// The distances, durations and rates of scroll views.
///
/// *Measured* is a finding of the author of openuikit on Apple's simulator of iOS 26.1, by nine
/// traces; `Documentation/Behaviour/Scrolling.md` has the details.
package enum ScrollConstants {
  /// The speed below which a scroll view stops, in points per second.
  ///
  /// - Source: traces of a simulator, by others. Confidence: measured.
  static let minSpeed = 10.0
  /// The slope of the rubber band at the edge.
  ///
  /// - Source: traces of a simulator, by others, and the formula known before.
  ///   Confidence: measured.
  static let rubberBandSlope = 0.55
  /// The frequency of the spring that returns a scroll view that hit an edge, in radians per
  /// second.
  ///
  /// - Source: traces of a simulator, by others. Confidence: measured.
  static let edgeFrequency = 11.0
  /// The two decay rates of the return from a rest beyond an edge, per second.
  ///
  /// - Source: traces of a simulator, by others. Confidence: measured.
  static let restDecayRates = (slow: 9.0, fast: 46.0)
  /// The speed below which a scroll view counts as released at rest, in points per second.
  ///
  /// - Source: traces of a simulator, by others. Confidence: measured.
  package static let restSpeed = 50.0
  /// The duration of an animated change of the offset, in seconds.
  ///
  /// - Source: none; chosen by feel. Confidence: guess.
  package static let animation: TimeInterval = 0.3
  /// The time that a touch is kept from the content, in seconds.
  ///
  /// - Source: reported by users. Confidence: guess.
  package static let touchDelay: TimeInterval = 0.15
  /// The ratio of the distances along both axes from which a drag is locked to one axis.
  ///
  /// - Source: none; about 27° to each side. Confidence: guess.
  package static let lockRatio = 2.0
  /// The factor by which a zoom can exceed its limits.
  ///
  /// - Source: none; chosen by feel. Confidence: guess.
  package static let zoomReach = 1.4
  /// The duration of the return of a zoom to its limits, in seconds.
  ///
  /// - Source: none; chosen by feel. Confidence: guess.
  package static let zoomReturn: TimeInterval = 0.25

  // MARK: Indicators

  /// The thickness of an indicator, in points.
  ///
  /// - Source: screenshots of iOS 13 and later. Confidence: guess.
  package static let indicatorThickness: CGFloat = 3
  /// The distance of an indicator from the edge, in points.
  ///
  /// - Source: screenshots. Confidence: guess.
  package static let indicatorGap: CGFloat = 3
  /// The minimum length of an indicator, in points.
  ///
  /// - Source: screenshots. Confidence: guess.
  package static let indicatorLength: CGFloat = 36
  /// The minimum length of an indicator that is compressed at an end, in points.
  ///
  /// - Source: screenshots. Confidence: guess.
  package static let pressedIndicatorLength: CGFloat = 7
  /// The time that indicators stay after the last movement, and the duration of their fade, in
  /// seconds.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  package static let indicatorStay: TimeInterval = 0.3, indicatorFade: TimeInterval = 0.25
}
