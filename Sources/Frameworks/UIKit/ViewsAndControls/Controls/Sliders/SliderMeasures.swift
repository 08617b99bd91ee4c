/// The measures of sliders as they were from iOS 7 to 18.
///
/// - Source: Documentation/Behaviour/Controls.md, CL1…CL5. Confidence: guess, unless a member says
///   something else.
enum SliderMeasures {
  /// How high it is by itself, in points.
  static let height: CGFloat = 31
  /// How thick the track is, in points.
  static let track: CGFloat = 4
  /// How far the track is from the sides, in points.
  static let inset: CGFloat = 2
  /// How large the knob is, in points.
  ///
  /// - Source: what others measured. Confidence: measured.
  static let thumb: CGFloat = 28
  /// How large the area is in which a finger takes the knob, in points.
  static let reach: CGFloat = 44
  /// Points between a picture at an end and the track.
  static let imageGap: CGFloat = 8
  /// Seconds that the knob takes to another value.
  static let time: TimeInterval = 0.2
  /// How strong the arrival at an end is felt, 0…1: at the slowest and at the fastest.
  static let endIntensity: ClosedRange<CGFloat> = 0.4...1
  /// How fast is fastest, in whole ways a second.
  static let fastest: CGFloat = 4
  /// How far it goes for somebody who does not see it, in whole ways.
  ///
  /// - Source: Apple's reference of accessibility of sliders. Confidence: documented.
  static let adjustment: Float = 0.1
  /// How opaque it is while it cannot be used.
  static let disabledAlpha: CGFloat = 0.5
}
