/// The dimensions and colors of activity indicators.
///
/// - Source: measurements of simulators by others (Controls.CA1, Controls.CA2). Confidence:
///   measured.
enum ActivityIndicatorMetrics {
  /// Returns the size of a style, in points.
  static func size(_ style: UIActivityIndicatorView.Style) -> CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  /// Returns the length and thickness of a blade, and the radius of the ring, in points.
  static func blade(
    _ style: UIActivityIndicatorView.Style
  ) -> (length: CGFloat, thickness: CGFloat, ring: CGFloat) {
    style.isLarge ? (12, 5, 11.5) : (6.5, 2.5, 6.75)
  }

  /// The opacities of the blades, in descending order.
  static let opacities: [Float] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

  /// The duration of a rotation, in seconds.
  static let turn: TimeInterval = 1

  /// The default color: a gray for the light and one for the dark appearance.
  static let color = UIColor { traits in
    UIColor(white: (traits.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }
}
