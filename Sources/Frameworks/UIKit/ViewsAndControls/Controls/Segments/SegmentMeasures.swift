/// The measures of segmented controls as they were from iOS 13 to 18.
///
/// - Source: what others measured of simulators (Documentation/Behaviour/Controls.md, CG1…CG6).
///   Confidence: measured, unless a member says something else.
enum SegmentMeasures {
  /// How high it is, in points.
  ///
  /// - Source: guess.
  static let height: CGFloat = 32
  /// How round its corners are, in points.
  static let radius: CGFloat = 8.91
  /// How far the pill is from the edges, in points.
  static let pillInset: CGFloat = 2
  /// How round the pill's corners are, in points.
  static let pillRadius: CGFloat = 6.93
  /// The least room at the sides of a title, in points.
  static let padding: CGFloat = 9.25
  /// How small the pill is while a finger is on it.
  static let pressedScale: CGFloat = 0.95
  /// How opaque a title is while a finger is on it.
  static let pressedAlpha: CGFloat = 0.2
  /// Seconds that the pill takes, by a spring that does not bounce.
  static let time: TimeInterval = 0.412
  /// How wide the lines between segments are, and how far from top and bottom, in points.
  static let divider = CGSize(width: 1, height: 6)
  /// How opaque those lines are.
  static let dividerAlpha: CGFloat = 0.3
  /// How opaque it is while it cannot be used.
  static let disabledAlpha: CGFloat = 0.5
  /// How far a finger may stray above and beneath, in points.
  static let stray: CGFloat = 50
  /// Points of a title.
  static let fontSize: CGFloat = 13
}
