extension UIColor {
  /// The components in sRGB.
  package var spriteComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  /// Returns a color between this one and another, component by component.
  ///
  /// - Parameter part: The fraction of the other color, 0…1.
  func mixed(with other: UIColor, by part: CGFloat) -> UIColor {
    let (one, two) = (spriteComponents, other.spriteComponents)
    let part = max(0, min(1, part))
    return UIColor(
      red: one.red + (two.red - one.red) * part, green: one.green + (two.green - one.green) * part,
      blue: one.blue + (two.blue - one.blue) * part,
      alpha: one.alpha + (two.alpha - one.alpha) * part)
  }
}
