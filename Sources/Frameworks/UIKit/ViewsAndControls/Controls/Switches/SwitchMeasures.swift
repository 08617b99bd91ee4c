/// The measures of switches as they were from iOS 7 to 18.
///
/// - Source: what others measured of simulators (Documentation/Behaviour/Controls.md, CS1…CS5).
///   Confidence: measured, unless a member says something else.
enum SwitchMeasures {
  /// Points.
  static let size = CGSize(width: 51, height: 31)
  /// How large the knob is, in points.
  static let thumb: CGFloat = 27
  /// How far the knob is from the edge, in points.
  static let inset: CGFloat = 2
  /// How much longer the knob is while a finger is on it, in points.
  static let stretch: CGFloat = 7
  /// How far the knob goes, in points.
  static let travel: CGFloat = size.width - 2 * inset - thumb
  /// How far a finger may stray and still be a tap, in points.
  ///
  /// - Source: guess.
  static let slop: CGFloat = 4
  /// Seconds that the knob takes.
  static let time: TimeInterval = 0.2
  /// How opaque it is while it cannot be used.
  static let disabledAlpha: CGFloat = 0.5
  /// How strong the flip is felt, 0…1 of a light impact: lighter than one, as people report.
  ///
  /// - Source: guess.
  static let hapticIntensity: CGFloat = 0.6
}
