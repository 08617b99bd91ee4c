/// The blend modes of nodes.
public enum SKBlendMode: Int, Sendable {
  /// Blends by alpha.
  case alpha = 0
  /// Adds the source.
  case add = 1
  /// Subtracts the source.
  case subtract = 2
  /// Multiplies both.
  case multiply = 3
  /// Multiplies both, and doubles the product.
  case multiplyX2 = 4
  /// Multiplies the inverted colors, and inverts the product.
  case screen = 5
  /// Ignores the destination.
  case replace = 6
  /// Multiplies both, including the alpha.
  case multiplyAlpha = 7
}
