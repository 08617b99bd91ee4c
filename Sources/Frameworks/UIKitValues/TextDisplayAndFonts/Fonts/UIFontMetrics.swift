/// An object that scales fonts and lengths with a text style.
///
/// - Thread: any.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font scaled to the user's preferred size; traps for a font that is already scaled.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }
  /// Returns a font scaled to the user's preferred size, up to a maximum in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }
  /// Returns a font scaled to the size of some traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, nil, traitCollection)
  }
  /// Returns a font scaled to the size of some traits, up to a maximum in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize, traitCollection)
  }

  /// Returns a length scaled to the user's preferred size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled to the size of some traits, rounded to the pixel (Text.FO6).
  ///
  /// - Parameters:
  ///   - value: The length at the default size, in points.
  ///   - traitCollection: The traits with the text size and the scale.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scale = traitCollection?.displayScale ?? 0
    let pixels = scale > 0 ? scale : Self.defaultScale
    return (value * factor(.resolved(for: traitCollection)) * pixels).rounded() / pixels
  }

  // MARK: Internals

  private let style: UIFont.TextStyle

  /// The scale, in pixels per point, for traits without one.
  ///
  /// - Source: guess; most phones have 3.
  private static let defaultScale: CGFloat = 3

  /// Returns the scale factor of the style's leading (Text.FO6).
  private func factor(_ category: UIContentSizeCategory) -> CGFloat {
    let row = DynamicType.row(style)
    return row.leading(category) / row.leading(.large)
  }

  /// Returns the scaled size of a font, rounded to the point.
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
    programmingPrecondition(
      font.scaling == nil, "UIFontMetrics cannot scale a font that is already scaled")
    let new = size(font.pointSize, at: .resolved(for: traits), maximum)
    // Bold text changes the face (Text.FO7).
    let face = traits?.legibilityWeight == .bold ? font.face.boldTextFace : font.face
    return UIFont(
      face, size: new,
      scaling: .scaled(style, size: font.pointSize, maximum: maximum))
  }
}
