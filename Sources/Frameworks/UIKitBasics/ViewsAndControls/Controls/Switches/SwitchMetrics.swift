/// The dimensions and durations of switches from iOS 7 to 18.
///
/// - Source: what others measured of simulators (Controls.CS1…CS5).
///   Confidence: measured, unless a member states another.
package enum SwitchMetrics {
  /// The size, in points.
  package static let size = CGSize(width: 51, height: 31)
  /// The diameter of the thumb, in points.
  package static let thumb: CGFloat = 27
  /// The distance of the thumb from the edge, in points.
  package static let inset: CGFloat = 2
  /// The additional length of the thumb while it is touched, in points.
  package static let stretch: CGFloat = 7
  /// The distance that the thumb travels, in points.
  package static let travel: CGFloat = size.width - 2 * inset - thumb
  /// The movement within which a touch is a tap, in points.
  ///
  /// - Source: guess.
  package static let slop: CGFloat = 4
  /// The duration of the thumb's movement, in seconds.
  package static let time: TimeInterval = 0.2
  /// The opacity of a disabled switch.
  package static let disabledAlpha: CGFloat = 0.5
  /// The haptic intensity of a change, 0…1 of a light impact; users report less than a light
  /// impact.
  ///
  /// - Source: guess.
  package static let hapticIntensity: CGFloat = 0.6
}
