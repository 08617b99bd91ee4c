/// A colour of sRGB with its opacity.
public struct DrawingColor: Sendable, Hashable {
  /// How much of each, 0…1 where it is painted.
  public var red, green, blue: Double
  /// The opacity, 0…1; the colours are not multiplied by it.
  public var alpha: Double

  /// Makes a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a gray.
  public init(gray: Double, alpha: Double = 1) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Black.
  public static let black = DrawingColor(gray: 0)
  /// White.
  public static let white = DrawingColor(gray: 1)
  /// Nothing at all.
  public static let clear = DrawingColor(gray: 0, alpha: 0)

  /// The nearest colour that can be painted.
  public var clipped: DrawingColor {
    DrawingColor(
      red: Self.clip(red), green: Self.clip(green), blue: Self.clip(blue),
      alpha: Self.clip(alpha))
  }

  private static func clip(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
}
