/// The measures of the dots for pages as they are since iOS 14.
///
/// - Source: what others measured of simulators (Documentation/Behaviour/Controls.md, CD1). Confidence:
///   measured, unless a member says something else.
enum PageMeasures {
  /// How high it is, in points.
  static let height: CGFloat = 26
  /// Points from dot to dot.
  static let pitch: CGFloat = 18
  /// Points beside the dots, on both sides together.
  static let margin: CGFloat = 20
  /// How large a dot is, in points.
  static let dot: CGFloat = 7.59
  /// How opaque a dot is that is not the current one.
  static let alpha: CGFloat = 0.45
  /// Seconds until a finger that stays begins to scrub.
  ///
  /// - Source: guess.
  static let hold: TimeInterval = 0.3
  /// How round the ground is beneath dots that are scrubbed, and how it looks.
  ///
  /// - Source: guess.
  static let ground = UIColor.systemFill
}
