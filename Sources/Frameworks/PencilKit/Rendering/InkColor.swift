/// The components of a color of an ink, in sRGB.
struct InkColor: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// Creates the components of a color; NaN becomes 0.
  init(_ color: UIColor) {
    (red, green, blue, alpha) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func number(_ part: CGFloat) -> CGFloat { part.isFinite ? part : 0 }
    (red, green, blue, alpha) = (number(red), number(green), number(blue), number(alpha))
  }

  var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The color with inverted lightness and the same hue.
  ///
  /// The lightness L becomes 1 − L: all components shift by the same amount, which preserves their
  /// differences, and thus hue and chroma.
  var withInvertedLightness: InkColor {
    let lightness = (max(red, green, blue) + min(red, green, blue)) / 2
    let shift = 1 - 2 * lightness
    var result = self
    result.red = min(max(red + shift, 0), 1)
    result.green = min(max(green + shift, 0), 1)
    result.blue = min(max(blue + shift, 0), 1)
    return result
  }
}
