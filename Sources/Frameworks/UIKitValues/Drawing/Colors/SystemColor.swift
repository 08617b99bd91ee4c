/// A system color, whose variants follow the dark style, the contrast and the level.
struct SystemColor: Sendable {
  /// The name of the color.
  let name: String
  /// The variants: light, dark, both in high contrast, elevated, and elevated in high contrast.
  private let variants: [UIColor]

  /// Creates a color from its variants, each as `0xRRGGBBAA`.
  package init(
    _ name: String, light: UInt32, dark: UInt32, lightContrast: UInt32, darkContrast: UInt32,
    elevated: UInt32, elevatedContrast: UInt32
  ) {
    self.name = name
    variants = [
      light, dark, lightContrast, darkContrast, elevated, elevatedContrast,
    ].map { UIColor(hex: $0) }
  }

  /// Returns the variant for a trait collection; the light one if the style is unspecified
  /// (Drawing.DR2).
  func resolved(with traits: UITraitCollection) -> UIColor {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return variants[isHigh ? 2 : 0] }
    let index = traits.userInterfaceLevel == .elevated ? 4 : 1
    return variants[isHigh ? (index == 4 ? 5 : 3) : index]
  }
}

extension UIColor {
  /// Creates a color from `0xRRGGBBAA`.
  fileprivate convenience init(hex: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xff) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }
}
