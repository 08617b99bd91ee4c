/// A color matrix: each new component is a weighted sum of the old ones and a constant.
public struct ColorMatrix: Sendable, Hashable {
  /// The weights for one new component.
  public struct Row: Sendable, Hashable {
    /// The weights of the old components, and the constant.
    public var red, green, blue, constant: Double

    /// Creates a row of weights.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ constant: Double = 0) {
      (self.red, self.green, self.blue, self.constant) = (red, green, blue, constant)
    }
  }

  /// The rows for the new components.
  public var red, green, blue: Row

  /// Creates a color matrix of three rows.
  public init(red: Row, green: Row, blue: Row) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The matrix that leaves colors unchanged.
  public static let identity = ColorMatrix(
    red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

  /// Returns a matrix that changes the saturation of colors.
  ///
  /// - Parameters:
  ///   - amount: The saturation: 1 leaves colors unchanged, 0 makes them gray.
  ///   - lift: An offset that is added to each component.
  /// - Source: the luminance weights are those of the primaries of sRGB (documented).
  public static func saturation(_ amount: Double, lift: Double = 0) -> ColorMatrix {
    let (red, green, blue) = (0.2126, 0.7152, 0.0722)
    let rest = 1 - amount
    return ColorMatrix(
      red: Row(red * rest + amount, green * rest, blue * rest, lift),
      green: Row(red * rest, green * rest + amount, blue * rest, lift),
      blue: Row(red * rest, green * rest, blue * rest + amount, lift))
  }
}
