/// The blend modes of a material.
public enum SCNBlendMode: Int, Sendable {
  /// Blends by opacity.
  case alpha
  /// Adds the colors.
  case add
  /// Subtracts the material's color.
  case subtract
  /// Multiplies the colors.
  case multiply
  /// Multiplies the inverted colors, and inverts the product.
  case screen
  /// Ignores the color behind.
  case replace
  /// Takes the greater value of each component.
  case max
}
