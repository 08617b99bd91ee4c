/// The dimensions of sliders from iOS 7 to 18.
///
/// - Source: Controls.CL1…CL5. Confidence: guess, unless a member says
///   something else.
package enum SliderMetrics {
  /// The height, in points.
  package static let height: CGFloat = 31
  /// The height of the track, in points.
  package static let track: CGFloat = 4
  /// The distance of the track from the sides, in points.
  package static let inset: CGFloat = 2
  /// The diameter of the thumb, in points.
  ///
  /// - Source: what others measured. Confidence: measured.
  package static let thumb: CGFloat = 28
  /// The size of the thumb's touch area, in points.
  package static let reach: CGFloat = 44
  /// The distance between an image at an end and the track, in points.
  package static let imageGap: CGFloat = 8
  /// The duration of an animated change, in seconds.
  package static let time: TimeInterval = 0.2
  /// The haptic intensities at an end, at the lowest and at the highest speed, 0…1.
  package static let endIntensity: ClosedRange<CGFloat> = 0.4...1
  /// The speed of the highest intensity, in track lengths per second.
  package static let maxSpeed: CGFloat = 4
  /// The step of an adjustment by VoiceOver, as a fraction of the range.
  ///
  /// - Source: Apple's reference of accessibility of sliders. Confidence: documented.
  package static let adjustment: Float = 0.1
  /// The diameter of a tick's dot, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let tick: CGFloat = 3
  /// The distance of a tick's dot from the middle of the track, in points.
  ///
  /// - Source: none. Confidence: guess.
  package static let tickDistance: CGFloat = 6
  /// The opacity of a disabled slider.
  package static let disabledAlpha: CGFloat = 0.5
}
