/// Makes fonts and lengths grow as a kind of text does, as large as people want to read.
///
/// - Thread: any.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Those of what there is to read.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Makes those of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font as large as people want to read; one that is scaled already stops the program.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }
  /// The same, no larger than so many points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }
  /// A font as large as traits say.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, nil, traitCollection)
  }
  /// The same, no larger than so many points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize, traitCollection)
  }

  /// A length that grows as text does, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length that grows as text does, to the pixel (FO6).
  ///
  /// - Parameters:
  ///   - value: Points at the usual setting.
  ///   - traitCollection: Says how large people want to read, and what a pixel is.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scale = traitCollection?.displayScale ?? 0
    let pixels = scale > 0 ? scale : Self.usualScale
    return (value * factor(.meant(by: traitCollection)) * pixels).rounded() / pixels
  }

  // MARK: Internals

  private let style: UIFont.TextStyle

  /// Pixels a point where nobody says.
  ///
  /// - Source: guess; most phones have 3.
  private static let usualScale: CGFloat = 3

  /// FO6: text grows as its lines do.
  private func factor(_ category: UIContentSizeCategory) -> CGFloat {
    let row = DynamicType.row(style)
    return row.leading(category) / row.leading(.large)
  }

  /// The size of a font, to the point.
  func size(
    _ size: CGFloat, at category: UIContentSizeCategory, _ maximum: CGFloat?
  ) -> CGFloat {
    let wanted = category == .large ? size : (size * factor(category)).rounded()
    guard let maximum, maximum > 0 else { return wanted }
    return min(wanted, maximum)
  }

  private func scaled(
    _ font: UIFont, _ maximum: CGFloat?, _ traits: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil, "a font that is scaled already cannot be scaled by UIFontMetrics")
    let new = size(font.pointSize, at: .meant(by: traits), maximum)
    return UIFont(
      font.face, size: new,
      scaling: .scaled(style, size: font.pointSize, maximum: maximum))
  }
}
