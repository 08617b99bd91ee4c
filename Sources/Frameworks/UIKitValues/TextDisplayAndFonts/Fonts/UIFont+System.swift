// The system font.
extension UIFont {
  /// Returns the system font in regular weight.
  ///
  /// - Parameter fontSize: The size, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight; the nearest available one is used.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(weight: weight.rawValue), size: fontSize)
  }

  /// Returns the bold system font, which is semibold (Text.FO3).
  ///
  /// - Parameter fontSize: The size, in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// Returns the italic system font.
  ///
  /// - Parameter fontSize: The size, in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(weight: 0)
    face.isItalic = true
    return UIFont(face, size: fontSize)
  }

  /// Returns the system font with monospaced digits.
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = FontFace(weight: weight.rawValue)
    face.features = [.monospacedDigits]
    return UIFont(face, size: fontSize)
  }

  /// Returns the monospaced system font (Text.FO4).
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight; the substitute font is regular or bold.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(.system(.monospaced), weight: weight.rawValue), size: fontSize)
  }

  /// The default font of text (Text.ST5), without a warning about its substitute.
  ///
  /// - Source: Apple's reference of `NSAttributedString.Key.font`. Confidence: documented.
  package static let ofPlainText = UIFont(FontFace(.family("Helvetica"), weight: 0), size: 12)

  /// The standard point size of labels.
  ///
  /// - Source: Apple's reference of `UIFont`. Confidence: documented for macOS, guess here.
  public class var labelFontSize: CGFloat { 17 }
  /// The standard point size of buttons.
  ///
  /// - Source: the same.
  public class var buttonFontSize: CGFloat { 18 }
  /// The point size of small system text.
  ///
  /// - Source: the same.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The standard point size of the system font.
  ///
  /// - Source: the same.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  /// The available font families.
  public class var familyNames: [String] { FontFace.namedFamilies }

  /// Returns the names of the fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.fontNames(ofFamily: familyName)
  }

  /// Returns the language identifiers that a family supports, such as `de` or `zh-cn`.
  package class func languages(ofFamily familyName: String) -> [String] {
    FontFace.languages(ofFamily: familyName)
  }

  // MARK: Dynamic Type

  /// Returns the font of a text style at the user's preferred size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at a preferred size (Text.FO5).
  ///
  /// - Parameters:
  ///   - style: The text style; an unknown one counts as `body`.
  ///   - traitCollection: The traits with the size; `nil` for the user's preferred one.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.resolved(for: traitCollection)
    let row = DynamicType.row(style)
    var face = FontFace(weight: row.weight)
    face.textStyle = style
    // Bold text changes the face (Text.FO7).
    if traitCollection?.legibilityWeight == .bold { face = face.boldTextFace }
    return UIFont(face, size: row.size(category), scaling: .preferred(style))
  }
}
