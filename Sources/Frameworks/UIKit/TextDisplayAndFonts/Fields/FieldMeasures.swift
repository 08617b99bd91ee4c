/// Figures of fields, in points.
///
/// Step TF2 is in `Documentation/Behaviour/TextFields.md`.
enum FieldMeasures {
  /// How far text is from the sides, and from above and beneath.
  ///
  /// - Source: what others measured of round fields; the others are a guess. Confidence: measured.
  static func inset(_ style: UITextField.BorderStyle) -> CGSize {
    switch style {
    case .none: CGSize(width: 0, height: 0)
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }
  /// The corners of a round field.
  ///
  /// - Source: implementations that were compared with phones. Confidence: measured.
  static let radius: CGFloat = 5
  /// How high a round field is at least.
  ///
  /// - Source: as above. Confidence: measured.
  static let roundHeight: CGFloat = 34
  /// How much higher than a line other fields are with a border.
  ///
  /// - Source: guess.
  static let extraHeight: CGFloat = 7
  /// The side of the button that takes all away, and how far it is from the field's side.
  ///
  /// - Source: pictures of phones. Confidence: guess.
  static let (clearSide, clearInset): (CGFloat, CGFloat) = (19, 5)
  /// The line around a field.
  ///
  /// - Source: implementations that were compared with phones; in dark a guess. Confidence: measured.
  static let border = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
  }
}
