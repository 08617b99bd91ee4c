/// An sRGB color with an opacity.
public struct DrawingColor: Sendable, Hashable {
  /// The components, clamped to 0…1 when painted.
  public var red, green, blue: Double
  /// The opacity, 0…1; the components are not premultiplied.
  public var alpha: Double

  /// Creates a color.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a gray.
  public init(gray: Double, alpha: Double = 1) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Black.
  public static let black = DrawingColor(gray: 0)
  /// White.
  public static let white = DrawingColor(gray: 1)
  /// The transparent color.
  public static let clear = DrawingColor(gray: 0, alpha: 0)

  /// The color with all components clamped to 0…1.
  public var clipped: DrawingColor {
    DrawingColor(
      red: Self.clip(red), green: Self.clip(green), blue: Self.clip(blue),
      alpha: Self.clip(alpha))
  }

  private static func clip(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
}
