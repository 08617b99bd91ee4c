/// The metrics of text fields, in points (TextFields.TF2).
enum TextFieldMetrics {
  /// Returns the horizontal and vertical padding of the text.
  ///
  /// - Source: measurements of rounded fields by others; the rest is a guess. Confidence: measured.
  static func inset(_ style: UITextField.BorderStyle) -> CGSize {
    switch style {
    case .none: CGSize(width: 0, height: 0)
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }
  /// The corner radius of a rounded field.
  ///
  /// - Source: implementations compared with phones. Confidence: measured.
  static let radius: CGFloat = 5
  /// The minimum height of a rounded field.
  ///
  /// - Source: as above. Confidence: measured.
  static let roundHeight: CGFloat = 34
  /// The additional height of other bordered fields, beyond a line's height.
  ///
  /// - Source: none. Confidence: guess.
  static let extraHeight: CGFloat = 7
  /// The side length of the clear button, and its distance from the edge of the field.
  ///
  /// - Source: pictures of phones. Confidence: guess.
  static let (clearSide, clearInset): (CGFloat, CGFloat) = (19, 5)
  /// The color of the border.
  ///
  /// - Source: implementations compared with phones; in dark mode a guess. Confidence: measured.
  static let border = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
  }
}
