/// A linear change of colours: each new component is a sum of shares of the old, and a constant.
public struct ColorMatrix: Sendable, Hashable {
  /// What one new component is made of.
  public struct Row: Sendable, Hashable {
    /// The shares of the old components, and the constant.
    public var red, green, blue, constant: Double

    /// Makes a row of shares.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ constant: Double = 0) {
      (self.red, self.green, self.blue, self.constant) = (red, green, blue, constant)
    }
  }

  /// The new components.
  public var red, green, blue: Row

  /// Makes a change of three rows.
  public init(red: Row, green: Row, blue: Row) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The change that changes nothing.
  public static let identity = ColorMatrix(
    red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

  /// Makes colours stronger, or weaker.
  ///
  /// - Parameters:
  ///   - amount: 1 leaves them, 0 makes them gray.
  ///   - lift: What is added to each component.
  /// - Source: the shares of brightness are those of the primaries of sRGB (documented).
  public static func saturation(_ amount: Double, lift: Double = 0) -> ColorMatrix {
    let (red, green, blue) = (0.2126, 0.7152, 0.0722)
    let rest = 1 - amount
    return ColorMatrix(
      red: Row(red * rest + amount, green * rest, blue * rest, lift),
      green: Row(red * rest, green * rest + amount, blue * rest, lift),
      blue: Row(red * rest, green * rest, blue * rest + amount, lift))
  }
}
