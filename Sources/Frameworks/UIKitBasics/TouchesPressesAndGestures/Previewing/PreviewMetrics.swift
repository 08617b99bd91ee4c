/// The metrics and durations of previews.
///
/// - Source: imitations of peek and pop (`Documentation/Behaviour/Previews.md`), unless a value
///   names another. Confidence: measured.
package enum PreviewMetrics {
  /// The minimum difference between the size of the screen and that of a preview, in points.
  package static let room = CGSize(width: 28, height: 140)
  /// The corner radius in points.
  package static let radius: CGFloat = 15
  /// The increase of the source's scale during the hint.
  package static let hintGrowth: CGFloat = 0.03
  /// The increase of the preview's scale during a deep press, small enough to keep it on the
  /// screen.
  ///
  /// - Source: none; an imitation has twice as much. Confidence: guess.
  package static let growth: CGFloat = 0.05
  /// The blur of the surroundings at the end of the hint, as a standard deviation in points.
  ///
  /// - Source: none; about half of that of a preview. Confidence: guess.
  package static let hintBlur: Double = 6
  /// The duration of the appearance in seconds, the damping ratio of its spring, and the duration
  /// of the dismissal.
  ///
  /// - Source: none; estimated by eye. Confidence: guess.
  package static let appearanceDuration: TimeInterval = 0.35, damping: CGFloat = 0.8,
    dismissalDuration: TimeInterval = 0.25
  /// The size and the line width of the arrow that announces actions, in points.
  ///
  /// - Source: screenshots; the line width is estimated by eye. Confidence: guess.
  package static let arrowSize = CGSize(width: 37, height: 13), arrowLineWidth: CGFloat = 6
  /// The distance between the arrow and the preview, and between the preview and its actions, in
  /// points.
  ///
  /// - Source: none. Confidence: guess.
  package static let arrowGap: CGFloat = 12, gap: CGFloat = 8
  /// The minimum distance that a preview is slid to show all actions, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let minimumSlide: CGFloat = 44
  /// The fraction of that distance beyond which the actions stay.
  ///
  /// - Source: none. Confidence: guess.
  package static let lockFraction: CGFloat = 0.5
  /// The fraction of a finger's movement that a preview follows beyond its limits.
  ///
  /// - Source: none. Confidence: guess.
  package static let resistance: CGFloat = 0.2
}
