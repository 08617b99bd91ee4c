/// The dimensions of segmented controls from iOS 13 to 18.
///
/// - Source: what others measured of simulators (Controls.CG1…CG6).
///   Confidence: measured, unless a member states another.
package enum SegmentMetrics {
  /// The height, in points.
  ///
  /// - Source: guess.
  package static let height: CGFloat = 32
  /// The corner radius, in points.
  package static let radius: CGFloat = 8.91
  /// The distance of the pill from the edges, in points.
  package static let pillInset: CGFloat = 2
  /// The corner radius of the pill, in points.
  package static let pillRadius: CGFloat = 6.93
  /// The minimum distance at the sides of a title, in points.
  package static let padding: CGFloat = 9.25
  /// The scale of the pill while it is pressed.
  package static let pressedScale: CGFloat = 0.95
  /// The opacity of a title while it is pressed.
  package static let pressedAlpha: CGFloat = 0.2
  /// The duration of the pill's movement by a critically damped spring, in seconds.
  package static let time: TimeInterval = 0.412
  /// The width of the dividers, and their distance from the top and bottom edges, in points.
  package static let divider = CGSize(width: 1, height: 6)
  /// The opacity of the dividers.
  package static let dividerAlpha: CGFloat = 0.3
  /// The opacity of a disabled control.
  package static let disabledAlpha: CGFloat = 0.5
  /// The distance above and below the control at which a finger is still tracked, in points.
  package static let stray: CGFloat = 50
  /// The font size of titles, in points.
  package static let fontSize: CGFloat = 13
}
