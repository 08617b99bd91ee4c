/// A color of a document in sRGB, with components 0…1.
struct DocumentColor: Hashable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha = 1.0

  static let black = DocumentColor(red: 0, green: 0, blue: 0)

  /// The color as a `UIColor`.
  var uiColor: UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The components as integers, 0…255, without alpha.
  var bytes: (red: Int, green: Int, blue: Int) {
    (Self.byte(red), Self.byte(green), Self.byte(blue))
  }

  private static func byte(_ component: Double) -> Int {
    Int((min(1, max(0, component)) * 255).rounded())
  }
}

extension DocumentColor {
  /// Creates the color of an attribute, resolved with the current traits; `nil` for a pattern.
  init?(_ value: Any?) {
    guard let color = (value as? UIColor)?.resolvedColor(with: .current) else { return nil }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}
