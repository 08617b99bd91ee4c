/// A colour of the phone's own, which is another one where it is dark or is to differ more.
struct SystemColor: Sendable {
  /// What it is called.
  let name: String
  /// The same colour in each look, at the place that the look has.
  private let variants: [UIColor]

  /// Makes a colour of what it is in each look, each as red, green, blue and alpha of 8 bits.
  init(
    _ name: String, light: UInt32, dark: UInt32, lightContrast: UInt32, darkContrast: UInt32,
    elevated: UInt32, elevatedContrast: UInt32
  ) {
    self.name = name
    variants = [
      light, dark, lightContrast, darkContrast, elevated, elevatedContrast,
    ].map { UIColor(hex: $0) }
  }

  /// DR2: what it is for some traits; light where nobody knows.
  func resolved(with traits: UITraitCollection) -> UIColor {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return variants[isHigh ? 2 : 0] }
    let place = traits.userInterfaceLevel == .elevated ? 4 : 1
    return variants[isHigh ? (place == 4 ? 5 : 3) : place]
  }
}

extension UIColor {
  /// Makes a colour of red, green, blue and alpha of 8 bits each.
  fileprivate convenience init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xff) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
