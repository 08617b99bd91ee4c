/// The measures of steppers as they were from iOS 13 to 18.
///
/// - Source: Documentation/Behaviour/Controls.md, CT1…CT5. Confidence: guess, unless a member says
///   something else.
enum StepperMeasures {
  /// Points.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let size = CGSize(width: 94, height: 32)
  /// How round its corners are, in points.
  static let radius: CGFloat = 8
  /// The line between the halves, in points.
  static let divider = CGSize(width: 1, height: 18)
  /// How long and how thick a sign's bar is, in points.
  static let sign = CGSize(width: 13, height: 2)
  /// Seconds until a finger that stays makes the second step.
  static let delay: TimeInterval = 0.5
  /// Seconds from step to step after that.
  static let interval: TimeInterval = 0.1
  /// How many of those there are before it goes faster.
  static let slowSteps = 20
  /// Seconds from step to step then.
  static let fastInterval: TimeInterval = 0.05
  /// How opaque it is while it cannot be used.
  static let disabledAlpha: CGFloat = 0.5
}
