// The phone's own font in its sizes and weights.
extension UIFont {
  /// The phone's own font, regular.
  ///
  /// - Parameter fontSize: Points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The phone's own font in a weight.
  ///
  /// - Parameters:
  ///   - fontSize: Points.
  ///   - weight: How heavy it is; between two of the named weights the nearest there is.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(weight: weight.rawValue), size: fontSize)
  }

  /// The phone's own font for what is to stand out, which is semibold (FO3).
  ///
  /// - Parameter fontSize: Points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  /// The phone's own font, leaning.
  ///
  /// - Parameter fontSize: Points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = FontFace(weight: 0)
    face.isItalic = true
    return UIFont(face, size: fontSize)
  }

  /// The phone's own font, with digits that are all as wide.
  ///
  /// - Parameters:
  ///   - fontSize: Points.
  ///   - weight: How heavy it is.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = FontFace(weight: weight.rawValue)
    face.hasEvenDigits = true
    return UIFont(face, size: fontSize)
  }

  /// The phone's own font whose letters are all as wide (FO4).
  ///
  /// - Parameters:
  ///   - fontSize: Points.
  ///   - weight: How heavy it is; the font that stands in is regular or bold.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontFace(.system(.monospaced), weight: weight.rawValue), size: fontSize)
  }

  /// Points of labels.
  ///
  /// - Source: Apple's reference of `UIFont`. Confidence: documented for macOS, guess here.
  public class var labelFontSize: CGFloat { 17 }
  /// Points of buttons.
  ///
  /// - Source: the same.
  public class var buttonFontSize: CGFloat { 18 }
  /// Points of small text.
  ///
  /// - Source: the same.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// Points of usual text.
  ///
  /// - Source: the same.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Names

  /// The families that can be asked for by name.
  public class var familyNames: [String] { FontFace.namedFamilies }

  /// The fonts of a family, by name.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontFace.fontNames(ofFamily: familyName)
  }

  // MARK: Dynamic Type

  /// The font for a kind of text, as large as people want to read.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a kind of text, as large as people want to read (FO5).
  ///
  /// - Parameters:
  ///   - style: What it is for; an unknown one is taken for a body's.
  ///   - traitCollection: Says how large; where it does not, what people have set.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.meant(by: traitCollection)
    let row = DynamicType.row(style)
    var face = FontFace(weight: row.weight)
    face.textStyle = style
    return UIFont(face, size: row.size(category), scaling: .preferred(style))
  }
}
