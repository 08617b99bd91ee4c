/// The dimensions and intervals of steppers from iOS 13 to 18.
///
/// - Source: Controls.CT1…CT5. Confidence: guess, unless a member says
///   something else.
package enum StepperMetrics {
  /// The size, in points.
  ///
  /// - Source: what others measured. Confidence: measured.
  package static let size = CGSize(width: 94, height: 32)
  /// The corner radius, in points.
  package static let radius: CGFloat = 8
  /// The size of the divider, in points.
  package static let divider = CGSize(width: 1, height: 18)
  /// The length and thickness of a symbol's bar, in points.
  package static let symbol = CGSize(width: 13, height: 2)
  /// The time until a held press makes its second step, in seconds.
  package static let delay: TimeInterval = 0.5
  /// The interval of further steps, in seconds.
  package static let interval: TimeInterval = 0.1
  /// The number of steps before repeating accelerates.
  package static let stepsBeforeAcceleration = 20
  /// The interval of accelerated steps, in seconds.
  package static let fastInterval: TimeInterval = 0.05
  /// The opacity of a disabled stepper.
  package static let disabledAlpha: CGFloat = 0.5
}
