/// How large previews are, and how long they take.
///
/// - Source: imitations of peek and pop (`Documentation/Behaviour/Previews.md`), unless a figure says
///   something else. Confidence: measured.
enum PreviewMeasures {
  /// Points that a preview leaves of the screen's width and height at least.
  static let room = CGSize(width: 28, height: 140)
  /// Points that its corners are round.
  static let radius: CGFloat = 15
  /// How much larger the source becomes with the hint.
  static let hintGrowth: CGFloat = 0.03
  /// How much larger the preview becomes with a deep press: not so much that it leaves the screen.
  ///
  /// - Source: none; an imitation has twice as much. Confidence: guess.
  static let growth: CGFloat = 0.05
  /// How far all else is blurred with the whole hint, as a standard deviation in points.
  ///
  /// - Source: none; about half of what a preview has. Confidence: guess.
  static let hintBlur: Double = 6
  /// Seconds in which it comes, by a spring that swings so little, and in which it goes or opens.
  ///
  /// - Source: none; as it is seen. Confidence: guess.
  static let comingTime: TimeInterval = 0.35, damping: CGFloat = 0.8, goingTime: TimeInterval = 0.25
  /// Points of the sign above it that says that there are actions, and how thick it is.
  ///
  /// - Source: screenshots; its thickness as it is seen. Confidence: guess.
  static let sign = CGSize(width: 37, height: 13), signWidth: CGFloat = 6
  /// Points between that and the preview, and between the preview and its actions.
  ///
  /// - Source: none. Confidence: guess.
  static let signGap: CGFloat = 12, gap: CGFloat = 8
  /// Points that it is slid up at least until its actions are all there.
  ///
  /// - Source: none. Confidence: guess.
  static let leastSlide: CGFloat = 44
  /// Which part of that it is slid for them to stay.
  ///
  /// - Source: none. Confidence: guess.
  static let lockShare: CGFloat = 0.5
  /// How much it follows a finger where there is no further way.
  ///
  /// - Source: none. Confidence: guess.
  static let resistance: CGFloat = 0.2
}
