/// The measures of wheels that turn.
///
/// - Source: what others measured of simulators (Documentation/Behaviour/Controls.md, CA1, CA2).
///   Confidence: measured.
enum WheelMeasures {
  /// Points.
  static func size(_ style: UIActivityIndicatorView.Style) -> CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// How long and thick a blade is, and how far its middle is from the wheel's, in points.
  static func blade(
    _ style: UIActivityIndicatorView.Style
  ) -> (length: CGFloat, thickness: CGFloat, ring: CGFloat) {
    style.isLarge ? (12, 5, 11.5) : (6.5, 2.5, 6.75)
  }

  /// How opaque the blades are, the brightest first.
  static let opacities: [Float] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

  /// Seconds of a turn.
  static let turn: TimeInterval = 1

  /// Gray, on light and on dark.
  static let color = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }
}
