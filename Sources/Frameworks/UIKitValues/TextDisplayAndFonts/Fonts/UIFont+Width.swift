// The widths of the system font (Text.FO16).
extension UIFont {
  /// The width of a font's glyphs.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number; 0 is the standard width.
    public let rawValue: CGFloat
    /// Creates a width from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    ///
    /// - Source: printed values of programs. Confidence: reported, as are those below.
    public static let compressed = Width(-0.3)
    /// A width narrower than the standard one.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A width wider than the standard one.
    public static let expanded = Width(0.2)
  }

  /// Returns the system font in a weight and a width (Text.FO16).
  ///
  /// - Parameters:
  ///   - fontSize: The size, in points.
  ///   - weight: The weight; the nearest available one is used.
  ///   - width: The width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    var face = FontFace(weight: weight.rawValue)
    face.width = width.rawValue
    return UIFont(face, size: fontSize)
  }
}
